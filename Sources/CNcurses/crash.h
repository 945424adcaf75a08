#pragma once

#include <stdbool.h>

/// Writes the lines of cnc_crash_lines and one with the number of the signal to the file of
/// cnc_crash_notice, and then the text of cnc_crash_notice to standard error. Further calls in the
/// process write nothing. Async-signal-safe; called after the terminal has been handed back.
void crash_write(int number);
