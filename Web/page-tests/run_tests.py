"""Runs tests of the page: run_tests.py [TEST…], without names all of this folder.

Tests that fail are run once more: on a busy machine a browser can be late. What fails twice is a failure.
"""

import os
import sys
import unittest


def failed(result):
    """The names of the tests that failed; a test with several parts counts once."""
    tests = [test for test, _ in result.failures + result.errors]
    return list(dict.fromkeys(getattr(test, "test_case", test).id() for test in tests))


def main(names):
    loader = unittest.TestLoader()
    suite = loader.loadTestsFromNames(names) if names else loader.discover(os.path.dirname(os.path.abspath(__file__)))
    names = failed(unittest.TextTestRunner().run(suite))
    if names:
        print("once more:", " ".join(names), file=sys.stderr)
        names = failed(unittest.TextTestRunner().run(loader.loadTestsFromNames(names)))
    return 1 if names else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
