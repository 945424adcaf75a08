// An application imports one module.
@_exported public import FeedbackCore
@_exported public import TerminalModel
@_exported public import TerminalViews
