#pragma once

#include <stdbool.h>

/// Writes what cnc_crash_notice and cnc_crash_lines have set, and the number of the signal, once in a
/// process. Async-signal-safe; called after the terminal has been handed back.
void crash_write(int number);
