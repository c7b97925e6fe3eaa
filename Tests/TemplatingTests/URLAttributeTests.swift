import Templating
import Testing

/// Script URLs are refused where a browser would run them, and only there.
@Suite struct URLAttributeTests {
  private func isRefused(_ template: String, _ url: String) -> Bool {
    let outcome = render(template, [("u", .string(url)), ("t", true)])
    return outcome.messages.contains("URL may not stand here")
  }

  @Test(arguments: [
    "<a href=\"{{ u }}\">", "<a href='{{ u }}'>", "<a href={{ u }}>", "<a HREF = \"{{ u }}\">",
    "<img src=\"{{ u }}\">", "<form action=\"{{ u }}\">", "<button formaction=\"{{ u }}\">",
    "<video poster=\"{{ u }}\">", "<object data=\"{{ u }}\">", "<q cite=\"{{ u }}\">",
    "<use xlink:href=\"{{ u }}\">", "<a href=\"{% if t %}{{ u }}{% endif %}\">",
    "<a href=\"{% if not t %}x{% else %}{{ u }}{% endif %}\">",
    "<a href=\"{% for x in [1] %}{{ u }}{% endfor %}\">", "<a href=\"{{ u|safe }}\">",
    "<a href=\"  {{ u }}\">", "<a href=\"{# c #}{{ u }}\">",
    "{% macro m(v) %}<a href=\"{{ v }}\">{% endmacro %}{{ m(u) }}",
    "<a href=\"{% block b %}{{ u }}{% endblock %}\">",
  ])
  func refusesScripts(template: String) {
    #expect(isRefused(template, "javascript:alert(1)"))
    #expect(!isRefused(template, "https://example.com/"))
  }

  @Test(arguments: [
    "javascript:x", "JavaScript:x", " javascript:x", "java\tscript:x", "\u{1}javascript:x",
    "vbscript:x", "data:text/html,x", "java\nscript:x", "data:,x",
  ])
  func refusesSchemes(url: String) {
    #expect(isRefused("<a href=\"{{ u }}\">", url))
  }

  @Test(arguments: [
    "", "/a", "a/javascript:x", "#javascript:", "mailto:a@b", "tel:1", "https://x/?javascript:",
    "data:image/png;base64,AA", "javascripts:x", "javascript", "./x", "?q",
  ])
  func passesOthers(url: String) {
    #expect(!isRefused("<a href=\"{{ u }}\">", url))
  }

  @Test(arguments: [
    "javascript&colon;x", "&#106;avascript:x", "&#x6A;avascript:x", "java&Tab;script:x",
    "java&#10;script:x",
  ])
  func refusesReferencesInMarkup(url: String) {
    #expect(isRefused("<a href=\"{{ u|safe }}\">", url))
  }

  @Test(arguments: [
    "<p>{{ u }}</p>", "<p title=\"{{ u }}\">", "<a href=\"/x?{{ u }}\">", "<a data-x=\"{{ u }}\">",
    "<a href=\"/{{ t }}{{ u }}\">", "href: {{ u }}", "<a href=\"#\">{{ u }}</a>",
  ])
  func leavesOtherPlacesAlone(template: String) {
    #expect(!isRefused(template, "javascript:alert(1)"))
  }
}
