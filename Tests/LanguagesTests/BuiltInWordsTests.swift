import Testing

@testable import Languages

@Suite struct BuiltInWordsTests {
  private static let tags = [
    "en", "de", "fr", "es", "it", "pt", "nl", "sv", "pl", "ru", "uk", "ja", "zh", "zh-Hant", "ko",
    "ar", "he",
  ]

  @Test(arguments: tags) func everyLanguageHasEveryText(_ tag: String) {
    let words = Language(tag: tag).words
    let english = Language.english.words
    #expect(words.keys.sorted() == english.keys.sorted())
    for (key, phrase) in words {
      let places = Set(english[key]?.placeholders ?? [])
      #expect(Set(phrase.placeholders) == places, "\(tag) \(key)")
    }
  }

  @Test(arguments: tags) func textsWithNumbersHaveAllFormsThatTheLanguageHas(_ tag: String) {
    let language = Language(tag: tag)
    for (key, phrase) in language.words where phrase.forms.count > 1 {
      let needed = Set(language.plurals.neededCategories).union([.other])
      #expect(Set(phrase.forms.keys) == needed, "\(tag) \(key)")
    }
  }

  @Test func aLanguageWithoutTextsHasNone() {
    #expect(Language(tag: "da").words.isEmpty)
    #expect(Language(tag: "pt-BR").words["home"]?.text(.other) == "Início")
    #expect(Language(tag: "zh-TW").words["home"]?.text(.other) == "首頁")
  }

  @Test func aFormThatIsNotThereIsTheOneThatIsMostLikeIt() {
    let phrase = Phrase(forms: [.one: "eins", .few: "paar"])
    #expect(phrase.text(.one) == "eins")
    #expect(phrase.text(.many) == "paar")
    #expect(Phrase("x").text(.two) == "x")
  }

  @Test func placesAreNamesInBraces() {
    #expect(
      Phrase.parts(of: "a {b} {c d} {} {{e}") == [
        .words("a "), .place("b"), .words(" {c d} {} {"), .place("e"),
      ])
    #expect(Phrase.parts(of: "{a}{b}") == [.place("a"), .place("b")])
    #expect(Phrase.parts(of: "{a") == [.words("{a")])
    #expect(Phrase.parts(of: "") == [])
  }
}
