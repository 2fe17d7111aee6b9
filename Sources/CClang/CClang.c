// libclang is loaded when the first Objective-C file needs it: whoever has only Swift does not pay for
// it, and need not have it. Only its lexer is used, through its stable C interface, whose few types are
// declared here as that interface fixes them.
#include "CClang.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

typedef struct { const char *name; const char *contents; unsigned long length; } UnsavedFile;
typedef struct { const void *data[2]; unsigned value; } Location;
typedef struct { const void *data[2]; unsigned begin; unsigned end; } Range;
typedef struct { unsigned values[4]; void *data; } Token;

static void *(*createIndex)(int, int);
static void (*disposeIndex)(void *);
static int (*parse)(void *, const char *, const char *const *, int, UnsavedFile *, unsigned, unsigned, void **);
static void (*disposeUnit)(void *);
static void *(*getFile)(void *, const char *);
static Location (*locationForOffset)(void *, void *, unsigned);
static Range (*makeRange)(Location, Location);
static void (*tokenize)(void *, Range, Token **, unsigned *);
static void (*disposeTokens)(void *, Token *, unsigned);
static int (*tokenKind)(Token);
static Range (*tokenExtent)(void *, Token);
static Location (*rangeStart)(Range);
static Location (*rangeEnd)(Range);
static void (*fileLocation)(Location, void **, unsigned *, unsigned *, unsigned *);

static const char *const candidates[] = {
    "libclang-14.so.1", "libclang-14.so.14", "/usr/lib/llvm-14/lib/libclang-14.so.1", "libclang.so.1", "libclang.so",
};

static int bindSymbols(void *library) {
#define BIND(variable, symbol) if (!(*(void **)&variable = dlsym(library, symbol))) return 0
    BIND(createIndex, "clang_createIndex");
    BIND(disposeIndex, "clang_disposeIndex");
    BIND(parse, "clang_parseTranslationUnit2");
    BIND(disposeUnit, "clang_disposeTranslationUnit");
    BIND(getFile, "clang_getFile");
    BIND(locationForOffset, "clang_getLocationForOffset");
    BIND(makeRange, "clang_getRange");
    BIND(tokenize, "clang_tokenize");
    BIND(disposeTokens, "clang_disposeTokens");
    BIND(tokenKind, "clang_getTokenKind");
    BIND(tokenExtent, "clang_getTokenExtent");
    BIND(rangeStart, "clang_getRangeStart");
    BIND(rangeEnd, "clang_getRangeEnd");
    BIND(fileLocation, "clang_getFileLocation");
#undef BIND
    return 1;
}

int understudy_clang_load(const char *fallback) {
    static int state = -1;
    if (state >= 0) return state;
    state = 0;
    for (size_t index = 0; index < sizeof candidates / sizeof *candidates + 1; index++) {
        const char *name = index < sizeof candidates / sizeof *candidates ? candidates[index] : fallback;
        void *library = name ? dlopen(name, RTLD_NOW | RTLD_LOCAL) : NULL;
        if (!library) continue;
        if (bindSymbols(library)) return state = 1;
        dlclose(library);
    }
    return state;
}

// The text is wrapped into a region that the preprocessor skips: the lexer sees all of it, and clang's
// parser nothing, which is quick and cannot overflow on deep nesting.
static const char prefix[] = "#if 0\n";
static const char suffix[] = "\n#endif\n";

// Blanks the directives that would end the region.
static void blankStrayDirectives(char *text, size_t count) {
    size_t depth = 0;
    for (size_t line = 0; line < count;) {
        size_t at = line;
        while (at < count && (text[at] == ' ' || text[at] == '\t')) at++;
        if (at < count && text[at] == '#') {
            size_t word = at + 1;
            while (word < count && (text[word] == ' ' || text[word] == '\t')) word++;
            size_t left = count - word;
            if (left >= 2 && !memcmp(text + word, "if", 2)) {
                depth++;
            } else if (left >= 5 && !memcmp(text + word, "endif", 5)) {
                if (depth) depth--; else text[at] = ' ';
            } else if (left >= 3 && !memcmp(text + word, "el", 2)) {
                if (!depth) text[at] = ' ';
            }
        }
        const char *end = memchr(text + line, '\n', count - line);
        line = end ? (size_t)(end - text) + 1 : count;
    }
}

long understudy_clang_tokenize(const char *bytes, size_t count, int isObjectiveCpp, UnderstudyToken **result) {
    *result = NULL;
    if (!parse || count > UINT32_MAX / 2) return -1;
    const size_t before = sizeof prefix - 1, after = sizeof suffix - 1;
    char *text = malloc(before + count + after + 1);
    if (!text) return -1;
    memcpy(text, prefix, before);
    if (count) memcpy(text + before, bytes, count);
    memcpy(text + before + count, suffix, after + 1);
    blankStrayDirectives(text + before, count);
    const char *name = isObjectiveCpp ? "/understudy/input.mm" : "/understudy/input.m";
    const char *arguments[] = {
        "-x", isObjectiveCpp ? "objective-c++" : "objective-c", "-fsyntax-only", "-fblocks",
        "-nostdinc", "-w",
    };
    UnsavedFile file = {name, text, before + count + after};
    void *index = createIndex(0, 0);
    void *unit = NULL;
    // 0x400: only this file; nothing is looked for on the disk.
    int failure = parse(index, name, arguments, sizeof arguments / sizeof *arguments, &file, 1, 0x400, &unit);
    if (failure || !unit) {
        disposeIndex(index);
        free(text);
        return -1;
    }
    long written = -1;
    void *handle = getFile(unit, name);
    if (handle) {
        Range range = makeRange(locationForOffset(unit, handle, (unsigned)before),
                                locationForOffset(unit, handle, (unsigned)(before + count)));
        Token *tokens = NULL;
        unsigned number = 0;
        tokenize(unit, range, &tokens, &number);
        UnderstudyToken *out = malloc((number + 1) * sizeof *out);
        if (out) {
            written = 0;
            for (unsigned each = 0; each < number; each++) {
                Range extent = tokenExtent(unit, tokens[each]);
                unsigned start = 0, end = 0;
                fileLocation(rangeStart(extent), NULL, NULL, NULL, &start);
                fileLocation(rangeEnd(extent), NULL, NULL, NULL, &end);
                if (start < before || end <= start || end > before + count) continue;
                out[written++] = (UnderstudyToken){tokenKind(tokens[each]), start - (unsigned)before, end - start};
            }
            *result = out;
        }
        if (tokens) disposeTokens(unit, tokens, number);
    }
    disposeUnit(unit);
    disposeIndex(index);
    free(text);
    return written;
}
