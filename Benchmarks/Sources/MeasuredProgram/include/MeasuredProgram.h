#ifndef MEASURED_PROGRAM_H
#define MEASURED_PROGRAM_H

#include <stdbool.h>
#include <stdint.h>

/// A program that runs in its own pseudo-terminal.
typedef struct {
  int32_t pid;
  /// The master side of the pseudo-terminal, where the caller acts as the terminal; reads and
  /// writes never block.
  int32_t descriptor;
} measured_program;

/// Starts a program in a pseudo-terminal of the given size. The arguments begin with the program's
/// name and end with NULL. TERM is xterm-256color, text is UTF-8. The pid is -1 if there is no
/// pseudo-terminal or process; a program that cannot be executed ends with the status 127.
measured_program program_start(char *const *arguments, uint16_t rows, uint16_t columns);

/// The processor time of all threads of a program, in seconds; -1 if it no longer exists.
double program_processor_time(int32_t pid);

/// The peak memory of a program on Linux, its current memory on macOS, in kilobytes; -1 if unknown.
int64_t program_peak_memory(int32_t pid);

/// Whether a program has ended. True only once: the process is then reaped, and its pid is free.
bool program_has_ended(int32_t pid);

/// Kills a program and waits for its end.
void program_kill(int32_t pid);

#endif
