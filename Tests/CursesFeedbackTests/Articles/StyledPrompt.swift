import CursesFeedback

/// The page "Text and forms" shows it.
func styledPrompt(_ key: String) -> Text<Draft.Event> {
  Text("Press \(key, style: .bold) to quit, or \("wait", foreground: .yellow).")
}
