"""Runs tests of the page: run_tests.py [TEST…], without names all of this folder.

Each class of tests has a process and a browser of its own, and as many of them run at a time as there are cores. Tests
that fail are run once more, alone: on a busy machine a browser can be late. What fails twice is a failure.
"""

import concurrent.futures
import io
import os
import sys
import unittest


def failed(result):
    """The names of the tests that failed; a test with several parts counts once."""
    tests = [test for test, _ in result.failures + result.errors]
    return list(dict.fromkeys(getattr(test, "test_case", test).id() for test in tests))


def run(names):
    """Runs tests in this process; returns their output, their number, and the names of those that failed."""
    printed = io.StringIO()
    result = unittest.TextTestRunner(printed).run(unittest.TestLoader().loadTestsFromNames(names))
    return printed.getvalue(), result.testsRun, failed(result)


def classes(suite):
    """The names of the tests of each class, the class with the most tests first."""
    found = {}
    pending = [suite]
    while pending:
        part = pending.pop()
        if isinstance(part, unittest.TestSuite):
            pending.extend(part)
        else:
            found.setdefault(type(part), []).append(part.id())
    return sorted(found.values(), key=len, reverse=True)


def main(names):
    loader = unittest.TestLoader()
    suite = loader.loadTestsFromNames(names) if names else loader.discover(os.path.dirname(os.path.abspath(__file__)))
    count, again = 0, []
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        for printed, number, failures in pool.map(run, classes(suite)):
            print(printed, end="", file=sys.stderr)
            count += number
            again += failures
    if again:
        print("once more:", " ".join(again), file=sys.stderr)
        printed, _, again = run(again)
        print(printed, end="", file=sys.stderr)
    print(f"{count} tests ran, {len(again)} failed", file=sys.stderr)
    return 1 if again or count == 0 else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
