/// What an atom stands for, now that the whole document is known.
enum AtomMeaning {
  /// Its own text.
  case literal
  /// Nothing: it has done its work.
  case nothing
  case link(scheme: StaticString)
  /// The mark of a footnote: its number, and how often it was referred to before, counted from 1.
  case note(number: Int, occurrence: Int)
  case beginsDeletion
  case endsDeletion
  case emoji
  case math(display: Bool, content: Range<Int>)
  /// `[text]{…}`: which of `Reading.attributes`, and whether its id is its own.
  case beginsSpan(Int, hasID: Bool)
  case endsSpan
  /// Which of `Reading.shortcodes`.
  case shortcode(Int, Shortcodes.Role)
  /// `{{</* … */>}}`, shown without the `/*` and `*/`.
  case shownShortcode(Int)
}
