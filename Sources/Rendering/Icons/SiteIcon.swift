/// A picture that stands for the site: where it is, and who is told of it.
struct SiteIcon: Sendable {
  /// An address within the site without its base path, or a whole one.
  let url: String
  /// Its media type, nil for one that is not known.
  let type: String?
  /// `any`, `512x512`, or nil when it is not known.
  let sizes: String?
  /// What pages say it is to them, nil for one that they do not name.
  var rel: String?
  /// What the manifest says it is for, nil for one that it does not name.
  var purpose: String?
  /// Whether other bytes have another address.
  var isPermanent = false
}
