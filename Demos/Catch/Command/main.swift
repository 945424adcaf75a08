import CatchDemo
import CursesFeedback

Catch.main()
