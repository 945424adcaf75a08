import CursesFeedback
import SignInDemo

SignIn.main()
