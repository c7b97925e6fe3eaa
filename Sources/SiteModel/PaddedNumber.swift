extension Int {
  /// With zeros in front, as parts of dates stand in addresses: `7` → `07`.
  func padded(to count: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, count - text.utf8.count)) + text
  }
}
