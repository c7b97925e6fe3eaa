import Foundation
import Testing

@testable import Searching

/// Keeps the words that it is given.
struct Words: WordSink {
  private(set) var all: [String] = []

  mutating func take(_ word: UnsafeRawBufferPointer) {
    all.append(String(decoding: word, as: UTF8.self))
  }
}

/// The words of a plain text.
func words(of text: String) -> [String] {
  var reader = WordReader()
  var words = Words()
  Array(text.utf8).withUnsafeBytes { reader.read($0, into: &words) }
  reader.end(&words)
  return words.all
}

/// The words of a record with their weights.
func weights(_ record: [UInt8]) -> [String: Int] {
  var reader = ShardReader(record)
  var found: [String: Int] = [:]
  for _ in 0..<reader.number() {
    let length = Int(reader.byte())
    let weight = Int(reader.byte())
    found[reader.text(length)] = weight
  }
  #expect(reader.isAtEnd)
  return found
}

func record(_ html: String, onlyHeadings: Bool = false, summary: String = "") -> [UInt8] {
  Array(html.utf8).withUnsafeBytes {
    PageWords.record(ofHTML: $0, onlyHeadings: onlyHeadings, summary: summary)
  }
}

/// Work done by one thread that says it is `threads` of them.
struct Alone: WorkSharing {
  var threads = 1

  func map<Value: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Value) -> [Value] {
    (0..<count).map(body)
  }
}

/// Reads what `ShardWriter` wrote, as the script does.
struct ShardReader {
  private let bytes: [UInt8]
  private var place = 0
  private var last: [UInt8] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isAtEnd: Bool { place == bytes.count }

  mutating func byte() -> UInt8 {
    defer { place += 1 }
    return bytes[place]
  }

  mutating func number() -> Int {
    var (number, shift) = (0, 0)
    while true {
      let byte = byte()
      number |= Int(byte & 127) << shift
      if byte < 128 { return number }
      shift += 7
    }
  }

  mutating func text(_ count: Int? = nil) -> String {
    let count = count ?? number()
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }

  mutating func word() -> String {
    let (shared, count) = (number(), number())
    last = Array(last.prefix(shared)) + bytes[place..<place + count]
    place += count
    return String(decoding: last, as: UTF8.self)
  }

  mutating func postings(_ count: Int) -> [Int: Int] {
    var (page, found) = (-1, [Int: Int]())
    for _ in 0..<count {
      let number = number()
      page += number >> 2 + 1
      found[page] = number & 3 == 3 ? Int(byte()) : number & 3 + 1
    }
    return found
  }

  mutating func print() -> String {
    let bytes = [byte(), byte(), byte()]
    return bytes.reversed().map { String(format: "%02x", $0) }.joined()
  }
}

/// An index as the script reads it.
struct ReadIndex {
  struct Word: Equatable {
    let pages: Int
    let isCommon: Bool
    let postings: [Int: Int]
  }

  var pages = 0
  var words: [String: Word] = [:]
  /// Words of the index in their order.
  var order: [String] = []
  /// Where the words of each file begin.
  var starts: [String] = []
  var beginnings: [String: (best: [Int: Int], whole: [Int: Int])] = [:]
  var similar: [[String]] = []
  var shown: [[String]] = []

  init(_ files: [SearchFile]) throws {
    let byName = Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) })
    var entry = ShardReader(try #require(byName["index.bin"]))
    #expect(entry.byte() == 3)
    pages = entry.number()
    let pagesOfFile = entry.number()
    let groupSize = entry.number()
    var names: [String: [String]] = [:]
    for number in 0..<entry.number() {
      starts.append(entry.word())
      names["w", default: []].append("w\(number).\(entry.print()).bin")
    }
    for kind in ["b", "t", "d"] {
      var print = ""
      for number in 0..<entry.number() {
        if number % groupSize == 0 { print = entry.print() }
        names[kind, default: []].append("\(kind)\(number).\(print).bin")
      }
    }
    #expect(entry.isAtEnd)
    #expect(Set(names.values.joined()).union(["index.bin"]) == Set(byName.keys))
    for (number, name) in (names["w"] ?? []).enumerated() {
      var file = ShardReader(try #require(byName[name]))
      for place in 0..<file.number() {
        let word = file.word()
        if place == 0 {
          #expect(word.hasPrefix(starts[number]))
          let isBehind = order.last.map {
            $0.utf8.lexicographicallyPrecedes(starts[number].utf8)
          }
          #expect(isBehind ?? starts[number].isEmpty)
        }
        let number = file.number()
        let isCommon = number & 1 == 1
        let postings = file.postings(isCommon ? file.number() : number >> 1)
        #expect(words[word] == nil)
        words[word] = Word(pages: number >> 1, isCommon: isCommon, postings: postings)
        order.append(word)
      }
      #expect(file.isAtEnd)
    }
    for name in names["b"] ?? [] {
      var file = ShardReader(try #require(byName[name]))
      for _ in 0..<file.number() {
        let beginning = file.word()
        beginnings[beginning] = (file.postings(file.number()), file.postings(file.number()))
      }
      #expect(file.isAtEnd)
    }
    for name in names["t"] ?? [] {
      var (file, list) = (ShardReader(try #require(byName[name])), [String]())
      for _ in 0..<file.number() {
        list.append(file.word())
        _ = file.byte()
      }
      #expect(file.isAtEnd)
      similar.append(list)
    }
    for name in names["d"] ?? [] {
      var (file, count) = (ShardReader(try #require(byName[name])), 0)
      while !file.isAtEnd {
        shown.append([file.word(), file.text(), file.text(), file.text()])
        count += 1
      }
      #expect(count <= pagesOfFile)
    }
  }
}
