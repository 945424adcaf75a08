import CursesFeedback
import GittyDemo

Gitty.main()
