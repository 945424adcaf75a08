import CursesFeedback
import TokensDemo

Tokens.main()
