#pragma once

#include <stddef.h>
#include <stdint.h>

/// Bytes of a character whose other bytes are yet to come, at most.
enum { HARMLESS_PENDING = 3 };

/// Text that is made harmless in pieces; all zero at its start.
struct harmless {
  uint8_t pending[HARMLESS_PENDING + 1];
  int count, needed;
};

/// Copies UTF-8 without what a terminal obeys: of the controls, line feed and tab pass; other
/// controls, marks that change the direction of text, invisible tags and bytes that are not UTF-8
/// become question marks, upside down for a character of several bytes. `shown` has room for
/// `count + HARMLESS_PENDING` bytes. A character that is cut at the end of the last piece is left out.
/// Async-signal-safe.
/// Returns the number of bytes in `shown`.
size_t harmless_make(struct harmless *_Nonnull text, const uint8_t *_Nonnull bytes, size_t count,
                     uint8_t *_Nonnull shown);
