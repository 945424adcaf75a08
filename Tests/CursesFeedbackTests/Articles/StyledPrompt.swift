import CursesFeedback

/// A text with several styles, on the page "Text and forms".
func styledPrompt(_ key: String) -> Text<Draft.Event> {
  Text("Press \(key, style: .bold) to quit, or \("wait", foreground: .yellow).")
}
