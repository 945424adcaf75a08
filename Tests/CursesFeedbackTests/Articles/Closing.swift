import CursesFeedback

// The question with three buttons on the page "Dialogs and forms".

enum Closing: Equatable, Sendable { case saved, discarded, cancelled }

@ViewBuilder<Closing> func closingQuestion() -> Node<Closing> {
  Confirm("Save the changes?", button: "Save", confirms: .saved, cancels: .cancelled)
    .alternative("Discard", isDestructive: true, sends: .discarded)
}
