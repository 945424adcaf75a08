#pragma once

#include <stdbool.h>
#include <stdint.h>

// Standard output and standard error of a process that has taken the terminal (draws on it). Each
// of them can be captured: redirected to an unnamed file, the end of which is shown when the
// terminal is handed back.

struct captured {
  /// The file; -1 if nothing is captured.
  int file;
  /// Copies of the original standard error and standard output; -1 if the stream is not captured.
  int errors, output;
  /// A descriptor that is readable after a write to the file; -1 if the system has none.
  int changes;
  /// The number of bytes at the start of the file whose memory has been freed.
  int64_t released;
};

/// Makes the file, unless neither stream is captured. On failure, returns false, with errno set and
/// the name of the failed function in `call`.
bool captured_open(struct captured *_Nonnull captured, bool errors, bool output,
                   const char *_Nullable *_Nonnull call);
void captured_close(struct captured *_Nonnull captured);

/// Frees the memory of text that will not be shown.
void captured_release(struct captured *_Nonnull captured);

// Async-signal-safe, for use in signal handlers:

/// Redirects the streams to the file.
void captured_begin(const struct captured *_Nonnull captured);
/// Undoes the redirection.
void captured_end(const struct captured *_Nonnull captured);

/// Writes the end of the file, sanitized, to the terminal, at most 64 KiB in about two seconds, and
/// empties the file. `waits` is the number of waits so far (write_patiently allows five, 200 ms in
/// all); each KiB of the text may use all waits that remain. If `answer_milliseconds`, the time
/// that an answer of the terminal may take, is longer than the two seconds or than the 200 ms, it
/// replaces that limit: on a line that delays an answer, the terminal also reads late.
void captured_show(struct captured *_Nonnull captured, int terminal, int32_t answer_milliseconds,
                   int *_Nonnull waits);

/// Moves a descriptor to a number from 3 up that child processes do not inherit. -1, with errno, on
/// failure.
int above_standard(int descriptor);
