#define _GNU_SOURCE
#define _DARWIN_C_SOURCE 1

#include "captured.h"

#include "sanitizer.h"
#include "tty_internal.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/inotify.h>
#endif

/// The maximum number of bytes to show: more would keep the user waiting on a slow line.
enum { SHOWN = 64 * 1024 };

/// The maximum number of milliseconds for showing these bytes.
enum { SHOWING = 2000 };

/// The minimum number of bytes that are freed at once.
enum { RELEASED = 1024 * 1024 };

int above_standard(int descriptor) {
  if (descriptor < 0) return -1;
  int result = fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  int error = errno;
  close(descriptor);
  errno = error;
  return result;
}

/// Makes the file. On failure, returns -1, with errno set and the name of the failed function in
/// `call`.
static int open_file(const char **call) {
#ifdef __linux__
  // In memory, if the system has /dev/shm. A file of memfd_create is the last choice: inotify does
  // not report writes to it, so captured_release is not called, and its memory is not limited.
  int descriptor = open("/dev/shm", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (descriptor < 0) descriptor = open("/tmp", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
  if (descriptor < 0) descriptor = memfd_create("captured", MFD_CLOEXEC);
  *call = "memfd_create";
#else
  FILE *file = tmpfile();
  int descriptor = file == NULL ? -1 : dup(fileno(file));
  *call = file == NULL ? "tmpfile" : "dup";
  if (file != NULL) fclose(file);
#endif
  if (descriptor < 0) return -1;
  *call = "fcntl";
  descriptor = above_standard(descriptor);
  if (descriptor >= 0) fcntl(descriptor, F_SETFL, O_APPEND);
  return descriptor;
}

/// Opens a descriptor that is readable after a write to the file: captured_release is called then.
/// -1 if the system refuses: the file's memory is then not limited.
static int watch_file(int file) {
#ifdef __linux__
  char path[64];
  int descriptor = above_standard(inotify_init1(IN_CLOEXEC | IN_NONBLOCK));
  if (descriptor < 0) return -1;
  snprintf(path, sizeof path, "/proc/self/fd/%d", file);
  if (inotify_add_watch(descriptor, path, IN_MODIFY) >= 0) return descriptor;
  close(descriptor);
#else
  (void)file;
#endif
  return -1;
}

bool captured_open(struct captured *captured, bool errors, bool output, const char **call) {
  *captured = (struct captured){.file = -1, .errors = -1, .output = -1, .changes = -1};
  if (!errors && !output) return true;
  captured->file = open_file(call);
  if (captured->file < 0) return false;
  *call = "fcntl";
  if (errors) captured->errors = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (errors && captured->errors < 0) return false;
  if (output) captured->output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  if (output && captured->output < 0) return false;
  captured->changes = watch_file(captured->file);
  return true;
}

void captured_close(struct captured *captured) {
  int descriptors[] = {captured->file, captured->errors, captured->output, captured->changes};
  for (size_t i = 0; i < sizeof descriptors / sizeof *descriptors; i++)
    if (descriptors[i] >= 0) close(descriptors[i]);
}

void captured_begin(const struct captured *captured) {
  if (captured->errors >= 0) dup2(captured->file, STDERR_FILENO);
  if (captured->output >= 0) dup2(captured->file, STDOUT_FILENO);
}

void captured_end(const struct captured *captured) {
  if (captured->errors >= 0) dup2(captured->errors, STDERR_FILENO);
  if (captured->output >= 0) dup2(captured->output, STDOUT_FILENO);
}

static int64_t file_size(int file) {
  struct stat status;
  return file >= 0 && fstat(file, &status) == 0 ? status.st_size : 0;
}

/// The offset from which the file is shown: the first start of a line in the last 64 KiB. If no
/// line starts in the first of these KiB, a line is cut.
static int64_t start_of_shown(int file, int64_t size) {
  uint8_t bytes[1024];
  if (size <= SHOWN) return 0;
  int64_t start = size - SHOWN;
  ssize_t count = pread(file, bytes, sizeof bytes, start);
  for (ssize_t i = 0; i < count; i++)
    if (bytes[i] == '\n') return start + i + 1;
  return start;
}

/// Writes a line with the number of bytes before those that are shown.
static void show_gap(int64_t count, int terminal, int *waits) {
  static const char text[] = " bytes that were written before this are left out]\n";
  uint8_t line[32 + sizeof text];
  size_t start = 32;
  memcpy(line + start, text, sizeof text - 1);
  for (; count > 0; count /= 10) line[--start] = (uint8_t)('0' + count % 10);
  line[--start] = '[';
  write_patiently(terminal, line + start, 32 + sizeof text - 1 - start, false, waits);
}

void captured_show(struct captured *captured, int terminal, int32_t answer_milliseconds,
                   int *waits) {
  uint8_t bytes[1024], shown[sizeof bytes + SANITIZER_PENDING];
  int64_t size = file_size(captured->file), offset = start_of_shown(captured->file, size);
  struct sanitizer state = {0};
  ssize_t count;
  int64_t end =
      milliseconds_now() + (answer_milliseconds > SHOWING ? answer_milliseconds : SHOWING);
  int more_waits = answer_milliseconds / WAIT - WAITS;
  bool reads = true;
  if (more_waits > 0) *waits -= more_waits;
  if (offset > 0) show_gap(offset, terminal, waits);
  // Stops at the size measured above: another process may still write to the file.
  while (reads && offset < size && milliseconds_now() < end) {
    if ((count = pread(captured->file, bytes, sizeof bytes, offset)) <= 0) break;
    size_t length = sanitize(&state, bytes, (size_t)count, shown);
    // The waits for one piece do not count for the next: a slow terminal that reads gets as many
    // pieces as the time allows.
    int waits_now = *waits;
    reads = write_patiently(terminal, shown, length, false, &waits_now);
    offset += count;
  }
  if (size > 0 && ftruncate(captured->file, 0) != 0) return;
}

int32_t cnc_tty_captured_changes(const cnc_tty *tty) { return tty->captured.changes; }

bool cnc_tty_captures(const cnc_tty *tty) { return tty->captured.file >= 0; }

int64_t cnc_tty_captured_text(const cnc_tty *tty, uint8_t *bytes, int64_t capacity) {
  int64_t size = file_size(tty->captured.file), length = 0;
  int64_t start = size > capacity ? size - capacity : 0;
  ssize_t count;
  while (length < capacity && start + length < size) {
    count = pread(tty->captured.file, bytes + length, (size_t)(capacity - length), start + length);
    if (count <= 0) break;
    length += count;
  }
  return length;
}

void captured_release(struct captured *captured) {
#ifdef __linux__
  uint8_t events[sizeof(struct inotify_event) + NAME_MAX + 1];
  while (read(captured->changes, events, sizeof events) > 0) {}
  int64_t size = file_size(captured->file);
  if (size < captured->released) captured->released = 0;
  // Keeps twice the bytes to show: another thread may be showing the file.
  int64_t end = size - 2 * SHOWN;
  if (end - captured->released < RELEASED) return;
  fallocate(captured->file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, captured->released,
            end - captured->released);
  captured->released = end;
#else
  (void)captured;
#endif
}
