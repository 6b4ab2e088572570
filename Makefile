# make play       builds rxplay and runs a lesson
# make test       runs the quick tests
# make check      runs everything that CI runs: format, all tests, examples, scripts in Markdown files, the reference,
#                 and the page
# make examples   runs the tests of the example packages, and weaves the example pages
# make dependents runs two packages that depend on this one by a git URL and a tag
# make circles    counts the lines of files that depend on one another in circles
# make bench      measures rxplay beside other libraries: make bench ARGS="P2 P3 --quick"
# make hostile    runs scripts that try to hang the program, crash it or exhaust the machine
# make fuzz       searches for inputs that do so
# make laws       holds the laws of causes against 100,000 random pipelines of each kind
# make sanitize   runs the laws and the pieces of pasted code under the address sanitizer
# make differential  runs random programs beside RxJS and OpenCombine, and compares what they print
# make libraries  writes the page on the five libraries, docs/libraries.md, from the catalogue of operators
# make docs       builds the reference of the library Marbles
# make embedded   checks quickly whether the engine, the language and the printing compile as Embedded Swift
# make web        builds the page: static files in .build/web, and rxplay.html, one file that works from disk
# make web-test   checks that the page prints what the program prints, survives hostile scripts, and works in a browser
# make install    puts the program, its manual page, completions, lessons and exercises into PREFIX
# make uninstall  removes them
# make dist       makes the archives of a release in .build/dist

PREFIX ?= /usr/local
# Generic types are reached directly and not by their names, whose reading in the runtime would take half the time of a
# short script. Of functions with the same code one is kept. No such flag is in Package.swift, because other packages
# cannot depend on a package with unsafe flags.
QUICK_START = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xfrontend -Xswiftc -function-sections -Xlinker --icf=safe
# The program runs on one thread: it needs neither atomic reference counts nor exclusivity checks. Only optimised builds
# omit them, so that the tests run with all checks.
ONE_THREAD = -Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -assume-single-threaded
# Apple's systems have no static executables, and other linkers.
ifeq ($(shell uname),Darwin)
BUILD = swift build -c release --product rxplay $(ONE_THREAD)
else
BUILD = swift build -c release --product rxplay -Xswiftc -static-executable -Xcc -DRXPLAY_STATIC $(ONE_THREAD) \
  $(QUICK_START)
endif
PROGRAM = $(shell $(BUILD) --show-bin-path 2>/dev/null)/rxplay

# The time for each target of `make fuzz`, in seconds.
FUZZ_SECONDS ?= 900
FUZZ_TARGETS ?= syntax session javascript objc swift marbles notation diagram
FUZZ = swift build -c release --product fuzz --scratch-path .build/fuzz \
  -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld $(ONE_THREAD)

.PHONY: play build bench test thorough check examples dependents migrated circles scripts hostile laws sanitize differential fuzz docs embedded \
  record lint format install dist dist-test \
  uninstall clean libraries web web-program web-test web-compare web-hostile web-browser \
  needs test-needs differential-needs web-needs browser-needs

play: build
	@$(PROGRAM) lessons/throttle.rx

build: needs
	@$(BUILD)

bench: build
	swift build -c release --package-path Benchmarks
	@Benchmarks/.build/release/bench --rxplay $(PROGRAM) $(ARGS)

# Suites that take long: the whole catalogue, tables of teardown, random and hostile input, interruption, memory, long
# texts, deep nesting. `make check` runs them.
THOROUGH = ThreeWays|Teardown|a run is over|Interruption|CatalogueLaw|CatalogueAnswers|CauseLaw|PieceTests|Injectivity|PictureDifference|Budget|Memory|Hostile|OriginLaw|Agreement|DialectLaw|DialectCallLaw|LibraryLaw|HeldValueLaw|WorkLaw|LessonSource|LongOutput|ExerciseTests|Nesting|FastPath|StreamLangTests.Replay|Fuzz|Random
# Debug builds have the same flags everywhere, because a build with other flags would compile everything anew.
DEBUG = -Xswiftc -warnings-as-errors
DEBUG_PROGRAM = .build/debug/rxplay
# The tests run one after another: the engine is made for one thread, and tests share it.
TEST = Scripts/run-tests --no-parallel $(DEBUG)

