extension SectionFields {
  /// With what the `_index.md` of the first language says where this one, of another language, says nothing: a
  /// translation need not repeat how its list is ordered.
  func inheriting(_ first: SectionFields) -> SectionFields {
    var fields = self
    fields.style = style ?? first.style
    if sortPlace == nil, !isReversed {
      (fields.sort, fields.isReversed) = (first.sort, first.isReversed)
    }
    fields.size = size ?? first.size
    fields.pagination = pagination == .newest ? first.pagination : pagination
    fields.filter = filter ?? first.filter
    fields.isTransparent = isTransparent || first.isTransparent
    if groups.isEmpty { fields.groups = first.groups }
    fields.navigation = navigation == .split ? first.navigation : navigation
    fields.allowsHiding = allowsHiding ?? first.allowsHiding
    fields.header = header ?? first.header
    fields.footer = footer ?? first.footer
    if declared.isEmpty { fields.declared = first.declared }
    fields.page.weight = page.weight ?? first.page.weight
    fields.page.template = page.template ?? first.page.template
    fields.page.card.image = page.card.image ?? first.page.card.image
    fields.page.card.color = page.card.color ?? first.page.card.color
    return fields
  }
}
