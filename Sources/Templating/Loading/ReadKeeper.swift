/// Takes down what a part of a render reads, so that it can be told of a render that gets the same bytes again.
package protocol ReadKeeper: Sendable {
  /// Runs `body`.
  ///
  /// - Returns: what it read; nil when what it wrote is not to be used again.
  func reads(during body: () -> Void) -> (any KeptReads)?
}

/// What a `ReadKeeper` took down.
package protocol KeptReads: AnyObject, Sendable {
  /// Bytes that it takes up.
  var size: Int { get }

  /// The running render gets what a part wrote that read this.
  func readAgain()
}