test: test-needs
	$(TEST) --skip '$(THOROUGH)'

thorough: test-needs
	$(TEST) --filter '$(THOROUGH)'

# Compiling the page keeps one core busy for minutes: the long tests and the other checks run beside it. Packages are
# installed before, because apt-get runs once at a time.
check: lint test web-needs differential-needs browser-needs
	@$(MAKE) -j2 --output-sync=line thorough web circles examples dependents scripts docs differential migrated
	@$(MAKE) -j2 --output-sync=line web-compare web-hostile WEB=
	@$(MAKE) web-browser WEB=

examples: needs
	@Scripts/install-needed nodejs
	cd Examples/MarbleSnapshots && swift test
	swift build --product rxplay $(DEBUG)
	Examples/Weaving/check $(DEBUG_PROGRAM)

circles:
	@Scripts/install-needed nodejs
	@node Scripts/circles.mjs

# The dependents build the commit, not the work tree.
dependents:
	Scripts/dependents .build/dependents

# Pieces that move to Combine compile against OpenCombine.
migrated: needs
	swift build --product rxplay $(DEBUG)
	Scripts/compile-migrated $(abspath $(DEBUG_PROGRAM)) \
	  $(wildcard Tests/StreamLangTests/Pasted/rxswift/*.swift Tests/StreamLangTests/Pasted/reactiveswift/*.swift)

libraries: needs
	swift build --product rxplay $(DEBUG)
	$(DEBUG_PROGRAM) docs --libraries > docs/libraries.md.new
	mv docs/libraries.md.new docs/libraries.md
	$(DEBUG_PROGRAM) docs --migrating > docs/migrating.md.new
	mv docs/migrating.md.new docs/migrating.md
	$(DEBUG_PROGRAM) test --update docs/migrating.md

# Checks the lessons, the exercises and the scripts in Markdown files.
scripts: needs
	swift build --product rxplay $(DEBUG)
	$(DEBUG_PROGRAM) test lessons exercises README.md README.zh.md $(wildcard docs)
	$(DEBUG_PROGRAM) weave --check --pictures docs/marbles README.md README.zh.md

# Scripts that try to hang the program, crash it or exhaust the machine, under the default budgets.
hostile: build test-needs
	RXPLAY_HOSTILE=$(abspath $(PROGRAM)) $(TEST) --filter 'Hostile(Script|Operator)Tests'

# The laws run in several processes, with a number of pipelines and the first seed.
LAWS_PIPELINES ?= 100000
LAWS_SEED ?= 0

laws: test-needs
	RXPLAY_LAWS=1 swift build -c release --product rxplayPackageTests --scratch-path .build/laws -Xswiftc -enable-testing
	RXPLAY_LAWS=1 Scripts/laws $(LAWS_PIPELINES) $(LAWS_SEED) \
	  swift test -c release --scratch-path .build/laws --skip-build --no-parallel

# What a run lets go of too early, or uses too late, is found here: all operators and ways of making a stream, random
# pipelines, and pasted code. Closures that hold themselves leak, which is the script's own fault.
SANITIZE = --scratch-path .build/sanitize --sanitize=address

sanitize: test-needs
	swift build --build-tests $(SANITIZE)
	SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 swift test --skip-build --no-parallel $(SANITIZE) \
	  --filter 'Law|a run is over|PieceTests|OpenRun|FuzzFind|ThreeWays'

# Random programs beside the libraries themselves: their number, the first seed, and the maximum time of each of the two
# parts.
DIFFERENTIAL_PROGRAMS ?= 200
DIFFERENTIAL_SEED ?= 1
DIFFERENTIAL_SECONDS ?= 60
DIFFERENTIAL = $(abspath $(DEBUG_PROGRAM)) $(DIFFERENTIAL_SEED) $(DIFFERENTIAL_PROGRAMS) $(DIFFERENTIAL_SECONDS)

differential: needs differential-needs
	swift build --product rxplay $(DEBUG)
	NODE_PATH=/usr/share/nodejs TZ=UTC node Tests/Differential/RxJS/run.mjs $(DIFFERENTIAL)
	swift run --package-path Tests/Differential/Combine CombineDifferential $(DIFFERENTIAL)

# libFuzzer with the address sanitizer, linked by lld because gold fails on its symbols; both are in one option, because
# the last of two options wins. Closures that hold themselves leak, which is the script's own fault, and Swift's
# backtraces disturb the sanitizer. Finds are written to .build/fuzz/finds; after their repair, they go to
# Tests/StreamLangTests/FuzzFinds.
fuzz: needs
	RXPLAY_FUZZ=1 $(FUZZ)
	Scripts/fuzz-corpus .build/fuzz/corpus
	mkdir -p .build/fuzz/finds
	for target in $(FUZZ_TARGETS); do \
	  SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 .build/fuzz/release/fuzz $$target \
	    .build/fuzz/corpus/$$target -dict=.build/fuzz/corpus/words -max_total_time=$(FUZZ_SECONDS) -timeout=10 \
	    -rss_limit_mb=2048 -detect_leaks=0 -max_len=4096 -print_final_stats=1 \
	    -artifact_prefix=.build/fuzz/finds/$$target- || exit 1; \
	done

# Writes the actual output into the expectations of tests and lessons: check the difference before you commit it.
record: test-needs
	RXPLAY_RECORD=1 $(TEST)
	swift build --product rxplay $(DEBUG) && $(DEBUG_PROGRAM) test --update lessons exercises README.md README.zh.md docs

# The program of the page consists of the targets below it, as Embedded Swift for WebAssembly: it has no key paths as
# functions, no casts to protocols and no weak references. A copy of a function for each closure argument would make the
# program larger and no faster.
EMBEDDED = RXPLAY_WEB=1 swift build -c release --triple wasm64-unknown-none-wasm --scratch-path .build/embedded \
  -Xswiftc -enable-experimental-feature -Xswiftc Embedded -Xswiftc -enable-experimental-feature -Xswiftc Extern \
  -Xswiftc -wmo -Xswiftc -Xllvm -Xswiftc -sil-disable-pass=closure-specialize -debug-info-format none $(ONE_THREAD)

# Compiles engine, language and printing in this way, and generates no code.
embedded:
	$(EMBEDDED) --target Printing

web: web-program
	node Web/tools/catalogue.mjs .build/web
	node Web/tools/assemble.mjs .build/web
	node Web/tools/reading.mjs .build/web

# The features of WebAssembly that all browsers have.
WASM_OPT = wasm-opt -Oz --enable-bulk-memory --enable-mutable-globals --enable-nontrapping-float-to-int --enable-sign-ext

# The lessons of "A path of an hour": the first two parts of the program draw them.
FIRST_LESSONS = $(patsubst %,lessons/%.rx,first-steps transforming filtering throttle text-field flattenMap switchToLatest \
  combining failing search)
OTHER_SCRIPTS = $(wildcard lessons/*.rx exercises/*/*.rx Tests/StreamLangTests/Errors/*.rx Tests/StreamLangTests/Pasted/*/*.swift)

