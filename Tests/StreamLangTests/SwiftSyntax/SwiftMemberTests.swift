import Testing

@testable import StreamLang

/// Members and functions of Swift's libraries.
@Suite struct SwiftMemberTests {
  @Test func arrays() {
    check("[\"1\", \"x\"].compactMap { Int($0) }\n[1, 2].allSatisfy { $0 > 1 }", gives: "[1]", "false")
    check(
      "[3, 1, 2].first(where: { $0 < 3 })\n[3, 1, 2].firstIndex(of: 2)\n[1, 2, 1].lastIndex(of: 1)", gives: "1", "2",
      "2")
    check(
      "[1, 2].contains(where: { $0 > 1 })\n[4, 5].indices\n[1, 2, 3].drop(while: { $0 < 2 })", gives: "true", "0..<2",
      "[2, 3]")
    check("[1, 2].union([2, 3])\n[1, 2].intersection([2])\n[1, 2].subtracting([1])", gives: "[1, 2, 3]", "[2]", "[2]")
    check("[\"bb\", \"a\"].min(by: { $0.count < $1.count })", gives: "a")
    check("[\"a\", \"b\"].enumerated().map { \"\\($0.offset)\\($0.element)\" }", gives: "[0a, 1b]")
  }

  @Test func `Arrays and what members give of them are zipped as lists`() {
    check(
      "let names = [\"a\", \"b\", \"c\"]\nfor (a, b) in zip(names, names.dropFirst()) { log(a + b) }", logs: "ab",
      "bc")
    check(
      "let names = [\"a\", \"b\"]\nfor (i, n) in zip(1..., names) { log(\"\\(i)\\(n)\") }", logs: "1a", "2b")
  }

  @Test func arraysChangeInPlace() {
    check(
      "var xs = [3, 1, 2]\nxs.sort()\nxs.insert(9, at: 0)\nxs.removeFirst()\nxs.append(contentsOf: [7])\nxs",
      gives: "9", "[1, 2, 3, 7]")
    check("var xs = [1, 2, 3, 4]\nxs.removeAll { $0 % 2 == 0 }\nxs.reverse()\nxs.popLast()\nxs", gives: "1", "[3]")
    check("var flag = false\nflag.toggle()\nflag", gives: "true")
    check("var rows = [[2, 1]]\nrows[0].sort()\nrows", gives: "[[1, 2]]")
    #expect(ScriptOutcome("let xs = [2, 1]\nxs.sort()").failures == ["'xs' is made by 'let' and stays as it is"])
    #expect(ScriptOutcome("var xs = []\nxs.removeFirst()").failures == ["1 is beyond the 0 elements"])
  }

  @Test func reducingIntoAValue() {
    check("[\"a\", \"b\", \"a\"].reduce(into: [:]) { counts, w in counts[w, default: 0] += 1 }", gives: "[a: 2, b: 1]")
    check("[1, 2].reduce(into: []) { $0.append($1 * 2) }", gives: "[2, 4]")
    #expect(ScriptOutcome("[1].map { $0 += 1 }").failures == ["'$0' is a parameter and stays as it is"])
  }

  @Test func dictionaries() {
    check("var d = [\"a\": 1]\nd[\"b\", default: 5] += 1\nd.removeValue(forKey: \"a\")\nd", gives: "1", "[b: 6]")
    check("[\"a\": 1, \"b\": 2].filter { $0.value > 1 }\n[\"a\": 1].mapValues { $0 * 2 }", gives: "[b: 2]", "[a: 2]")
    check(
      "Dictionary(grouping: [1, 2, 3], by: { $0 % 2 })\nDictionary(uniqueKeysWithValues: [(\"a\", 1)])",
      gives: "[1: [1, 3], 0: [2]]", "[a: 1]")
  }

  @Test func strings() {
    check(
      "\"a,b,,c\".components(separatedBy: \",\")\n\"a-b\".replacingOccurrences(of: \"-\", with: \"+\")",
      gives: "[a, b, , c]", "a+b")
    check(
      "\"[\" + \"  hi \".trimmingCharacters(in: .whitespaces) + \"]\"\n\"big apple\".capitalized", gives: "[hi]",
      "Big Apple")
    check("\"a1b2\".filter { $0.isNumber }\n\"abc\".map { $0.uppercased() }", gives: "12", "[A, B, C]")
    check("var s = \"a\"\ns.append(\"b\")\ns += \"c\"\ns", gives: "abc")
  }

