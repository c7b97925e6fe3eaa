import Testing

@testable import Languages

@Suite struct LanguageTests {
  @Test(arguments: [
    ("de", "Deutsch"), ("pt-BR", "português"), ("pt-PT", "português europeu"),
    ("zh-Hans-CN", "中文"), ("zh-TW", "繁體中文"), ("zh-Hant-HK", "中文 (繁體字, 中國香港特別行政區)"),
    ("he", "עברית"), ("ckb", "کوردیی ناوەندی"), ("EN_gb", "British English"),
    ("en-Latn-GB", "British English"), ("x-klingon", "x-klingon"), ("", ""),
  ]) func aLanguageHasItsOwnName(_ tag: String, _ name: String) {
    #expect(Language(tag: tag).name == name)
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("fa", true), ("ur", true), ("ckb", true), ("yi", true),
    ("ps", true), ("dv", true), ("ug", true), ("sd", true), ("az", false), ("az-Arab", true),
    ("ar-Latn", false), ("ur-Latn-IN", false), ("en", false), ("xx", false),
  ]) func theScriptDecidesTheDirection(_ tag: String, _ isFromRight: Bool) {
    #expect(Language(tag: tag).isWrittenFromRight == isFromRight)
  }

  @Test(arguments: [
    ("en", "11/30/26"), ("en-US", "11/30/26"), ("en-GB", "30/11/2026"), ("en-JM", "30/11/2026"),
    ("en-CA", "2026-11-30"), ("de-LI", "30.11.26"), ("es-CO", "30/11/26"), ("zh-MO", "30/11/2026"),
    ("ar-EG", "٣٠\u{200F}/١١\u{200F}/٢٠٢٦"), ("no", "30.11.2026"), ("tlh", "11/30/26"),
  ]) func aPlaceWithoutDatesOfItsOwnHasThoseOfItsNeighbours(_ tag: String, _ text: String) {
    let date = CalendarDate("2026-11-30T09:05:07")
    #expect(Language(tag: tag).dates.text(date, "short") == text)
  }

  @Test func wholeNumbersAskForTheseForms() {
    #expect(Language(tag: "pl").plurals.neededCategories == [.one, .few, .many])
    #expect(Language(tag: "ar").plurals.neededCategories == PluralCategory.allCases)
    #expect(Language(tag: "fr").plurals.neededCategories == [.one, .other])
    #expect(Language(tag: "ja").plurals.neededCategories == [.other])
  }

  @Test func numbersOfAnySizeHaveAForm() {
    let rules = Language(tag: "ru").plurals
    for number in [Int.min, Int.max] {
      #expect(rules.category(of: PluralOperands(number)) == .many)
    }
    for number in [1e300, .infinity, -.infinity, .nan, 1e-300, 0.1 + 0.2] {
      _ = rules.category(of: PluralOperands(number))
    }
    #expect(rules.category(of: PluralOperands(-21)) == .one)
    #expect(rules.category(of: PluralOperands(1e-300)) == .other)
  }
}
