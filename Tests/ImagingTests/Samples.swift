import Foundation
import Imaging

/// One picture of 8 by 6 pixels, all of them `#c83214`, in every format.
enum Samples {
  static let svg = Array(
    "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'><rect width='8' height='6' fill='#c83214'/></svg>"
      .utf8)
  static let png = bytes(
    """
    iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAYAAAD+Bd/7AAAACXBIWXMAAAsTAAALEwEAmpwYAAAAEklEQVQImWM4\
    YSTyHx9mGAoKAAeoYnGbhfPzAAAAAElFTkSuQmCC
    """)
  static let jpeg = bytes(
    """
    /9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBk\
    eFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2Nj\
    Y2NjY2NjY2P/wAARCAAGAAgDASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAA\
    AgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0\
    NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKz\
    tLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAA\
    AAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAV\
    YnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImK\
    kpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oA\
    DAMBAAIRAxEAPwDMooorzD6Q/9k=
    """)
  static let losslessWebP = bytes(
    """
    UklGRvYAAABXRUJQVlA4WAoAAAAIAAAABwAABQAAVlA4TBYAAAAvB0ABAAdQmSKXov8BgCD8b5uI6H8IRVhJRroA\
    AABFeGlmAABJSSoACAAAAAYAEgEDAAEAAAABAAAAGgEFAAEAAABWAAAAGwEFAAEAAABeAAAAKAEDAAEAAAACAAAA\
    EwIDAAEAAAABAAAAaYcEAAEAAABmAAAAAAAAAEgAAAABAAAASAAAAAEAAAAGAACQBwAEAAAAMDIxMAGRBwAEAAAA\
    AQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAACAAAAAOgBAABAAAABgAAAAAAAAA=
    """)
  static let lossyWebP = bytes(
    """
    UklGRgoBAABXRUJQVlA4WAoAAAAIAAAABwAABQAAVlA4ICoAAACQAQCdASoIAAYAAsBMJaACdLoAA5gA/urUf7o2\
    LraXP/zNH8kfoFzGAABFWElGugAAAEV4aWYAAElJKgAIAAAABgASAQMAAQAAAAEAAAAaAQUAAQAAAFYAAAAbAQUA\
    AQAAAF4AAAAoAQMAAQAAAAIAAAATAgMAAQAAAAEAAABphwQAAQAAAGYAAAAAAAAASAAAAAEAAABIAAAAAQAAAAYA\
    AJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAAAIAAAAA6AEAAEA\
    AAAGAAAAAAAAAA==
    """)

  private static func bytes(_ text: String) -> [UInt8] {
    [UInt8](Data(base64Encoded: text) ?? Data())
  }
}

/// An SVG with something in it.
func svg(_ inner: String, _ attributes: String = "viewBox='0 0 10 10'") -> [UInt8] {
  Array("<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(inner)</svg>".utf8)
}

/// Why bytes are no picture that icons can be made of, nil when they are.
func problem(_ bytes: [UInt8]) -> PictureProblem? {
  do throws(PictureProblem) {
    _ = try Picture(bytes)
    return nil
  } catch {
    return error
  }
}
