import Imaging
import Testing

@Suite struct PictureTests {
  @Test(arguments: [
    (Samples.png, Picture.Format.png), (Samples.jpeg, .jpeg), (Samples.losslessWebP, .webp),
    (Samples.lossyWebP, .webp),
  ])
  func tellsFormatAndSize(_ bytes: [UInt8], _ format: Picture.Format) throws {
    let picture = try Picture(bytes)
    #expect(picture.format == format)
    #expect(picture.size == PictureSize(width: 8, height: 6))
    #expect("\(PictureSize(width: 8, height: 6))" == "8x6")
  }

  @Test func anSVGHasAnySize() throws {
    let picture = try Picture(Samples.svg)
    #expect(picture.format == .svg && picture.size == nil)
  }

  /// The plain kinds of WebP say their size elsewhere than the one with more chunks.
  @Test func readsTheSizeOfEveryKindOfWebP() {
    let lossless = Array("RIFF\0\0\0\0WEBPVP8L\0\0\0\0".utf8) + [0x2F, 0x07, 0x40, 0x01, 0]
    #expect(
      RasterHeader.size(of: lossless + [UInt8](repeating: 0, count: 9))
        == PictureSize(width: 8, height: 6))
    let lossy =
      Array("RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0".utf8) + [0x9D, 0x01, 0x2A, 8, 0x40, 6, 0x80]
    #expect(RasterHeader.size(of: lossy) == PictureSize(width: 8, height: 6))
    #expect(RasterHeader.size(of: Samples.lossyWebP) == PictureSize(width: 8, height: 6))
  }

  /// Segments of any length, and bytes that fill, may stand before the frame.
  @Test func findsTheFrameOfAJPEG() {
    let start: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF]
    let frame: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0x01, 0x02, 0x03, 0x04]
    #expect(RasterHeader.size(of: start + frame) == PictureSize(width: 0x304, height: 0x102))
    #expect(RasterHeader.size(of: start + [0xFF, 0xDA] + frame) == nil)
    #expect(RasterHeader.size(of: [0xFF, 0xD8, 0xFF, 0xC4, 0, 0] + frame) == nil)
  }

  @Test(arguments: [
    "", "GIF89a", "<html></html>", "<?xml version='1.0'?>", "svg", "<", "</svg>", "\0\u{1}", "<svg",
    "<!-- <svg viewBox='0 0 1 1'/> -->", "text <svg viewBox='0 0 1 1'/>",
  ])
  func otherBytesAreNoPicture(_ text: String) {
    let expected: PictureProblem = text == "<svg" ? .noSize(0..<4) : .notAPicture
    #expect(problem(Array(text.utf8)) == expected)
  }

  @Test(arguments: [
    Samples.png, Samples.jpeg, Samples.losslessWebP, Samples.lossyWebP, Samples.svg,
    svg("<!-- a --><style>a{b:url(#c)}</style><![CDATA[x]]><?p q='r'?>"),
    Array("<!DOCTYPE svg [<!ENTITY a 'b'>]>".utf8) + svg("<use href='#a'/>"),
  ])
  func noPartOfAPictureTraps(_ bytes: [UInt8]) {
    for count in 0..<bytes.count {
      if let problem = problem(Array(bytes[..<count])) {
        if case .refersOutside = problem { Issue.record("\(count)") }
      }
    }
    #expect(problem(bytes) == nil)
  }

  @Test func aPictureWithoutPixelsIsDamaged() {
    var bytes = Samples.png
    bytes.replaceSubrange(16..<20, with: [0, 0, 0, 0])
    #expect(problem(bytes) == .damaged)
    #expect(problem(Array(Samples.png[..<20])) == .damaged)
    #expect(problem([0xFF, 0xD8, 0xFF]) == .damaged)
  }

  @Test func tooManyPixelsAreNotDrawn() {
    var bytes = Samples.png
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10])
    #expect(problem(bytes) == nil)
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x27, 0x11, 0, 0, 0x27, 0x10])
    #expect(problem(bytes) == .tooLarge(PictureSize(width: 10001, height: 10000)))
    bytes.replaceSubrange(16..<24, with: [255, 255, 255, 255, 255, 255, 255, 255])
    #expect(
      problem(bytes) == .tooLarge(PictureSize(width: 4_294_967_295, height: 4_294_967_295)))
  }
}
