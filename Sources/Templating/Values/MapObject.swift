/// An object that templates may go through as well, as they go through a map: a folder of data files.
package protocol MapObject: Object {
  /// All fields with their values, which counts as reading every one.
  var map: OrderedMap { get }
}

extension Value {
  /// The value as a map, also when it is an object that can be one; nil for anything else.
  var asMap: OrderedMap? {
    switch self {
    case .map(let map): map
    case .object(let object): (object as? any MapObject)?.map
    default: nil
    }
  }
}
