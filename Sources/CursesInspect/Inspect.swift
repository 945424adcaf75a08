import CursesFeedback

/// Shows the inspector of another process.
@main struct Inspect {
  @MainActor static func main() {
    Launch.main(help: { _ in InspectCommand.help }, InspectCommand.run)
  }
}
