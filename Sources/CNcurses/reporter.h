#pragma once

#include <stdbool.h>

// Swift's crash reporter, which shows a prompt at a terminal and waits half a minute for a key.

/// Whether the reporter would show the prompt. The rule is Swift's own: standard input and output
/// are terminals, and the environment variable SWIFT_BACKTRACE, whose settings would decide
/// instead, is unset or empty.
bool reporter_would_ask(void);

/// Answers the prompt in advance with the key that ends the reporter. Swift reads SWIFT_BACKTRACE
/// before the program's first code and keeps the settings to itself, so that the program cannot
/// turn the prompt off at run time. Async-signal-safe.
void reporter_answer(void);
