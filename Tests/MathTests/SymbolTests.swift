import Foundation
import Testing

@testable import Math

@Suite struct SymbolTests {
  @Test func thereAreAsManyAsUsersExpect() {
    #expect(Symbols.shared.named.count >= 550)
  }

  @Test func noNameIsBothASymbolAndACommand() {
    let both = Set(Symbols.shared.named.keys).intersection(Command.named.keys)
    #expect(both == [])
  }

  @Test func everySymbolIsOneCharacterButForNames() {
    let odd = Symbols.shared.named.filter { name, symbol in
      symbol.kind != .op && symbol.text.unicodeScalars.count != 1
    }
    #expect(odd.keys.sorted() == [])
  }

  @Test(arguments: [
    ("alpha", "\u{3B1}"), ("epsilon", "\u{3F5}"), ("varepsilon", "\u{3B5}"), ("phi", "\u{3D5}"),
    ("varphi", "\u{3C6}"), ("cdot", "\u{22C5}"), ("setminus", "\u{2216}"), ("mid", "\u{2223}"),
    ("parallel", "\u{2225}"), ("langle", "\u{27E8}"), ("Vert", "\u{2016}"), ("perp", "\u{22A5}"),
    ("colon", ":"), ("to", "\u{2192}"), ("implies", "\u{27F9}"), ("hbar", "\u{210F}"),
    ("emptyset", "\u{2205}"), ("leqslant", "\u{2A7D}"), ("bigoplus", "\u{2A01}"),
    ("ast", "\u{2217}"),
    ("prime", "\u{2032}"), ("triangle", "\u{25B3}"), ("Delta", "\u{394}"), ("sum", "\u{2211}"),
  ])
  func namesMeanTheirCharacter(_ name: String, _ character: String) {
    #expect(Symbols.shared.named[name]?.text == character)
  }

  @Test func alphabetsHaveNoUnassignedLetters() {
    let alphabets: [MathAlphabet] = [
      .bold, .italic, .boldItalic, .script, .fraktur, .doubleStruck, .sans, .monospace,
    ]
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    for alphabet in alphabets {
      let styled = letters.unicodeScalars.map { alphabet($0) }
      #expect(Set(styled).count == 52)
      #expect(styled.allSatisfy { $0.properties.generalCategory != .unassigned })
      #expect(
        String(String.UnicodeScalarView(styled)).decomposedStringWithCompatibilityMapping == letters
      )
    }
  }
}
