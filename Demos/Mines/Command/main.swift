import CursesFeedback
import MinesDemo

Mines.main()
