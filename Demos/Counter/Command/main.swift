import CounterDemo
import CursesFeedback

await Counter.main()
