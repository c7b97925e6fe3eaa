/// What templates are given for one kind of page.
package struct PageKind: Sendable {
  /// What messages call it: `section`.
  package let name: String
  /// The types of the globals that are there; others of the environment's are missing on such pages.
  package let globals: [String: ValueType]
  /// The records that types refer to, by their name there.
  package let records: [String: RecordType]

  package init(
    _ name: String, globals: [String: ValueType], records: [String: RecordType]
  ) {
    self.name = name
    self.globals = globals
    self.records = records
  }
}

/// A template that is rendered for pages of one kind.
package struct TemplateUse: Sendable {
  package let template: String
  package let kind: PageKind

  package init(_ template: String, for kind: PageKind) {
    self.template = template
    self.kind = kind
  }
}