web-program: web-needs
	$(EMBEDDED) --target WebExports
	Scripts/link-web .build/embedded .build/embedded/rxplay.wasm
	$(WASM_OPT) .build/embedded/rxplay.wasm -o .build/embedded/rxplay-whole.wasm
	mkdir -p .build/embedded/parts .build/web
	node Web/tools/split.mjs .build/embedded/rxplay-whole.wasm .build/embedded/parts $(FIRST_LESSONS) -- $(OTHER_SCRIPTS)
	cd .build/embedded/parts && for part in *.wasm; do $(WASM_OPT) $$part -o ../../web/$$part || exit 1; done

# The tests of the page build it first; with `WEB=` they use it as it is.
WEB ?= web

web-test: web-compare web-hostile web-browser

# Files of test vectors, whose lines have a `script`, for `make web-compare`.
VECTORS ?=

# Lessons, exercises, the examples of all operators, pasted code and wrong programs, as text, JSON and SVG; test vectors
# as JSON.
web-compare: $(WEB) needs
	swift build --product rxplay $(DEBUG)
	node Web/test/compare.mjs .build/web $(DEBUG_PROGRAM) $(wildcard lessons/*.rx exercises/*/*.rx) \
	  $(wildcard Tests/StreamLangTests/Errors/*.rx Tests/StreamLangTests/Pasted/*/*.swift Tests/JavaScriptTests/Pieces/*) \
	  .build/web/catalogue.json
	$(if $(VECTORS),node Web/test/compare.mjs .build/web $(DEBUG_PROGRAM) --formats json $(VECTORS))

web-hostile: $(WEB)
	node Web/test/hostile.mjs .build/web $(wildcard Web/test/hostile*.txt) Tests/rxplayTests/Hostile/scripts.txt

web-browser: $(WEB) browser-needs
	Web/page-tests/run .build/web

# The reference of the library Marbles as a static site in .build/docs/Marbles; warnings of DocC are errors.
docs:
	swift build --target Marbles $(DEBUG)
	@rm -rf .build/docs && mkdir -p .build/docs/symbols
	swift symbolgraph-extract -module-name Marbles -minimum-access-level public -output-dir .build/docs/symbols \
	  -I "$$(swift build --show-bin-path)/Modules" \
	  -target "$$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$$/\1/p' | head -1)"
	docc convert Packages/Marbles/Sources/Marbles/Marbles.docc --additional-symbol-graph-dir .build/docs/symbols \
	  --output-dir .build/docs/Marbles --fallback-display-name Marbles --fallback-bundle-identifier rxplay.Marbles \
	  --transform-for-static-hosting --warnings-as-errors

# Pasted code in tests stays as its authors wrote it.
SWIFT_FILES = $(shell find Sources Packages Tests Fuzz Examples Benchmarks -name '*.swift' -not -path '*/.build/*' -not -path '*/Pasted/*') \
  Package.swift

lint:
	@swift format lint --strict $(SWIFT_FILES)

format:
	@swift format -i $(SWIFT_FILES)

SHARE = $(DESTDIR)$(PREFIX)/share

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/rxplay
	install -d $(SHARE)/rxplay/lessons $(SHARE)/man/man1 $(SHARE)/man/zh_CN/man1 $(SHARE)/bash-completion/completions \
	  $(SHARE)/zsh/site-functions $(SHARE)/fish/vendor_completions.d
	install -d $(SHARE)/rxplay/lessons/objc $(SHARE)/rxplay/lessons/zh
	install -m 644 lessons/*.rx lessons/*.md $(SHARE)/rxplay/lessons
	install -m 644 lessons/objc/* $(SHARE)/rxplay/lessons/objc
	cp -R lessons/zh $(SHARE)/rxplay/lessons
	cp -R exercises $(SHARE)/rxplay
	$(PROGRAM) man >$(SHARE)/man/man1/rxplay.1
	$(PROGRAM) man --language zh >$(SHARE)/man/zh_CN/man1/rxplay.1
	$(PROGRAM) completions bash >$(SHARE)/bash-completion/completions/rxplay
	$(PROGRAM) completions zsh >$(SHARE)/zsh/site-functions/_rxplay
	$(PROGRAM) completions fish >$(SHARE)/fish/vendor_completions.d/rxplay.fish

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/rxplay $(SHARE)/man/man1/rxplay.1 $(SHARE)/man/zh_CN/man1/rxplay.1 \
	  $(SHARE)/bash-completion/completions/rxplay $(SHARE)/zsh/site-functions/_rxplay $(SHARE)/fish/vendor_completions.d/rxplay.fish
	rm -rf $(SHARE)/rxplay

VERSION = $(shell sed -n 's/.*static let version = "rxplay \(.*\)"$$/\1/p' Sources/rxplay/Arguments/Command.swift)

dist:
	rm -rf .build/dist
	@$(MAKE) install DESTDIR=$(abspath .build/dist/root) PREFIX=/usr
	Scripts/dist .build/dist $(VERSION)

# Installs the package of this machine's program into an empty system, uses it there, and removes it.
dist-test: dist
	Scripts/dist-test .build/dist

clean:
	swift package clean

needs:
	@Scripts/install-needed libedit-dev

test-needs:
	@Scripts/install-needed libedit-dev tmux neovim

differential-needs:
	@Scripts/install-needed nodejs node-rxjs

web-needs:
	@Scripts/install-needed nodejs esbuild libjs-codemirror binaryen

browser-needs:
	@Scripts/install-needed chromium python3-venv node-typescript
