import HTML
import Highlighting
import Testing

@Suite struct CodeBlockTests {
  private func block(_ source: String, _ change: (inout CodeBlockOptions) -> Void) -> String {
    var options = CodeBlockOptions()
    change(&options)
    var buffer = ByteBuffer()
    let bytes = Array(source.utf8)
    bytes.withUnsafeBytes { CodeBlock(options).write($0, into: &buffer) }
    return buffer.string()
  }

  @Test func aBareBlockIsPlain() {
    #expect(
      block("a < b\n") { _ in } == """
        <figure class="highlight"><pre tabindex="0"><code>a &lt; b
        </code></pre></figure>
        """)
  }

  @Test func anUnknownLanguageIsPlainAndEscaped() {
    #expect(
      block("x") { $0.language = "a\"b" } == """
        <figure class="highlight" data-lang="a&#34;b"><pre tabindex="0"><code \
        class="language-a&#34;b">x</code></pre></figure>
        """)
  }

  @Test func titleNumbersAndMarks() {
    let html = block("{\n1\n}\n") {
      $0.language = "json"
      $0.title = "a & b"
      $0.numbersLines = true
      $0.firstNumber = 9
      $0.markedLines = [2...2, 2...9_999_999]
    }
    #expect(
      html == """
        <figure class="highlight" data-lang="json"><figcaption>a &amp; b</figcaption><pre \
        tabindex="0"><code class="language-json"><span class="linenos" data-line="9"></span><span \
        class="p">{</span>
        <span class="hll"><span class="linenos" data-line="10"></span><span class="mi">1</span>
        </span><span class="hll"><span class="linenos" data-line="11"></span><span \
        class="p">}</span>
        </span></code></pre></figure>
        """)
  }

  @Test func aTokenOverLinesIsClosedInsideTheMark() {
    #expect(
      block("/* a\nb */") {
        $0.language = "c"
        $0.markedLines = [1...1]
      } == """
        <figure class="highlight" data-lang="c"><pre tabindex="0"><code class="language-c"><span \
        class="hll"><span class="cm">/* a</span>
        </span><span class="cm">b */</span></code></pre></figure>
        """)
  }

  @Test func signsOfADiffAreNoCode() {
    #expect(
      block("-1\n+2\n 3\n\n4") {
        $0.language = "json"
        $0.isDiff = true
      } == """
        <figure class="highlight" data-lang="json"><pre tabindex="0"><code \
        class="language-json"><span class="gd"><span class="sign">-</span><span class="mi">1</span>
        </span><span class="gi"><span class="sign">+</span><span class="mi">2</span>
        </span><span class="sign"> </span><span class="mi">3</span>

        <span class="mi">4</span></code></pre></figure>
        """)
  }

  @Test func anEmptyBlockHasNoLines() {
    #expect(
      block("") { $0.numbersLines = true } == """
        <figure class="highlight"><pre tabindex="0"><code></code></pre></figure>
        """)
  }
}
