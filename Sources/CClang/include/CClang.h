#ifndef UNDERSTUDY_CCLANG_H
#define UNDERSTUDY_CCLANG_H

#include <stddef.h>
#include <stdint.h>

/// A token of a file, as libclang's lexer sees it.
typedef struct {
    /// 0 punctuation, 1 keyword, 2 identifier, 3 literal, 4 comment.
    int32_t kind;
    uint32_t offset;
    uint32_t length;
} UnderstudyToken;

/// Loads libclang, first from the candidates of Debian, then from `fallback` (may be null).
/// Returns 1 when it is there. Call it once, before any other thread tokenizes.
int understudy_clang_load(const char *fallback);

/// The tokens of an Objective-C file's text; `*tokens` is freed with `free`. Returns their number, or
/// -1 when libclang is missing or refuses the file.
long understudy_clang_tokenize(const char *bytes, size_t count, int isObjectiveCpp, UnderstudyToken **tokens);

#endif
