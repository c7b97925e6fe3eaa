import Building
import Diagnostics

/// A trace in the format that chrome://tracing and Perfetto read (Google's “Trace Event Format”, complete events).
enum ChromeTrace {
  /// - Parameter start: the time that counts as 0, in nanoseconds of the trace's clock.
  static func json(_ trace: Trace, from start: Int) -> String {
    let events = trace.events
    var lines = Set(events.map(\.thread)).sorted().map { thread in
      let name = thread == 0 ? "build" : "worker \(thread)"
      return
        "{\"name\":\"thread_name\",\"ph\":\"M\",\"pid\":1,\"tid\":\(thread),\"args\":{\"name\":\"\(name)\"}}"
    }
    lines += events.map { event in
      "{\"name\":\(DiagnosticJSON.quote(event.name)),\"cat\":\"\(event.kind)\",\"ph\":\"X\",\"pid\":1,"
        + "\"tid\":\(event.thread),\"ts\":\(microseconds(event.start - start)),"
        + "\"dur\":\(microseconds(event.end - event.start))}"
    }
    return "{\"displayTimeUnit\":\"ms\",\"traceEvents\":[\n" + lines.joined(separator: ",\n")
      + "\n]}\n"
  }

  private static func microseconds(_ nanoseconds: Int) -> String {
    let part = String(1000 + abs(nanoseconds) % 1000).dropFirst()
    return "\(nanoseconds / 1000).\(part)"
  }
}
