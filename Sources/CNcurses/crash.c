#include "crash.h"

#include "include/CNcurses.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/// A text that is complete before a handler can see it.
struct text {
  uint8_t *bytes;
  size_t count, capacity;
};

static atomic_int file = -1;
static struct text notice;
/// New lines are stored in the text that is not current, so that a handler that runs meanwhile
/// finds the earlier lines.
static struct text lines[2];
static atomic_int current;
static atomic_bool is_written;

static void set(struct text *text, const uint8_t *bytes, size_t count) {
  text->count = 0;
  if (text->capacity < count) {
    free(text->bytes);
    text->capacity = count * 2;
    text->bytes = malloc(text->capacity);
    if (text->bytes == NULL) text->capacity = 0;
  }
  if (text->bytes == NULL || count == 0) return;
  memcpy(text->bytes, bytes, count);
  text->count = count;
}

void cnc_crash_notice(int32_t descriptor, const uint8_t *bytes, size_t count) {
  atomic_store(&file, -1);
  if (atomic_load(&is_written)) return;
  set(&notice, bytes, count);
  if (descriptor < 0) set(&lines[atomic_load(&current)], bytes, 0);
  atomic_store(&file, descriptor);
}

void cnc_crash_lines(const uint8_t *bytes, size_t count) {
  int next = 1 - atomic_load(&current);
  if (atomic_load(&is_written)) return;
  set(&lines[next], bytes, count);
  atomic_store(&current, next);
}

static void write_all(int descriptor, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(descriptor, bytes, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;  // A full disk, or a pipe without a reader.
    bytes += written;
    count -= (size_t)written;
  }
}

void crash_write(int number) {
  uint8_t line[] = "{\"report\":\"crash\",\"signal\":00}\n";
  int descriptor = atomic_load(&file);
  if (descriptor < 0 || atomic_exchange(&is_written, true)) return;
  const struct text *text = &lines[atomic_load(&current)];
  write_all(descriptor, text->bytes, text->count);
  uint8_t *digits = line + sizeof line - 5;
  digits[0] = (uint8_t)('0' + number / 10);
  digits[1] = (uint8_t)('0' + number % 10);
  // JSON has no number that begins with a zero.
  if (number < 10) digits[0] = ' ';
  write_all(descriptor, line, sizeof line - 1);
  write_all(STDERR_FILENO, notice.bytes, notice.count);
}
