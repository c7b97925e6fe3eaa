import HTTP
import Synchronization

/// Answers that were given, for who asks the same again while the files are the same; to find out what a file is sent with
/// takes several times what it takes to send it.
final class KnownAnswers: Sendable {
  /// Bytes kept at most.
  private static let limit = 16 << 20
  /// Of larger files most of the time goes into sending them.
  private static let longest = 1 << 20

  /// All of a request that an answer depends on.
  private struct Question: Hashable {
    let method: String
    let target: [UInt8]
    let host: String
    let encodings: [String]

    /// Nil for a request with conditions, or one that is not as it should be.
    init?(_ request: Request) {
      var host: String?
      var encodings: [String] = []
      for line in request.headers.lines {
        switch line.name.utf8.count {
        case 4 where Headers.isSame(line.name, "Host"):
          if host != nil { return nil }
          host = line.value
        case 15 where Headers.isSame(line.name, "Accept-Encoding"): encodings.append(line.value)
        case 5 where Headers.isSame(line.name, "Range"): return nil
        case 8 where Headers.isSame(line.name, "If-Range"): return nil
        case 13 where Headers.isSame(line.name, "If-None-Match"): return nil
        case 17 where Headers.isSame(line.name, "If-Modified-Since"): return nil
        default: break
        }
      }
      guard let host else { return nil }
      (method, target) = (request.method, request.target)
      (self.host, self.encodings) = (host, encodings)
    }
  }

  /// The files that an answer comes from, each with the hash of its contents, nil for one that is not there.
  struct Sources: Sendable {
    var files: [(path: String, hash: UInt64?)]

    func areSame(in site: any SiteFiles) -> Bool {
      files.allSatisfy { site.file(at: $0.path)?.hash == $0.hash }
    }
  }

  private struct State {
    var answers: [Question: (response: Response, sources: Sources)] = [:]
    var size = 0
  }

  private let state = Mutex(State())

  func answer(_ request: Request, from site: any SiteFiles) -> Response? {
    guard let question = Question(request),
      let known = state.withLock({ $0.answers[question] }), known.sources.areSame(in: site)
    else { return nil }
    return known.response
  }

  /// The same answer, kept where that is worth it.
  func keeping(_ response: Response, to request: Request, _ sources: Sources) -> Response {
    guard case .bytes(let bytes) = response.body, bytes.count <= Self.longest,
      let question = Question(request)
    else { return response }
    var response = response
    response.kept = KeptAnswer()
    // The server has a copy of its own.
    let size = 2 * bytes.count + question.target.count + 1024
    state.withLock { state in
      if state.size + size > Self.limit { state = State() }
      if state.answers.updateValue((response, sources), forKey: question) == nil {
        state.size += size
      }
    }
    return response
  }
}
