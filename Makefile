# make play      builds rxplay and runs a lesson
# make test      runs all tests
# make examples  runs the tests of the example packages
# make bench     measures rxplay beside other libraries: make bench ARGS="P2 P3 --quick"
# make install   puts the program into PREFIX/bin

PREFIX ?= /usr/local
BUILD = swift build -c release --product rxplay -Xswiftc -static-executable
BENCHMARKS = Benchmarks/Sources Benchmarks/Package.swift
PROGRAM = $(shell $(BUILD) --show-bin-path 2>/dev/null)/rxplay

.PHONY: play build bench test examples record lint format install clean needs test-needs

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

# Writes what is printed now into the tests' expectations and the lessons: look at the difference before you commit it.
record: test-needs
	RXPLAY_RECORD=1 swift test --no-parallel
	swift build --product rxplay && .build/debug/rxplay test --update lessons README.md

lint:
	swift format lint --strict -r Sources Tests Examples Package.swift $(BENCHMARKS)

format:
	swift format -i -r Sources Tests Examples Package.swift $(BENCHMARKS)

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
