#pragma once

// Wrappers for functions that Swift cannot call because they are variadic or need `stdin` and `stdout`, which are
// variables.

#include <histedit.h>
#include <stdio.h>

// glibc declares it only under a feature macro, which a module cannot set.
extern int wcwidth(wchar_t character);

typedef char *(*ce_prompt)(EditLine *);
typedef unsigned char (*ce_command)(EditLine *, int);

static inline EditLine *ce_init(const char *program) { return el_init(program, stdin, stdout, stderr); }

static inline void ce_put(const char *text) { fputs(text, stdout); }
static inline void ce_flush(void) { fflush(stdout); }

static inline int ce_set_prompt(EditLine *e, ce_prompt prompt, char mark) {
  return el_set(e, EL_PROMPT_ESC, prompt, (int)mark);
}

static inline int ce_set_editor(EditLine *e, const char *mode) { return el_set(e, EL_EDITOR, mode); }
static inline int ce_set_signal(EditLine *e, int handled) { return el_set(e, EL_SIGNAL, handled); }
static inline int ce_set_edit_mode(EditLine *e, int enabled) { return el_set(e, EL_EDITMODE, enabled); }
static inline int ce_set_reader(EditLine *e, el_rfunc_t reader) { return el_wset(e, EL_GETCFN, reader); }

static inline int ce_set_client_data(EditLine *e, void *data) { return el_set(e, EL_CLIENTDATA, data); }
static inline void *ce_client_data(EditLine *e) {
  void *data = NULL;
  el_get(e, EL_CLIENTDATA, &data);
  return data;
}

static inline int ce_add_command(EditLine *e, const char *name, ce_command command) {
  return el_set(e, EL_ADDFN, name, "", command);
}
static inline int ce_bind(EditLine *e, const char *key, const char *command) {
  return el_set(e, EL_BIND, key, command, NULL);
}
// Binds in the map of vi's command mode.
static inline int ce_bind_alternative(EditLine *e, const char *key, const char *command) {
  return el_set(e, EL_BIND, "-a", key, command, NULL);
}

static inline int ce_set_capability(EditLine *e, const char *name, const char *value) {
  return el_set(e, EL_SETTC, name, value, NULL);
}
static inline int ce_prepare_terminal(EditLine *e, int raw) { return el_set(e, EL_PREP_TERM, raw); }
static inline int ce_refresh(EditLine *e) { return el_set(e, EL_REFRESH); }
