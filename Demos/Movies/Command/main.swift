import MoviesDemo
