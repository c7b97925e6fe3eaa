/// Code points and ranges in hexadecimal, from “operator-dictionary-compact” of MathML Core (W3C, appendix B.1).
extension OperatorDictionary {
  struct Category {
    let form: OperatorForm
    let before: Int
    let after: Int
    var stretches = false
    var isFence = false
    let scalars: StaticString
  }

  static let categories: [Category] = [
    Category(
      form: .infix, before: 5, after: 5, scalars: "7C 223C"),
    Category(
      form: .infix, before: 5, after: 5, stretches: true,
      scalars: """
        2190-2195 219A-21AE 21B0-21B5 21B9 21BC-21D5 21DA-21F0 21F3-21FF 2794 2799 279B-27A1 \
        27A5-27A6 27A8-27AF 27B1 27B3 27B5 27B8 27BA-27BE 27F0-27F1 27F4-27FF 2900-2920 2934-2937 \
        2942-2975 297C-297F 2B04-2B07 2B0C-2B11 2B30-2B3E 2B40-2B4C 2B60-2B65 2B6A-2B6D 2B70-2B73 \
        2B7A-2B7D 2B80-2B87 2B95 2BA0-2BAF 2BB8
        """),
    Category(
      form: .infix, before: 4, after: 4,
      scalars: """
        2B 2D 2F B1 F7 322 2044 2212-2216 2227-222A 2236 2238 228C-228E 2293-2296 2298 229D-229F \
        22BB-22BD 22CE-22CF 22D2-22D3 2795-2797 29B8 29BC 29C4-29C5 29F5-29FB 2A1F-2A2E 2A38-2A3A \
        2A3E 2A40-2A4F 2A51-2A63 2ADB 2AF6 2AFB 2AFD
        """),
    Category(
      form: .infix, before: 3, after: 3,
      scalars: """
        25 2A 2E 3F-40 5E B7 D7 323 32E 2022 2043 2217-2219 2240 2297 2299-229B 22A0-22A1 22BA \
        22C4-22C7 22C9-22CC 2305-2306 27CB 27CD 29C6-29C8 29D4-29D7 29E2 2A1D-2A1E 2A2F-2A37 \
        2A3B-2A3D 2A3F 2A50 2A64-2A65 2ADC-2ADD 2AFE
        """),
    Category(
      form: .infix, before: 0, after: 0, scalars: "5C 5F 2061-2064 2206"),
    Category(
      form: .infix, before: 0, after: 3, scalars: "2C 3A-3B"),
    Category(
      form: .prefix, before: 0, after: 0,
      scalars: """
        21 2B 2D AC B1 331 2018 201C 2200-2201 2203-2204 2207 2212-2213 221F-2222 2234-2235 223C \
        22BE-22BF 2310 2319 2795-2796 27C0 299B-29AF 2AEC-2AED
        """),
    Category(
      form: .prefix, before: 0, after: 0, stretches: true, isFence: true,
      scalars: """
        28 5B 7B 7C 2016 2308 230A 2329 2772 27E6 27E8 27EA 27EC 27EE 2980 2983 2985 2987 2989 298B \
        298D 298F 2991 2993 2995 2997 2999 29D8 29DA 29FC
        """),
    Category(
      form: .prefix, before: 3, after: 3, scalars: "222B-2233 2A0B-2A1C"),
    Category(
      form: .prefix, before: 3, after: 3,
      scalars: "220F-2211 22C0-22C3 2A00-2A0A 2A1D-2A1E 2AFC 2AFF"),
    Category(
      form: .prefix, before: 3, after: 0, scalars: "2145-2146 2202 221A-221C"),
    Category(
      form: .postfix, before: 0, after: 0,
      scalars: """
        21-22 25-27 60 A8 B0 B2-B4 B8-B9 2CA-2CB 2D8-2DA 2DD 311 320 325 327 331 2019-201B \
        201D-201F 2032-2037 2057 20DB-20DC 23CD
        """),
    Category(
      form: .postfix, before: 0, after: 0, stretches: true, isFence: true,
      scalars: """
        29 5D 7C 7D 2016 2309 230B 232A 2773 27E7 27E9 27EB 27ED 27EF 2980 2984 2986 2988 298A 298C \
        298E 2990 2992 2994 2996 2998 2999 29D9 29DB 29FD
        """),
    Category(
      form: .postfix, before: 0, after: 0, stretches: true,
      scalars: """
        5E-5F 7E AF 2C6-2C7 2C9 2CD 2DC 2F7 302 203E 2322-2323 23B4-23B5 23DC-23E1
        """),
  ]
}
