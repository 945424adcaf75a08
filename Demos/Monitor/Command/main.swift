import CursesFeedback
import MonitorDemo

Monitor.main()
