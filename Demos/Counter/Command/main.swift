import CounterDemo
import CursesFeedback

Counter.main()
