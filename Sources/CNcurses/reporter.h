#pragma once

#include <stdbool.h>

// Swift's crash reporter, which asks a question at a terminal and waits half a minute for a key.

/// Whether the reporter would ask. Swift's own rule: if input and output are a terminal, and the user
/// has not chosen. What the user has chosen in SWIFT_BACKTRACE is left alone.
bool reporter_would_ask(void);

/// Answers the question with the key for its end, before it is asked. Swift reads SWIFT_BACKTRACE
/// before the first code of the program and keeps its settings to itself, so that the reporter cannot
/// be told at run time not to ask. Async-signal-safe.
void reporter_answer(void);
