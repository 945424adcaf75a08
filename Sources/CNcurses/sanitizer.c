#include "sanitizer.h"

#include <stdbool.h>
#include <string.h>

static bool is_between(uint32_t scalar, uint32_t first, uint32_t last) {
  return scalar >= first && scalar <= last;
}

/// Whether a Unicode scalar is replaced: a control character except line feed and tab, a mark that
/// changes the direction of text, a separator of lines or paragraphs, an invisible operator (U+2060
/// to U+206F), a mark of an annotation, or a tag character. Others that are invisible, such as the
/// zero-width joiner, stay.
static bool is_control(uint32_t scalar) {
  return (scalar < 0x20 && scalar != '\n' && scalar != '\t') || is_between(scalar, 0x7F, 0x9F) ||
         scalar == 0x61C || is_between(scalar, 0x200E, 0x200F) ||
         is_between(scalar, 0x2028, 0x202E) || is_between(scalar, 0x2060, 0x206F) ||
         is_between(scalar, 0xFFF9, 0xFFFB) || is_between(scalar, 0xE0000, 0xE007F);
}

/// The number of continuation bytes after a first byte; -1 if no character begins with it.
static int bytes_after(uint8_t first) {
  if (first < 0x80) return 0;
  if (is_between(first, 0xC2, 0xDF)) return 1;
  if (is_between(first, 0xE0, 0xEF)) return 2;
  if (is_between(first, 0xF0, 0xF4)) return 3;
  return -1;
}

static uint32_t scalar_of(const uint8_t *bytes, int count) {
  if (count == 1) return bytes[0];
  uint32_t scalar = bytes[0] & (0x7F >> count);
  for (int i = 1; i < count; i++) scalar = scalar << 6 | (bytes[i] & 0x3F);
  return scalar;
}

/// Whether `count` bytes are the shortest encoding of a scalar, and the scalar is no surrogate.
static bool is_valid(uint32_t scalar, int count) {
  static const uint32_t least[] = {0, 0x80, 0x800, 0x10000};
  return scalar >= least[count - 1] && scalar <= 0x10FFFF && !is_between(scalar, 0xD800, 0xDFFF);
}

/// Adds the complete character or its replacement; returns the number of bytes added.
static size_t put_pending(struct sanitizer *state, uint8_t *shown) {
  int count = state->count;
  uint32_t scalar = scalar_of(state->pending, count);
  state->count = 0;
  if (is_valid(scalar, count) && !is_control(scalar)) {
    memcpy(shown, state->pending, (size_t)count);
    return (size_t)count;
  }
  const char *mark = count == 1 ? "?" : "\u00BF";
  memcpy(shown, mark, strlen(mark));
  return strlen(mark);
}

size_t sanitize(struct sanitizer *state, const uint8_t *bytes, size_t count, uint8_t *shown) {
  size_t length = 0;
  for (size_t i = 0; i < count; i++) {
    bool continues = (bytes[i] & 0xC0) == 0x80;
    if (state->count > 0 && !continues) {
      shown[length++] = '?';
      state->count = 0;
    }
    if (state->count == 0) state->needed = bytes_after(bytes[i]) + 1;
    if (state->needed == 0) {
      shown[length++] = '?';
      continue;
    }
    state->pending[state->count++] = bytes[i];
    if (state->count == state->needed) length += put_pending(state, shown + length);
  }
  return length;
}
