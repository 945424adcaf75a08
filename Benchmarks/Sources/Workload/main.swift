import CursesFeedback

let usage = """
  USAGE: workload w1|w2|w3|w4|w5|w6|w7|w8|w9|w10|w11 [DATA] [OPTIONS]

    w1      A first screen.
    w2, w3  A counter.
    w4      A million rows.
    w5      500 frames; nearly every cell changes in each. DATA contains the pictures.
    w6      Text in many scripts that scrolls; DATA is the text.
    w7      A form of 60 controls.
    w8      An editor of 100,000 lines with the cursor in the middle.
    w9      A table of a million rows in eight columns; DATA is another number of rows.
    w9-sorting  The same, while a million numbers are being sorted.
    w10     A number beside a pane that does not change.
    w11     A tree of a million nodes; DATA is another number of nodes.
  """

Launch.main(help: { _ in "\(usage)\n\n\(LaunchOptions.help)" }) { arguments in
  var options = try LaunchOptions(takingFrom: &arguments)
  let data = arguments.dropFirst().first
  let count = data.flatMap { Int($0) }
  switch arguments.first {
  case "w1": return await FirstScreen().launch(options)
  case "w2", "w3": return await Counter().launch(options)
  case "w4": return await MillionRows().launch(options)
  case "w5":
    options.maximumFrameRate = Churn.frameRate
    return await Churn(bytes: try contents(of: data)).launch(options)
  case "w6": return await Scroll(text: try contents(of: data)).launch(options)
  case "w7": return await Survey().launch(options)
  case "w8": return await Editor().launch(options)
  case "w9-sorting":
    return await MillionCells(count: count ?? 1_000_000, isSorting: true).launch(options)
  case "w9", "w9-page", "w9-order":
    return await MillionCells(count: count ?? 1_000_000).launch(options)
  case "w10": return await Panes().launch(options)
  case "w11": return await MillionNodes(count: count ?? 1_000_000).launch(options)
  default: throw LaunchError(message: "The first argument must be one of w1 to w11; see --help.")
  }
}
