import CursesFeedback
import WidgetsDemo

Widgets.main()
