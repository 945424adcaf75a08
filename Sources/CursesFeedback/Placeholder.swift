@_exported public import FeedbackCore
@_exported public import TerminalModel
@_exported public import TerminalViews
