#pragma once

#include <stdbool.h>
#include <stdint.h>

// Standard output and standard error of a process that has the terminal: they are written to a
// nameless file, and its end is shown when the terminal is handed back.

struct captured {
  /// The file; -1 if nothing is captured.
  int file;
  /// Where standard error and standard output went before; -1 if they are not captured.
  int errors, output;
  /// A descriptor that is readable after the file was written to; -1 if the system has none.
  int changes;
  /// The bytes at the start of the file whose memory was given back.
  int64_t released;
};

/// Makes the file. False, with errno, on failure.
bool captured_open(struct captured *_Nonnull captured, bool errors, bool output);
void captured_close(struct captured *_Nonnull captured);

/// Gives back the memory of text that will not be shown.
void captured_release(struct captured *_Nonnull captured);

// Async-signal-safe:

void captured_begin(const struct captured *_Nonnull captured);
void captured_end(const struct captured *_Nonnull captured);

/// Writes the end of the file, made harmless, to the terminal, and empties the file.
void captured_show(struct captured *_Nonnull captured, int terminal, int *_Nonnull waits);

/// The descriptor again, as one from 3 up that no child inherits; -1, with errno, on failure.
int above_standard(int descriptor);
