/// How templates are read that come from a site and not with the program.
package struct TemplateSettings: Sendable {
  /// The line feed right behind a block tag is dropped (Jinja2's `trim_blocks`).
  package var trimsBlocks = false
  /// Spaces and tabs before a block tag that begins its line are dropped (Jinja2's `lstrip_blocks`).
  package var stripsBlockIndent = false

  package init(trimsBlocks: Bool = false, stripsBlockIndent: Bool = false) {
    self.trimsBlocks = trimsBlocks
    self.stripsBlockIndent = stripsBlockIndent
  }
}
