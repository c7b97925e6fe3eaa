/// The bytes with what is no UTF-8 replaced by U+FFFD: what does not go through libcmark is not checked by it.
func validUTF8(_ bytes: some Collection<UInt8>) -> [UInt8] {
  guard bytes.contains(where: { $0 >= 0x80 }) else { return Array(bytes) }
  return Array(String(decoding: bytes, as: UTF8.self).utf8)
}
