import Dates
import Diagnostics
import Files
import FrontMatter
import Markdown
import Records
import Rendering
import SiteModel

/// The step `load`: each Markdown file's front matter and body, on all threads; from the cache where the file is the
/// same as it was then.
struct Load: Sendable {
  let folder: SiteFolder
  let settings: Settings
  let hooks: ContentHooks
  /// What Markdown means in each language.
  private let markdown: [MarkdownOptions]
  /// What the last build knows of files, as far as it may be believed with these settings.
  let known: BuildCache?
  /// When files were committed last; nil when nobody asks.
  let commits: CommitDates?
  /// Where bodies go; nil to keep them in memory.
  let bodies: BodyStore?
  /// When the build began, in nanoseconds since 1970.
  let looked: Int

  /// What became of one file.
  struct Loaded: Sendable {
    var file: LoadedFile?
    var diagnostics: [Diagnostic] = []
    /// What the next build is to know of it.
    var source: BuildCache.Source?
    /// And of its commit.
    var commit: CommitTable.Row?
    /// Whether it was read anew, since it was not the same.
    var isNew = true

    /// With what is known of its commit.
    consuming func committed(_ commit: CommitTable.Row?) -> Loaded {
      var loaded = self
      loaded.commit = commit
      return loaded
    }
  }

  init(
    folder: SiteFolder, settings: Settings, known: BuildCache?, commits: CommitDates? = nil,
    bodies: BodyStore?, looked: Int
  ) {
    self.commits = commits
    self.folder = folder
    self.settings = settings
    self.known = known
    self.bodies = bodies
    self.looked = looked
    hooks = ContentHooks(settings.markdown.constructs)
    markdown = settings.markdownInLanguages
  }

  func run(_ files: [Scan.Markdown], jobs: Int, watch: StepWatch) -> [Loaded] {
    let places = KnownPlaces(files.lazy.map(\.place.path), among: known?.sources.map(\.path) ?? [])
    // What a folder's `_index.md` gives to all that is in it has to be known before that is read.
    let (rules, sections) = sections(among: files)
    return Parallel.map(files.count, jobs: jobs, watch: watch) { [self] index, thread in
      if let section = sections[index] { return section }
      return watch.watch(files[index].place.path, thread: thread) {
        load(files[index], places[index].flatMap { known?.sources[$0] }, rules)
      }
    }
  }

  /// Every `_index.md`, by its place among the files, and what they give to others.
  private func sections(among files: [Scan.Markdown]) -> (FolderRules, [Int: Loaded]) {
    let nothing = FolderRules([], settings: Settings())
    var sections: [Int: Loaded] = [:]
    for (index, file) in files.enumerated() where file.place.kind == .section {
      sections[index] = load(file, nil, nothing)
    }
    let rules = FolderRules(sections.values.compactMap(\.file), settings: settings)
    for index in sections.keys {
      guard let file = sections[index]?.file, let own = rules.rules(for: file.place) else {
        continue
      }
      sections[index]?.file = file.inheriting(own, settings: settings)
    }
    return (rules, sections)
  }

  /// A language that nobody can highlight is told once a name, however many blocks are in it, and so is a disk that is full.
  static func withoutRepeats(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var told: Set<String> = []
    return diagnostics.filter {
      !["highlighting.language", "disk"].contains($0.identifier) || told.insert($0.summary).inserted
    }
  }

  private func load(
    _ file: Scan.Markdown, _ known: BuildCache.Source?, _ rules: FolderRules
  ) -> Loaded {
    let name = file.place.path
    if let known, known.isSettled, let stamp = file.stamp, known.stamp == stamp {
      let commit = commits?.date(of: name, print: known.print) ?? .nothing
      if !commit.isUndecided,
        let loaded = recall(file, known, stamp, rules, commit.instant, isSettled: true)
      {
        return loaded.committed(commits?.row(of: name))
      }
    }
    let path = folder.content(name)
    let bytes: [UInt8]
    let stamp: SourceStamp
    do {
      let read = try File.entry(reading: path)
      bytes = read.bytes
      stamp = file.stamp ?? SourceStamp(read.entry)
    } catch {
      return Loaded(diagnostics: [BuildProblem.disk(error)])
    }
    let print = Fingerprint.of(bytes)
    let commit = commits?.row(of: name, bytes, print: print)
    let instant = commit.flatMap { $0.isCommitted ? $0.instant : nil }
    let isSettled = stamp.isSettled(at: looked)
    if let known, known.print == print,
      let loaded = recall(file, known, stamp, rules, instant, isSettled: isSettled)
    {
      return loaded.committed(commit)
    }
    let text = SourceText(path: path, bytes: bytes)
    return parse(file.place, text, stamp, print, rules, instant, isSettled: isSettled)
      .committed(commit)
  }

