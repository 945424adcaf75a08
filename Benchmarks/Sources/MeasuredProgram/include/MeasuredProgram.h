#ifndef MEASURED_PROGRAM_H
#define MEASURED_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>

/// A program that runs in a terminal of its own.
typedef struct {
  int32_t pid;
  /// The terminal's end of the line; reading and writing never wait.
  int32_t descriptor;
} measured_program;

/// Starts a program, its name and arguments ended by NULL, in a terminal of a size; the type is
/// xterm-256color, text is UTF-8. On failure the pid is -1.
measured_program program_start(char *const *arguments, uint16_t rows, uint16_t columns);

/// The processor time that all its threads have used, in seconds; -1 where it is gone.
double program_processor_time(int32_t pid);

/// The most memory that it has had in use, in kilobytes; -1 where that is not known.
int64_t program_peak_memory(int32_t pid);

/// Whether it has ended by itself; then it is forgotten.
bool program_has_ended(int32_t pid);

/// Kills it and waits for its end.
void program_kill(int32_t pid);

#endif
