import CursesFeedback
import StopwatchDemo

Stopwatch.main()
