extension Changes.Reason {
  /// What is said behind the reason of an output that was made in vain.
  static let sameBytes = "; it came out the same"

  /// What a user is told: `because Content/posts/a.md: title changed`.
  var text: String {
    switch self {
    case .nothingKnown: "because nothing is known of an earlier build"
    case .settings: "because the settings changed"
    case .new: "because it is new"
    case .otherSubject: "because something else is published there now"
    case .template: "because its template changed"
    case .fields(let found):
      "because "
        + found.map { entity, fields in
          if fields.isEmpty { return "\(entity) is not part of the site any more" }
          let shown = fields.count > 4 ? "much" : fields.joined(separator: ", ")
          return "\(entity): \(shown) changed"
        }.joined(separator: "; ")
    case .source: "because the file was changed"
    case .ingredients: "because what it is made of changed"
    case .touched: "because its file was changed or removed"
    }
  }
}
