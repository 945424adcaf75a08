// So that an application imports one module only.
@_exported public import FeedbackCore
@_exported public import TerminalModel
@_exported public import TerminalViews
