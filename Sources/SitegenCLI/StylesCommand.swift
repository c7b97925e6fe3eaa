import SiteModel

let stylesCommand = Command(
  name: "styles", operands: "", operandCount: 0...0, summary: "lists the card styles", options: []
) { _, console throws(UsageError) in
  let width = Style.allCases.map(\.rawValue.count).max() ?? 0
  for style in Style.allCases {
    let name = style.rawValue
    console.print(
      "\(name)\(String(repeating: " ", count: width - name.count + 2))\(style.summary)\n")
  }
  return ExitStatus.done
}
