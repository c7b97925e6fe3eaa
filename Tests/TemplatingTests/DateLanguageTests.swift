import Dates
import Languages
import Templating
import Testing

/// Dates in the page's language, and in others.
@Suite struct DateLanguageTests {
  /// 2026-11-30 09:05:07 in a zone two hours east.
  private static let date = Value.date(DateTime(instant: 1_796_022_307, offset: 7200))

  private func text(_ template: String, language: String = "de") -> Outcome {
    var options = Environment.Options()
    options.language = Language(tag: language)
    return render(["main": template], [("d", Self.date)], options: options)
  }

  @Test(arguments: [
    ("{{ d | date('short') }}", "30.11.26"), ("{{ d | date('medium') }}", "30.11.2026"),
    ("{{ d | date('long') }}", "30. November 2026"),
    ("{{ d | date('full') }}", "Montag, 30. November 2026"),
    ("{{ d | date('short_time') }}", "09:05"), ("{{ d | date('long_time') }}", "09:05:07 GMT+2"),
    ("{{ d | date('medium_datetime') }}", "30.11.2026, 09:05:07"),
    ("{{ d | date('yMMMd') }}", "30. Nov. 2026"),
    ("{{ d | date('EEEEMMMMd') }}", "Montag, 30. November"),
    ("{{ d | date('yMMMMdjm') }}", "30. November 2026, 09:05"),
    ("{{ d | date('%A, %-d. %B %Y') }}", "Montag, 30. November 2026"),
    ("{{ d | date('%a %b') }}", "Mo. Nov."), ("{{ d | date }}", "2026-11-30"),
    ("{{ d | date('long', 'fr') }}", "30 novembre 2026"),
    ("{{ d | date('long', locale='en-GB') }}", "30 November 2026"),
    ("{{ d | date('%B', locale='ja') }}", "11月"),
    ("{{ d.strftime('%B') }}", "November"), ("{{ d | date(format='yQQQ') }}", "Q4 2026"),
    ("{{ [d] | map('date', 'MMMd') | join }}", "30. Nov."),
    ("{% set x = d | date('long') %}{{ x | upper }}", "30. NOVEMBER 2026"),
  ]) func datesAreThoseOfTheLanguage(_ template: String, _ expected: String) {
    #expect(text(template) == Outcome(text: expected))
  }

  @Test func aPageWithoutALanguageIsEnglish() {
    #expect(
      render("{{ d | date('medium') }} {{ d | date('%b') }}", [("d", Self.date)]).text
        == "Nov 30, 2026 Nov")
  }

  @Test func whatIsWrittenIsEscaped() {
    let outcome = text("{{ d | date('<%B>') }}")
    #expect(outcome.text == "&lt;November&gt;")
  }

  @Test(arguments: [
    (
      "{{ d | date('lnog') }}",
      """
      main:1:13: error: there is no date format 'lnog'
        1 | {{ d | date('lnog') }}
          |             ^~~~~~ did you mean 'long'?

      """
    ),
    (
      "{{ d | date(format='day') }}",
      """
      main:1:20: error: there is no date format 'day'
        1 | {{ d | date(format='day') }}
          |                    ^~~~~ write a length such as 'long', fields such as 'yMMMd', or a pattern such as '%d %B %Y'

      """
    ),
    (
      "{{ d | date('long', locale='german') }}",
      """
      main:1:28: error: no dates are known in the language 'german'
        1 | {{ d | date('long', locale='german') }}
          |                            ^~~~~~~~ write a tag such as 'de' or 'pt-BR'

      """
    ),
    (
      "{% for x in ['zz'] %}{{ d | date(x) }}{% endfor %}",
      """
      main:1:29: error: there is no date format 'zz'
        1 | {% for x in ['zz'] %}{{ d | date(x) }}{% endfor %}
          |                             ^~~~ write a length such as 'long', fields such as 'yMMMd', or a pattern such as '%d %B %Y'

      """
    ),
  ]) func unknownFormatsAreTold(_ template: String, _ message: String) {
    #expect(text(template).messages == message)
  }

  @Test func anyNumberOfFormatsAndLanguagesMayBeMadeUp() {
    let outcome = text(
      "{% for n in range(400) %}{{ d | date('y' ~ 'M' * (n % 4 + 1) ~ 'd' * (n % 2 + 1), ['de', 'en-' ~ n][n % 2]) | length }}{% endfor %}"
    )
    #expect(outcome.messages == "")
  }
}
