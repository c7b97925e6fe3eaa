import Building
import Testing

/// Shortcodes and hooks in a whole build: their templates, and what is said when a call does not fit them.
@Suite struct ShortcodeBuildTests {
  /// A site whose only page holds a text, with more templates.
  private func site(_ text: String, _ templates: [String: String] = [:]) -> TestSite {
    var files = [
      "Content/a.md": "---\ntitle: A\n---\n" + text, "Content/b.md": "# B\n\n## Part two\n",
    ]
    for (name, text) in templates { files["Templates/" + name] = text }
    files["Templates/page.html"] = "{{ page.content }}"
    return TestSite(files)
  }

  private func html(_ text: String, _ templates: [String: String] = [:]) -> String {
    let site = site(text, templates)
    let messages = site.messages()
    return messages.isEmpty ? site.read("Output/a/index.html") ?? "" : messages
  }

  @Test func aTemplateGetsArgumentsTheInsideThePageAndTheSite() {
    let template =
      "{{ name }} {{ args | join(',') }} {{ params.x | default('-') }} [{{ inner }}] {{ page.title }} {{ site.title }}"
    #expect(
      html("{{< s 1 \"<b>\" >}}x *y*{{< /s >}}\n", ["shortcodes/s.html": template])
        == "s 1,&lt;b&gt; - [x <em>y</em>] A Test\n")
  }

  @Test func templatesMayAskForThePagesOwnContentWithoutEnd() {
    #expect(
      html("a {{< s >}}\n", ["shortcodes/s.html": "({{ page.content }})"])
        == "<p>a (<p>a </p>\n)</p>\n")
  }

  @Test func theBuiltInOnesAreThere() {
    #expect(
      html("{{< details \"More\" >}}\n\n*x*\n\n{{< /details >}}\n")
        == "<details><summary>More</summary>\n\n<p><em>x</em></p>\n</details>\n")
    let figure = html("{{< figure src=\"b.md\" alt=\"B\" caption=\"A *b*\" >}}\n")
    #expect(
      figure
        == "<figure><img src=\"/b/\" alt=\"B\" loading=\"lazy\"><figcaption>A <em>b</em></figcaption></figure>\n"
    )
    #expect(html("{{< youtube x_y >}}\n").contains("https://www.youtube-nocookie.com/embed/x_y\""))
    #expect(html("{{< video v.mp4 >}}\n").contains("<video class=\"video\" src=\"v.mp4\" controls"))
    #expect(html("{{< gallery a_b.png >}}\n").contains("<img src=\"a_b.png\" alt=\"a b\""))
  }

  @Test(arguments: [
    (
      "x {{< detials >}}",
      """
      Content/a.md:4:7: error: there is no shortcode 'detials'
        4 | x {{< detials >}}
          |       ^~~~~~~ did you mean 'details'?

      """
    ),
    (
      "{{< zzzz >}}",
      """
      Content/a.md:4:5: error: there is no shortcode 'zzzz'
        4 | {{< zzzz >}}
          |     ^~~~ put its template into Templates/shortcodes/zzzz.html, or write {{</* … */>}} to show it

      """
    ),
    (
      "{{< details \"x\" >}}",
      """
      Content/a.md:4:1: error: the shortcode 'details' is not closed
        4 | {{< details "x" >}}
          | ^~~~~~~~~~~~~~~~~~~ write {{< /details >}} behind what belongs in it

      """
    ),
    (
      "{{< youtube x >}}a{{< /youtube >}}",
      """
      Content/a.md:4:1: error: the shortcode 'youtube' does nothing with what stands in it
        4 | {{< youtube x >}}a{{< /youtube >}}
          | ^~~~~~~~~~~~~~~~~ take its {{< /youtube >}} away

      """
    ),
    (
      "{{< figure scr=\"a\" >}}",
      """
      Content/a.md:4:12: error: the shortcode 'figure' has no argument 'scr'
        4 | {{< figure scr="a" >}}
          |            ^~~~~~~ did you mean 'src'?

      """
    ),
    (
      "{{< figure alt=\"a\" >}}",
      """
      Content/a.md:4:5: error: the shortcode 'figure' needs the argument 'src'
        4 | {{< figure alt="a" >}}
          |     ^~~~~~ write figure src="…"

      """
    ),
    (
      "{{< details >}}\n\na\n\n{{< /details >}}",
      """
      Content/a.md:4:5: error: the shortcode 'details' needs the argument 'summary'
        4 | {{< details >}}
          |     ^~~~~~~ write details summary="…" or details "…"

      """
    ),
    (
      "{{< video muted=true >}}",
      """
      Content/a.md:4:5: error: the shortcode 'video' needs the argument 'src'
        4 | {{< video muted=true >}}
          |     ^~~~~ write video src="…" or video "…"

      """
    ),
    (
      "{{< youtube >}}",
      """
      Content/a.md:4:5: error: the shortcode 'youtube' needs the argument 'id'
        4 | {{< youtube >}}
          |     ^~~~~~~ write youtube id="…" or youtube "…"

      """
    ),
    (
      "{{< youtube a b >}}",
      """
      Content/a.md:4:15: error: the shortcode 'youtube' takes no more than 1 argument
        4 | {{< youtube a b >}}
          |               ^ take it away

      """
    ),
    (
      "{{< two 1 >}}",
      """
      Content/a.md:4:5: error: the shortcode 'two' needs 2 arguments
        4 | {{< two 1 >}}
          |     ^~~ write two "…" "…"

      """
    ),
  ])
  func aCallThatDoesNotFitIsAnErrorAtItsPlace(text: String, message: String) {
    let site = site(text + "\n", ["shortcodes/two.html": "{{ args[0] }}{{ args[1] }}"])
    #expect(site.messages() == message)
    #expect(site.read("Output/a/index.html") == nil)
  }

  @Test func aFaultOfItsTemplateNamesTheCall() {
    let site = site("> x {{< s >}}\n", ["shortcodes/s.html": "{{ 1 // 0 }}"])
    #expect(
      site.messages() == """
        Templates/shortcodes/s.html:1:4: error: '//' by zero
          1 | {{ 1 // 0 }}
            |    ^~~~~~
        Content/a.md:4:5: note: while making the shortcode 's'
          4 | > x {{< s >}}
            |     ^~~~~~~~~

        """)
  }

  @Test func templatesUnderMarkdownTakeConstructsOver() {
    #expect(
      html(
        "## H\n\n[x](b.md) [y](https://z.org)\n\n![a](c.png)\n\n```mermaid\ng\n```\n\n```js\n1\n```\n",
        [
          "markdown/link.html":
            "<a{% if link.is_external %} class=\"ext\"{% endif %} href=\"{{ link.url }}\">{{ inner }}</a>",
          "markdown/image.html": "<i>{{ image.url }} {{ image.alt }}</i>",
          "markdown/heading.html":
            "<h{{ heading.level }}>{{ heading.id }} {{ inner }}</h{{ heading.level }}>",
          "markdown/code-mermaid.html": "<pre class=\"mermaid\">{{ code.source }}</pre>",
        ])
        == "<h2>h H</h2>\n<p><a href=\"/b/\">x</a> <a class=\"ext\" href=\"https://z.org\">y</a></p>\n<p><i>c.png a</i></p>\n<pre class=\"mermaid\">g\n</pre><figure class=\"highlight\" data-lang=\"js\"><pre tabindex=\"0\"><code class=\"language-js\"><span class=\"mi\">1</span>\n</code></pre></figure>\n"
    )
  }

  /// All that braces say reaches the template, which may write it as the program itself would.
  @Test(arguments: [
    (
      "link", "<a href=\"{{ link.url }}\"{{ link.attributes | xmlattr }}>{{ inner }}</a>",
      "[x](b.md){.c #i rel=nofollow} [y](b.md)",
      "<p><a href=\"/b/\" id=\"i\" class=\"c\" rel=\"nofollow\">x</a> <a href=\"/b/\">y</a></p>\n"
    ),
    (
      "image",
      "<img src=\"{{ image.url }}\" alt=\"{{ image.alt }}\"{{ image.attributes | xmlattr }}>",
      "![x](c.png){width=3 title='a \"b\"'}",
      "<p><img src=\"c.png\" alt=\"x\" width=\"3\" title=\"a &#34;b&#34;\"></p>\n"
    ),
    (
      "heading", "<h3{{ heading.attributes | xmlattr }}>{{ inner }}</h3>",
      "## A {.c data-x}\n\n## B", "<h3 id=\"a\" class=\"c\" data-x=\"\">A</h3>\n<h3 id=\"b\">B</h3>"
    ),
    (
      "blockquote",
      "<q{{ dict(blockquote.attributes, class='q ' ~ blockquote.class) | xmlattr }}>{{ inner }}</q>",
      "> a\n\n{.c #i}", "<q id=\"i\" class=\"q c\"><p>a</p>\n</q>"
    ),
    (
      "code", "<b id=\"{{ code.id }}\" class=\"{{ code.class }}\">{{ inner }}</b>",
      "```\na\n```\n\n{.c #i}",
      "<b id=\"i\" class=\"c\"><figure id=\"i\" class=\"highlight c\"><pre tabindex=\"0\"><code>a\n</code></pre></figure>\n</b>"
    ),
    (
      "code-json",
      "<pre{{ code.attributes | xmlattr }}>{{ code.language }}: {{ code.info }}: {{ code.source }}</pre>",
      "```{.json .c #i key=val}\n1\n```",
      "<pre id=\"i\" class=\"c\" key=\"val\">json: {.json .c #i key=val}: 1\n</pre>"
    ),
    (
      "table", "<div{% if table.class %} class=\"{{ table.class }}\"{% endif %}>{{ inner }}</div>",
      "| a |\n|---|\n{.c}",
      "<div class=\"c\"><table class=\"c\">\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n</table>\n</div>"
    ),
  ])
  func aHookGetsWhatBracesGiveItsElement(
    name: String, template: String, text: String, expected: String
  ) {
    #expect(html(text + "\n", ["markdown/\(name).html": template]) == expected)
  }

  /// Whatever the text holds, also where a condition keeps the mistake from being shown.
  @Test(arguments: [
    (
      "markdown/link.html", "[a](b.md)\n", "{% if link.title %}{{ link.atributes }}{% endif %}",
      """
      Templates/markdown/link.html:1:28: error: 'link' has no field 'atributes'
        1 | {% if link.title %}{{ link.atributes }}{% endif %}
          |                            ^~~~~~~~~ did you mean 'attributes'?

      """
    ),
    (
      "markdown/code-js.html", "```js\n1\n```\n",
      "{% if not code.info %}{{ code.lang }}{% endif %}",
      """
      Templates/markdown/code-js.html:1:31: error: 'code' has no field 'lang'
        1 | {% if not code.info %}{{ code.lang }}{% endif %}
          |                               ^~~~ its fields are 'language', 'info', 'source', 'id', 'class', 'attributes'

      """
    ),
    (
      "markdown/table.html", "| a |\n|---|\n", "{% if page.draft %}{{ link.url }}{% endif %}",
      """
      Templates/markdown/table.html:1:23: error: there is no 'link' here
        1 | {% if page.draft %}{{ link.url }}{% endif %}
          |                       ^~~~ not every page has it, so ask 'if link is defined'

      """
    ),
    (
      "shortcodes/s.html", "{{< s >}}\n", "{% if page.draft %}{{ page.titel }}{% endif %}",
      """
      Templates/shortcodes/s.html:1:28: error: 'page' has no field 'titel'
        1 | {% if page.draft %}{{ page.titel }}{% endif %}
          |                            ^~~~~ did you mean 'title'?

      """
    ),
  ])
  func theirTemplatesAreCheckedBeforeAnythingIsMade(
    name: String, text: String, template: String, message: String
  ) {
    #expect(site(text, [name: template]).messages() == message)
  }

  @Test func linksToHeadingsAreChecked() {
    #expect(
      site("[x](b.md#part-two) [y](b.md#part-tow)\n").messages() == """
        Content/a.md:4:24: warning: there is no '#part-tow' in 'b.md'
          4 | [x](b.md#part-two) [y](b.md#part-tow)
            |                        ^~~~~~~~~~~~~ did you mean '#part-two'?

        """)
  }

  /// The address is known before its template is asked for anything.
  @Test func linksThatTemplatesMakeAreCheckedAlike() {
    let hooks = [
      "markdown/link.html": "<a href=\"{{ link.url }}\">{{ inner }}</a>",
      "markdown/heading.html": "<h2{{ heading.attributes | xmlattr }}>{{ inner }}</h2>",
    ]
    let messages = site(
      "## C\n\n[x](b.md#part-two) [y](b.md#part-tow) [z](#c)\n\n[z](#d) [w](gone.md)\n", hooks
    ).messages()
    #expect(
      messages == """
        Content/a.md:8:5: warning: there is no '#d' on this page
          8 | [z](#d) [w](gone.md)
            |     ^~ a heading's anchor is its text in lower case with hyphens, or what {#name} behind it says
        Content/a.md:6:24: warning: there is no '#part-tow' in 'b.md'
          6 | [x](b.md#part-two) [y](b.md#part-tow) [z](#c)
            |                        ^~~~~~~~~~~~~ did you mean '#part-two'?
        Content/a.md:8:13: warning: there is no 'gone.md' to link to
          8 | [z](#d) [w](gone.md)
            |             ^~~~~~~ write it relative to this file, or from Content/ as @/posts/hello.md

        """)
  }

  @Test func aLanguageNobodyKnowsIsToldOnce() {
    let message = site("```swfit\na\n```\n\n```swfit\nb\n```\n").messages()
    #expect(
      message == """
        Content/a.md:4:4: warning: 'swfit' is no language that can be highlighted
          4 | ```swfit
            |    ^~~~~ did you mean 'swift'?

        """)
  }

  @Test func aPageListsItsHeadings() {
    let template = [
      "page.html":
        "{{ page.shows_toc }}{% for h in page.toc %}{{ h.title }}={{ h.url }}({% for c in h.children %}{{ c.title }};{% endfor %}){% endfor %}"
    ]
    let site = TestSite([
      "site.yaml": "title: T\nstyle: plain\nmarkdown: {toc: {from: 2, to: 3}}\n",
      "Content/a.md": "---\ntoc: true\n---\n# Title\n\n## B\n\n### C\n\n#### D\n\n## E\n",
      "Templates/page.html": template["page.html"] ?? "",
    ])
    #expect(site.messages() == "")
    #expect(site.read("Output/a/index.html") == "TrueB=#b(C;)E=#e()")
  }
}
