# make play      builds rxplay and runs a lesson
# make test      runs all tests
# make examples  runs the tests of the example packages
# make bench     measures rxplay beside other libraries: make bench ARGS="P2 P3 --quick"
# make hostile   runs scripts that try to hang, crash or eat the machine
# make fuzz      looks for inputs that do
# make docs      builds the reference of the library Marbles
# make install   puts the program into PREFIX/bin

PREFIX ?= /usr/local
# Generic types are reached directly and not by their names, which the runtime would have to read: that is half of what a
# short script takes; of functions with the same code one is kept, and those that run together stand together. Not in
# Package.swift, since a package with such flags is of no use to other packages.
QUICK_START = -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
  -Xswiftc -Xfrontend -Xswiftc -function-sections -Xlinker --icf=safe
# Only gold orders sections.
FUNCTION_ORDER = $(if $(shell command -v ld.gold),-Xswiftc -use-ld=gold \
  -Xlinker "--section-ordering-file=$(CURDIR)/Scripts/function-order")
BUILD = swift build -c release --product rxplay -Xswiftc -static-executable -Xcc -DRXPLAY_STATIC $(QUICK_START)
BENCHMARKS = Benchmarks/Sources Benchmarks/Package.swift
PROGRAM = $(shell $(BUILD) --show-bin-path 2>/dev/null)/rxplay

# How long each target of `make fuzz` runs.
FUZZ_SECONDS ?= 900
FUZZ_TARGETS ?= syntax session marbles notation diagram
FUZZ = swift build -c release --product fuzz --scratch-path .build/fuzz \
  -Xswiftc -sanitize=fuzzer,address -Xswiftc -use-ld=lld

.PHONY: play build bench test examples hostile fuzz docs record order lint format install clean needs test-needs

play: build
	@$(PROGRAM) lessons/throttle.rx

build: needs
	@$(BUILD)

bench: build
	swift build -c release --package-path Benchmarks
	@Benchmarks/.build/release/bench --rxplay $(PROGRAM) $(ARGS)

# One after another: the engine is made for one thread, and tests share it.
test: test-needs
	swift test --no-parallel -Xswiftc -warnings-as-errors

examples:
	cd Examples/MarbleSnapshots && swift test

# Scripts that try to hang, crash or eat the machine, with the budgets that hold for everybody.
hostile: build test-needs
	RXPLAY_HOSTILE=$(abspath $(PROGRAM)) swift test --no-parallel --filter 'Hostile(Script|Operator)Tests'

# libFuzzer with the address sanitizer, linked by lld since gold stumbles over its symbols; both in one option, as the last
# of two would win. Closures that hold themselves are a script's to leak, and Swift's own backtraces get in the
# sanitizer's way. What is found is written to .build/fuzz/finds; mended, it goes to Tests/StreamLangTests/FuzzFinds.
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

# Writes what is printed now into the tests' expectations and the lessons: look at the difference before you commit it.
record: test-needs
	RXPLAY_RECORD=1 swift test --no-parallel
	swift build --product rxplay && .build/debug/rxplay test --update lessons README.md

# Finds out anew which functions run together; wants python3 and valgrind.
order: needs
	rm -f $(PROGRAM)
	$(BUILD) -Xlinker -Map=$(CURDIR)/.build/sections
	Scripts/order-functions $(PROGRAM) .build/sections >.build/function-order
	cp .build/function-order Scripts/function-order

# The reference of the library Marbles as a static site in .build/docs/Marbles; warnings of DocC are errors.
docs:
	swift build --target Marbles
	@rm -rf .build/docs && mkdir -p .build/docs/symbols
	swift symbolgraph-extract -module-name Marbles -minimum-access-level public -output-dir .build/docs/symbols \
	  -I "$$(swift build --show-bin-path)/Modules" \
	  -target "$$(swiftc -print-target-info | sed -n 's/^ *"triple": "\(.*\)",$$/\1/p' | head -1)"
	docc convert Sources/Marbles/Marbles.docc --additional-symbol-graph-dir .build/docs/symbols \
	  --output-dir .build/docs/Marbles --fallback-display-name Marbles --fallback-bundle-identifier rxplay.Marbles \
	  --transform-for-static-hosting --warnings-as-errors

lint:
	swift format lint --strict -r Sources Tests Fuzz Examples Package.swift $(BENCHMARKS)

format:
	swift format -i -r Sources Tests Fuzz Examples Package.swift $(BENCHMARKS)

install: build
	install -D -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/rxplay
	install -d $(DESTDIR)$(PREFIX)/share/rxplay/lessons
	install -m 644 lessons/* $(DESTDIR)$(PREFIX)/share/rxplay/lessons

clean:
	swift package clean

needs:
	@Scripts/install-needed libedit-dev

test-needs:
	@Scripts/install-needed libedit-dev tmux
