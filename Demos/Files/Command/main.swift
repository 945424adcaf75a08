import CursesFeedback
import FilesDemo

Files.main()
