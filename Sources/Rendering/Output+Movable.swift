import Diagnostics
import SiteModel

extension Output {
  /// What can be changed to give an output another address.
  enum Movable {
    case page, alias, list, archive, taxonomy, term, template, folder, file
  }

  /// Nil for what cannot stand anywhere else.
  func movable(in site: Site) -> Movable? {
    switch content {
    case .page: return .page
    case .redirect: return .alias
    case .terms: return place == nil ? nil : .taxonomy
    case .archive: return .archive
    case .templatePage: return .template
    case .copy: return .file
    case .list(let index, _):
      switch site.lists[index].kind {
      case .own: return .list
      case .period: return .archive
      case .term: return .term
      case .section: break
      }
      if case .file = origin { return .folder }
      return nil
    default: return nil
    }
  }

  /// Where somebody wrote what gave it its address; nil when that is the name of its file, or nobody's wish.
  func location(in site: Site, _ source: (String) -> SourceText) -> Diagnostic.Location? {
    switch place {
    case .field(let path, let range): return .range(source(path), range)
    case .setting(let range): return site.settings.source.map { .range($0, range) }
    case nil: break
    }
    guard case .words = origin, case .list(let index, _) = content,
      case .term(let taxonomy, let term) = site.lists[index].kind
    else { return nil }
    let (text, range) = site.firstUse(ofTerm: term, of: taxonomy, source)
    return .range(text, range)
  }
}
