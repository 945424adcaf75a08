#pragma once

#include <stddef.h>
#include <stdint.h>

/// The maximum number of bytes of an incomplete character.
enum { SANITIZER_PENDING = 3 };

/// The state between two pieces of a text; all zero before the first piece.
struct sanitizer {
  uint8_t pending[SANITIZER_PENDING + 1];
  int count, needed;
};

/// Copies UTF-8 text, and replaces control characters (except line feeds and tabs), most other
/// invisible characters, such as marks that change the direction of text, and invalid bytes: a
/// complete sequence of several bytes by `¿`, a single byte or an incomplete sequence by `?`. A character
/// that is incomplete at the end of the last piece is left out. `shown` has room for `count +
/// SANITIZER_PENDING` bytes. Async-signal-safe. Returns the number of bytes in `shown`.
size_t sanitize(struct sanitizer *_Nonnull state, const uint8_t *_Nonnull bytes, size_t count,
                uint8_t *_Nonnull shown);