  /// A position in a text is the number of characters before it.
  @Test func positionsInStrings() {
    check(
      """
      let mail = "ann@work.org"
      let at = mail.firstIndex(of: "@")!
      mail[..<at]
      mail[mail.index(after: at)...]
      mail[mail.index(mail.startIndex, offsetBy: 2)]
      mail.distance(from: at, to: mail.endIndex)
      mail.lastIndex(of: "o")
      """, gives: "ann", "work.org", "n", "9", "9")
    #expect(ScriptOutcome("\"ab\"[1..<5]").failures == ["1..<5 is beyond the 2 elements"])
  }

  @Test func partsOfStrings() {
    check(
      "\"hello\".dropLast(2)\n\"hello\".prefix(while: { $0 != \"l\" })\n\"a1\".contains(where: { $0.isNumber })",
      gives: "hel", "he", "true")
    check(
      "\"b\".asciiValue\n\"7\".wholeNumberValue\n\"x\".wholeNumberValue\n\"banana\".max()", gives: "98", "7", "nil", "n"
    )
    check("var s = \"bc\"\ns.insert(\"a\", at: 0)\ns.removeLast()\ns", gives: "c", "ab")
  }

  @Test func sets() {
    check(
      "[1, 2].isSubset(of: [3, 2, 1])\n[1].isDisjoint(with: [1])\n[1, 2].symmetricDifference([2, 3])", gives: "true",
      "false", "[1, 3]")
    check("var seen = Set([1])\n[1, 2, 2].filter { seen.insert($0).inserted }", gives: "[2]")
    check("var s = Set([1])\ns.formUnion([2])\ns.subtract([1])\ns", gives: "[2]")
  }

  @Test func partsOfArraysChange() {
    check("var xs = [1, 2, 3]\nxs[0...1] = [9]\nxs.insert(contentsOf: [7, 8], at: 1)\nxs", gives: "[9, 7, 8, 3]")
    check("var xs = [1, 2, 3]\nxs.removeSubrange(0..<2)\nxs.replaceSubrange(0..<1, with: [4, 5])\nxs", gives: "[4, 5]")
    check("[1, 0, 2].split(separator: 0)\n[1, 2].elementsEqual([1, 2])", gives: "[[1], [2]]", "true")
  }

  @Test func pairsOfDictionaries() {
    check(
      "let d = [\"a\": 1, \"b\": 2]\nd.first { $0.value > 1 }!.key\nd.contains { $0.value > 2 }\nd.max { $0.value < $1.value }!.key",
      gives: "b", "false", "b")
    check("var d = [\"a\": 1]\nd.merge([\"a\": 2, \"b\": 3]) { $0 + $1 }\nd", gives: "[a: 3, b: 3]")
    check("[\"a\": \"1\", \"b\": \"x\"].compactMapValues { Int($0) }", gives: "[a: 1]")
  }

  @Test func formats() {
    check(
      "String(format: \"%.2f|%03d|%@|%5d|%-4@|%x|%%\", 3.14159, 7, \"x\", 42, \"ab\", 255)",
      gives: "3.14|007|x|   42|ab  |ff|%")
    check("String(format: \"%.1f\", 0.25)\nString(format: \"%.0f\", -0.4)", gives: "0.2", "-0")
    check(
      "String(repeating: \"ab\", count: 3)\nString(255, radix: 16)\nInt(\"ff\", radix: 16)", gives: "ababab", "ff",
      "255")
  }

  @Test func numbersAndFunctions() {
    check(
      "10.isMultiple(of: 5)\npow(2, 10)\nsqrt(16)\n2.5.rounded(.down)\n(-3).magnitude", gives: "true", "1024.0", "4.0",
      "2.0", "3")
    check(
      "stride(from: 0, to: 10, by: 4)\nstride(from: 3, through: 1, by: -1)\nzip([1, 2], [\"a\", \"b\"])",
      gives: "[0, 4, 8]", "[3, 2, 1]", "[(1, a), (2, b)]")
    check("Array(repeating: 0, count: 3)\nArray(1...3)\nSet([1, 2, 1])", gives: "[0, 0, 0]", "[1, 2, 3]", "[1, 2]")
    check("print(\"a\", \"b\", separator: \"-\")", logs: "a-b")
  }

  /// Of streams, `zip` is the operator.
  @Test func zipOfStreams() {
    check("zip(just(1), just(2)).subscribe { print($0) }", logs: "(1, 2)")
  }
}
