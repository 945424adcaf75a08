import CursesFeedback
import TerminalFilms

/// A page of HTML with pictures of screens, without scripts and other files.
struct ScreenPage {
  /// A picture with the texts below it.
  struct Card {
    let title: String
    /// Lines that are shown on request, with a title; nil for none.
    var details: (title: String, lines: [String])?
    let frame: Frame
    var theme: Theme?
  }

  let title: String
  /// A sentence below the title.
  let lead: String
  /// The groups of cards, each with a title, which may be empty.
  let groups: [(title: String, cards: [Card])]

  /// The document.
  var html: String {
    """
    <!DOCTYPE html>
    <html lang="en"><head><meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <title>\(Self.escaped(title))</title>
    <style>
    :root { color-scheme: light dark }
    body { font: 15px/1.5 system-ui, sans-serif; margin: 2.5em auto; max-width: 1500px; \
    padding: 0 2em; background: light-dark(#f4f4f6, #16161a); color: light-dark(#222, #ddd) }
    h1 { font-weight: 600; margin: 0 } h2 { font-weight: 600; margin: 2em 0 0 }
    p, figcaption, summary { color: light-dark(#666, #999) }
    .cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(420px, 1fr)); \
    gap: 1.5em; align-items: start }
    figure { margin: 1em 0 0 } figure svg { width: 100%; height: auto }
    figcaption b { color: light-dark(#222, #ddd); font-weight: 600 }
    pre { font: 13px/1.4 ui-monospace, monospace; margin: 0; overflow-x: auto }
    </style></head><body>
    <h1>\(Self.escaped(title))</h1>
    <p>\(Self.escaped(lead))</p>
    \(groups.map(Self.section).joined(separator: "\n"))
    </body></html>

    """
  }

  private static func section(_ title: String, _ cards: [Card]) -> String {
    let heading = title.isEmpty ? "" : "<h2>\(escaped(title))</h2>\n"
    return heading + "<div class=\"cards\">\n" + cards.map(figure).joined(separator: "\n")
      + "\n</div>"
  }

  private static func figure(_ card: Card) -> String {
    let details = card.details.map { title, lines in
      """
      <details><summary>\(escaped(title))</summary>\
      <pre>\(escaped(lines.joined(separator: "\n")))</pre></details>
      """
    }
    return """
      <figure>\(card.frame.svg(title: "", theme: card.theme))\
      <figcaption><b>\(escaped(card.title))</b>\(details ?? "")</figcaption></figure>
      """
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
