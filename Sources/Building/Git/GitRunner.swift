package import Processes

/// Runs git with arguments in a folder and gives its output to `take`, piece by piece until that says no.
package typealias GitRunner =
  @Sendable (
    _ arguments: [String], _ folder: String, _ take: (UnsafeRawBufferPointer) -> Bool
  ) throws(ChildError) -> ChildOutcome
