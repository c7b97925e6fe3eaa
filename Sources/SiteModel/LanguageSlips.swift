package import Diagnostics
import FrontMatter
import Languages

/// Names of files that say another language than the rest of the file, or one that the site does not have.
package enum LanguageSlips {
  /// The end of a name that is the tag of a language but of none that names on this site can hold: `zh` of `about.zh`.
  ///
  /// - Parameter name: without the ending of Markdown.
  package static func unknownTag(in name: String, _ settings: Settings) -> String? {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else {
      return nil
    }
    let tag = String(name[name.utf8.index(after: dot)...])
    guard Language.isTagOfKnown(tag), !settings.tagsInNames.contains(tag.lowercased()) else {
      return nil
    }
    return tag
  }

  /// Warns of the name of a file that nobody reads a language from.
  ///
  /// - Parameters:
  ///   - count: how many files have such a name; `path` is the first of them.
  ///   - isLeftOut: whether the file is not published at all.
  package static func unknown(
    _ tag: String, at path: String, count: Int = 1, isLeftOut: Bool, _ settings: Settings
  ) -> Diagnostic {
    let isOnly = settings.language(tagged: tag) == 0
    let names = count > 1 ? "the names of \(count) files" : "the name of this file"
    return Diagnostic(
      .warning, "site.language",
      isOnly
        ? "'.\(tag)' in \(names) means nothing, since the site has one language"
        : "'.\(tag)' in \(names) is no language of the site"
          + (isLeftOut ? ", so it is not published" : ""),
      at: .file(path),
      hint: isOnly
        ? "take it out of the \(count > 1 ? "names" : "name")"
        : "add '\(tag)' to 'languages' in the settings, or rename the file\(count > 1 ? "s" : "")")
  }

  fileprivate static func folderAndName(
    _ folder: String, _ name: String, at path: String
  ) -> Diagnostic {
    Diagnostic(
      .warning, "site.language",
      "the folder of this file says the language '\(folder)', and its name '\(name)'",
      at: .file(path), hint: "it is taken for '\(name)'; move it, or rename it")
  }

  fileprivate static func fieldAndPlace(
    _ field: Located<String>, _ said: String, isName: Bool, in source: SourceText
  ) -> Diagnostic {
    let place = isName ? "name" : "folder"
    return .warning(
      "site.language",
      "'language' says '\(field.value)', and the \(place) of this file '\(said)'", in: source,
      field.range,
      hint:
        "it is taken for '\(field.value)'; take 'language' out, or \(isName ? "rename" : "move") it"
    )
  }
}

extension Assembly {
  /// Warns of files whose names, folders and front matter do not agree on their language.
  mutating func checkLanguages(_ files: [LoadedFile]) {
    let tags = site.settings.tagsInNames
    checkUnknownTags(files)
    if tags.isEmpty { return }
    for file in files {
      let place = file.place
      let said = ContentPath.saidLanguages(place.path, of: tags)
      if let folder = said.folder, let name = said.name, folder != name {
        diagnostics.append(
          LanguageSlips.folderAndName(
            site.settings.languages[folder].tag, site.settings.languages[name].tag,
            at: source(place.path).path))
      }
      guard let field = file.page.language,
        let wanted = site.settings.language(tagged: field.value),
        let other = said.name ?? said.folder, other != wanted
      else { continue }
      diagnostics.append(
        LanguageSlips.fieldAndPlace(
          field, site.settings.languages[other].tag, isName: said.name != nil,
          in: source(place.path)))
    }
  }

  /// Tells once of each tag of a language that the site does not have.
  ///
  /// A name such as `socket.io.md` alone is none: the tag must be the site's own, or that of several files, or what a file
  /// has more than the one beside it.
  private mutating func checkUnknownTags(_ files: [LoadedFile]) {
    var found: [String: [(tag: String, place: ContentPath)]] = [:]
    for file in files where file.place.kind == .page {
      let place = file.place
      if place.name.utf8.contains(UInt8(ascii: ".")), file.page.slug == nil, file.page.url == nil,
        let tag = LanguageSlips.unknownTag(in: place.name, site.settings)
      {
        found[tag.lowercased(), default: []].append((tag, place))
      }
    }
    if found.isEmpty { return }
    let names = Set(files.map(\.place.pathWithoutLanguage))
    for named in found.values.sorted(by: { $0[0].place.path < $1[0].place.path }) {
      let (tag, first) = named[0]
      let isMeant =
        named.count > 1 || site.settings.language(tagged: tag) != nil
        || names.contains(String(first.pathWithoutLanguage.dropLast(tag.count + 1)))
      guard isMeant else { continue }
      diagnostics.append(
        LanguageSlips.unknown(
          tag, at: source(first.path).path, count: named.count, isLeftOut: false, site.settings))
    }
  }
}
