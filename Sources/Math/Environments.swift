/// What stands between `\begin{name}` and `\end{name}`.
struct MathEnvironment: Sendable {
  var layout: String?
  var style = MathStyle.text
  var left: String?
  var right: String?
  /// What follows the name between braces.
  var argument = Argument.none

  enum Argument: Sendable {
    case none, columns, count
    /// One letter between brackets, or nothing.
    case alignment
  }

  static let named: [String: MathEnvironment] = {
    var found: [String: MathEnvironment] = [:]
    let matrices: [(String, String?, String?)] = [
      ("matrix", nil, nil), ("pmatrix", "(", ")"), ("bmatrix", "[", "]"), ("Bmatrix", "{", "}"),
      ("vmatrix", "|", "|"), ("Vmatrix", "‖", "‖"),
    ]
    for (name, left, right) in matrices {
      found[name] = MathEnvironment(layout: "math-matrix", left: left, right: right)
      found[name + "*"] = MathEnvironment(
        layout: "math-matrix", left: left, right: right, argument: .alignment)
    }
    found["smallmatrix"] = MathEnvironment(layout: "math-small", style: .script)
    found["cases"] = MathEnvironment(layout: "math-cases", left: "{")
    found["dcases"] = MathEnvironment(layout: "math-cases", style: .display, left: "{")
    found["rcases"] = MathEnvironment(layout: "math-cases", right: "}")
    found["drcases"] = MathEnvironment(layout: "math-cases", style: .display, right: "}")
    for name in ["aligned", "split", "align", "align*", "flalign", "flalign*"] {
      found[name] = MathEnvironment(layout: "math-aligned", style: .display)
    }
    for name in ["alignedat", "alignat", "alignat*"] {
      found[name] = MathEnvironment(layout: "math-aligned", style: .display, argument: .count)
    }
    for name in ["eqnarray", "eqnarray*"] {
      found[name] = MathEnvironment(layout: "math-equations", style: .display)
    }
    for name in [
      "gathered", "gather", "gather*", "equation", "equation*", "displaymath", "multline",
      "multline*", "math",
    ] {
      found[name] = MathEnvironment(layout: "math-gathered", style: .display)
    }
    found["array"] = MathEnvironment(layout: "math-array", argument: .columns)
    found["darray"] = MathEnvironment(layout: "math-array", style: .display, argument: .columns)
    found["subarray"] = MathEnvironment(layout: "math-lines", style: .script, argument: .columns)
    return found
  }()
}
