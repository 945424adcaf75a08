import CursesFeedback

/// Editors for text of several lines, one of them with a field that finds words.
struct Editors: WidgetPage {
  private var text = TextDocument("Dear Ada,\n\nthe engine multiplies.\n\nCharles")
  private var search = TextSearch("the")

  func view() -> Node<Event> {
    let next = Event { $0.search.findNext(in: $0.text) }
    let editor = TextEditor("Letter", text: text, changes: set(\.text))
    let problem = text.isEmpty ? "Write a letter" : "Not sent yet"
    one("Find", TextField(text: search.text, changes: set(\.search.text), submits: next))
    one("Numbers", editor.lineNumbers().find(search).frame(height: 5))
    both("Message", editor.message(problem).frame(height: 5))
    both("Read-only", editor.softWrap(false).readOnly().frame(height: 3))
    both("Empty", TextEditor("Letter", text: "", changes: set(\.text)).frame(height: 1))
  }
}
