/// Pictures that stand for the site.
extension RandomSite {
  /// A logo of one colour.
  static func mark(_ color: String) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 2'><path d='M0 0h2v1z' fill='\(color)'/></svg>"
  }

  func editPicture() {
    if chance(0.5) {
      write(
        pick(["Content/mark.svg", "Content/mark.svg", "Content/favicon.ico"]),
        pick([Self.mark("red"), Self.mark("blue"), Self.mark("blue"), "no picture"]))
      if chance(0.3) { site.remove(pick(["Content/mark.svg", "Content/favicon.ico"])) }
    } else if chance(0.3) {
      site.remove("Content/logo.bin")
    } else {
      write("Content/logo.bin", "logo \(next())")
    }
  }
}