  /// A post as the last build knows it and as it is now, both without what its folder gives; nil for a file that is read
  /// anew each time, or that has something to say.
  func states(
    of file: Scan.Markdown, _ known: BuildCache.Source
  ) -> (old: LoadedFile, new: LoadedFile, source: BuildCache.Source)? {
    let nothing = FolderRules([], settings: Settings())
    guard file.place.kind != .section,
      let old = recall(file, known, known.stamp, nothing, nil, isSettled: false),
      let oldFile = old.file
    else { return nil }
    let new = load(file, nil, nothing)
    guard new.diagnostics.isEmpty, let newFile = new.file, let source = new.source else {
      return nil
    }
    return (oldFile, newFile, source)
  }

  /// A file as the last build knows it.
  private func recall(
    _ file: Scan.Markdown, _ source: BuildCache.Source, _ stamp: SourceStamp,
    _ rules: FolderRules, _ committed: Int?, isSettled: Bool
  ) -> Loaded? {
    guard let known, let place = source.record, place.upperBound <= known.bytes.count
    else { return nil }
    let read = (source.ownRecord ?? known.bytes).withUnsafeBytes { raw -> LoadedFile? in
      let record = source.ownRecord == nil ? raw[place] : raw[...]
      var reader = RecordReader(UnsafeRawBufferPointer(rebasing: record))
      return LoadedFile.read(
        from: &reader, place: file.place, settings: settings, rules: rules.rules(for: file.place),
        committed: committed.map { settings.zone.dateTime(at: $0) }, body: source.body)
    }
    guard let read else { return nil }
    return Loaded(
      file: read,
      source: BuildCache.Source(
        path: source.path, stamp: stamp, isSettled: isSettled, print: source.print,
        body: source.body, record: place, ownRecord: source.ownRecord), isNew: false)
  }

  private func parse(
    _ place: ContentPath, _ text: SourceText, _ stamp: SourceStamp, _ print: UInt64,
    _ rules: FolderRules, _ committed: Int?, isSettled: Bool
  ) -> Loaded {
    var (document, diagnostics) = Document.parse(text)
    let fields: LoadedFile.Fields
    let tag: Located<String>?
    switch place.kind {
    case .section:
      let (section, problems) = SectionFields.read(document.fields, in: text, settings: settings)
      tag = section.page.language
      fields = .section(section)
      diagnostics += problems
    case .page, .bundle:
      let (post, problems) = PostFields.read(
        document.fields, in: text, settings: settings, fileName: place.name)
      tag = post.language
      fields = .post(post)
      diagnostics += problems
    }
    let language = tag.flatMap { settings.language(tagged: $0.value) } ?? place.language
    var (rendered, warnings) = render(
      text, body: document.body, options: Self.options(of: place, markdown[language]),
      hooks: hooks)
    var words = LoadedFile.Words.none
    if let search = settings.search {
      do throws(FileError) {
        let record = SearchedPages.words(of: rendered, settings: search)
        words = try bodies?.keep(words: record) ?? .inMemory(record)
      } catch {
        warnings.append(BuildProblem.disk(error))
      }
    }
    var body = LoadedFile.Body.inMemory
    if let bodies, !rendered.html.isEmpty {
      do throws(FileError) {
        body = try bodies.keep(rendered.html)
        rendered.html = []
      } catch {
        warnings.append(BuildProblem.disk(error))
      }
    }
    diagnostics = (diagnostics + warnings).inOrderOfPlace
    // A file with something to say of it is read anew each time, to say it again.
    let isKept = diagnostics.isEmpty && place.kind != .section
    return Loaded(
      file: LoadedFile(
        place: place, fields: fields, markdown: rendered, settings: settings,
        rules: place.kind == .section ? nil : rules.rules(for: place),
        committed: committed.map { settings.zone.dateTime(at: $0) }, body: body, words: words),
      diagnostics: diagnostics,
      source: BuildCache.Source(
        path: place.path, stamp: stamp, isSettled: isSettled, print: print, body: body,
        record: isKept ? 0..<0 : nil))
  }

  private static func options(
    of place: ContentPath, _ markdown: MarkdownOptions
  ) -> MarkdownOptions {
    var options = markdown
    // A list's page has the ids of its cards too.
    if place.kind == .section { options.checksAnchors = false }
    return options
  }

  /// The HTML of a file's body, made anew from its source.
  ///
  /// - Parameter markdown: what Markdown means in each language.
  static func remake(
    _ file: LoadedFile, folder: SiteFolder, markdown: [MarkdownOptions]
  ) -> RenderedMarkdown {
    let text = folder.source(folder.content(file.place.path))
    let (document, _) = Document.parse(text)
    return render(
      text, body: document.body,
      options: options(of: file.place, markdown[file.place.language]),
      hooks: ContentHooks(markdown[file.place.language].constructs)
    ).0
  }
}
