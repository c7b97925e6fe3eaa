/// The symbols of LaTeX, amsmath and amssymb: each name is followed by its character.
///
/// The names and what they look like are those of “The Comprehensive LaTeX Symbol List”; the characters are
/// those that Unicode Technical Report 25 means for them.
enum SymbolData {
  /// Letters, italic as TeX sets them.
  static let letters: StaticString = """
    alpha α beta β gamma γ delta δ epsilon ϵ varepsilon ε zeta ζ eta η theta θ vartheta ϑ iota ι \
    kappa κ varkappa ϰ lambda λ mu μ nu ν xi ξ omicron ο pi π varpi ϖ rho ρ varrho ϱ sigma σ \
    varsigma ς tau τ upsilon υ phi ϕ varphi φ chi χ psi ψ omega ω digamma ϝ \
    varGamma Γ varDelta Δ varTheta Θ varLambda Λ varXi Ξ varPi Π varSigma Σ varUpsilon Υ varPhi Φ \
    varPsi Ψ varOmega Ω partial ∂ imath ı jmath ȷ
    """

  /// Letters that TeX sets upright.
  static let uprightLetters: StaticString = """
    Gamma Γ Delta Δ Theta Θ Lambda Λ Xi Ξ Pi Π Sigma Σ Upsilon Υ Phi Φ Psi Ψ Omega Ω \
    Alpha Α Beta Β Epsilon Ε Zeta Ζ Eta Η Iota Ι Kappa Κ Mu Μ Nu Ν Omicron Ο Rho Ρ Tau Τ Chi Χ \
    nabla ∇
    """

  /// Signs that stand for a thing, as letters do.
  static let signs: StaticString = """
    infty ∞ emptyset ∅ varnothing ∅ hbar ℏ hslash ℏ ell ℓ Re ℜ Im ℑ wp ℘ aleph ℵ beth ℶ gimel ℷ \
    daleth ℸ mho ℧ Finv Ⅎ Game ⅁ eth ð Bbbk 𝕜 complement ∁ top ⊤ bot ⊥ angle ∠ measuredangle ∡ \
    sphericalangle ∢ triangle △ vartriangle △ triangledown ▽ blacktriangle ▲ blacktriangledown ▼ \
    square □ Box □ blacksquare ■ diamondsuit ♢ heartsuit ♡ spadesuit ♠ clubsuit ♣ Diamond ◊ \
    lozenge ◊ blacklozenge ⧫ bigstar ★ flat ♭ natural ♮ sharp ♯ degree ° circledR ® circledS Ⓢ \
    checkmark ✓ maltese ✠ yen ¥ pounds £ S § P ¶ copyright © dag † ddag ‡ textdegree ° prime ′ \
    backprime ‵ diagup ╱ diagdown ╲ surd √ aa å AA Å ae æ AE Æ oe œ OE Œ o ø O Ø ss ß \
    $ $ % % # # _ _ textdollar $ & & vdots ⋮ Angstrom Å
    """

  /// Operators that stand before or between things without space.
  static let marks: StaticString = """
    forall ∀ exists ∃ nexists ∄ neg ¬ lnot ¬ vert | Vert ‖ | ‖ backslash \\
    """

  static let binary: StaticString = """
    pm ± mp ∓ times × div ÷ cdot ⋅ centerdot ⋅ ast ∗ star ⋆ circ ∘ bullet ∙ cap ∩ cup ∪ uplus ⊎ \
    sqcap ⊓ sqcup ⊔ vee ∨ lor ∨ wedge ∧ land ∧ setminus ∖ smallsetminus ∖ wr ≀ diamond ⋄ \
    bigtriangleup △ bigtriangledown ▽ triangleleft ◃ triangleright ▹ oplus ⊕ ominus ⊖ otimes ⊗ \
    oslash ⊘ odot ⊙ bigcirc ◯ dagger † ddagger ‡ amalg ⨿ lhd ⊲ rhd ⊳ unlhd ⊴ unrhd ⊵ dotplus ∔ \
    ltimes ⋉ rtimes ⋊ leftthreetimes ⋋ rightthreetimes ⋌ Cap ⋒ doublecap ⋒ Cup ⋓ doublecup ⋓ \
    curlywedge ⋏ curlyvee ⋎ barwedge ⊼ doublebarwedge ⩞ veebar ⊻ boxplus ⊞ boxminus ⊟ boxtimes ⊠ \
    boxdot ⊡ circleddash ⊝ circledast ⊛ circledcirc ⊚ divideontimes ⋇ intercal ⊺ And & gtrdot ⋗ \
    lessdot ⋖
    """

  static let relations: StaticString = """
    leq ≤ le ≤ geq ≥ ge ≥ neq ≠ ne ≠ lt < gt > ll ≪ gg ≫ equiv ≡ sim ∼ simeq ≃ approx ≈ cong ≅ \
    doteq ≐ propto ∝ models ⊨ prec ≺ succ ≻ preceq ⪯ succeq ⪰ perp ⊥ mid ∣ parallel ∥ asymp ≍ \
    bowtie ⋈ Join ⋈ smile ⌣ frown ⌢ in ∈ ni ∋ owns ∋ notin ∉ subset ⊂ supset ⊃ subseteq ⊆ \
    supseteq ⊇ sqsubset ⊏ sqsupset ⊐ sqsubseteq ⊑ sqsupseteq ⊒ vdash ⊢ dashv ⊣ leqslant ⩽ \
    geqslant ⩾ eqslantless ⪕ eqslantgtr ⪖ lesssim ≲ gtrsim ≳ lessapprox ⪅ gtrapprox ⪆ approxeq ≊ \
    eqsim ≂ lll ⋘ llless ⋘ ggg ⋙ gggtr ⋙ lessgtr ≶ gtrless ≷ lesseqgtr ⋚ gtreqless ⋛ \
    lesseqqgtr ⪋ gtreqqless ⪌ leqq ≦ geqq ≧ doteqdot ≑ Doteq ≑ fallingdotseq ≒ risingdotseq ≓ \
    backsim ∽ backsimeq ⋍ subseteqq ⫅ supseteqq ⫆ Subset ⋐ Supset ⋑ preccurlyeq ≼ succcurlyeq ≽ \
    curlyeqprec ⋞ curlyeqsucc ⋟ precsim ≾ succsim ≿ precapprox ⪷ succapprox ⪸ vartriangleleft ⊲ \
    vartriangleright ⊳ trianglelefteq ⊴ trianglerighteq ⊵ vDash ⊨ Vdash ⊩ Vvdash ⊪ smallsmile ⌣ \
    smallfrown ⌢ shortmid ∣ shortparallel ∥ bumpeq ≏ Bumpeq ≎ eqcirc ≖ circeq ≗ triangleq ≜ \
    thicksim ∼ thickapprox ≈ varpropto ∝ between ≬ pitchfork ⋔ blacktriangleleft ◀ \
    blacktriangleright ▶ therefore ∴ because ∵ backepsilon ∍ nless ≮ ngtr ≯ nleq ≰ ngeq ≱ lneq ⪇ \
    gneq ⪈ lneqq ≨ gneqq ≩ lnsim ⋦ gnsim ⋧ lnapprox ⪉ gnapprox ⪊ nprec ⊀ nsucc ⊁ npreceq ⋠ \
    nsucceq ⋡ precneqq ⪵ succneqq ⪶ precnsim ⋨ succnsim ⋩ precnapprox ⪹ succnapprox ⪺ nsim ≁ \
    ncong ≇ nshortmid ∤ nshortparallel ∦ nmid ∤ nparallel ∦ nvdash ⊬ nvDash ⊭ nVdash ⊮ nVDash ⊯ \
    ntriangleleft ⋪ ntriangleright ⋫ ntrianglelefteq ⋬ ntrianglerighteq ⋭ nsubseteq ⊈ nsupseteq ⊉ \
    subsetneq ⊊ supsetneq ⊋ subsetneqq ⫋ supsetneqq ⫌ varsubsetneq ⊊ varsupsetneq ⊋ coloneqq ≔ \
    coloneq ≔ eqqcolon ≕ Coloneqq ⩴ vcentcolon : ratio ∶ colonequals ≔ dblcolon ∷ nin ∉ \
    leftarrow ← gets ← rightarrow → to → leftrightarrow ↔ Leftarrow ⇐ Rightarrow ⇒ \
    Leftrightarrow ⇔ longleftarrow ⟵ longrightarrow ⟶ longleftrightarrow ⟷ Longleftarrow ⟸ \
    impliedby ⟸ Longrightarrow ⟹ implies ⟹ Longleftrightarrow ⟺ iff ⟺ mapsto ↦ longmapsto ⟼ \
    hookleftarrow ↩ hookrightarrow ↪ leftharpoonup ↼ leftharpoondown ↽ rightharpoonup ⇀ \
    rightharpoondown ⇁ rightleftharpoons ⇌ leftrightharpoons ⇋ leadsto ⇝ uparrow ↑ downarrow ↓ \
    updownarrow ↕ Uparrow ⇑ Downarrow ⇓ Updownarrow ⇕ nearrow ↗ searrow ↘ swarrow ↙ nwarrow ↖ \
    dashleftarrow ⇠ dashrightarrow ⇢ leftleftarrows ⇇ rightrightarrows ⇉ leftrightarrows ⇆ \
    rightleftarrows ⇄ Lleftarrow ⇚ Rrightarrow ⇛ twoheadleftarrow ↞ twoheadrightarrow ↠ \
    leftarrowtail ↢ rightarrowtail ↣ looparrowleft ↫ looparrowright ↬ curvearrowleft ↶ \
    curvearrowright ↷ circlearrowleft ↺ circlearrowright ↻ Lsh ↰ Rsh ↱ upuparrows ⇈ \
    downdownarrows ⇊ upharpoonleft ↿ upharpoonright ↾ restriction ↾ downharpoonleft ⇃ \
    downharpoonright ⇂ multimap ⊸ leftrightsquigarrow ↭ rightsquigarrow ⇝ nleftarrow ↚ \
    nrightarrow ↛ nLeftarrow ⇍ nRightarrow ⇏ nleftrightarrow ↮ nLeftrightarrow ⇎
    """

  static let opening: StaticString = """
    lbrace { { { lbrack [ langle ⟨ lceil ⌈ lfloor ⌊ lvert | lVert ‖ lgroup ⟮ lmoustache ⎰ \
    ulcorner ⌜ llcorner ⌞ llbracket ⟦ lparen (
    """

  static let closing: StaticString = """
    rbrace } } } rbrack ] rangle ⟩ rceil ⌉ rfloor ⌋ rvert | rVert ‖ rgroup ⟯ rmoustache ⎱ \
    urcorner ⌝ lrcorner ⌟ rrbracket ⟧ rparen )
    """

  static let punctuation: StaticString = """
    colon : ldotp . cdotp ⋅
    """

  static let inner: StaticString = """
    ldots … cdots ⋯ ddots ⋱ dotsc … dotsb ⋯ dotsm ⋯ dotsi ⋯ dotso … hdots … mathellipsis … \
    iddots ⋰ adots ⋰
    """

  /// Large operators whose scripts stand under and over them in displays.
  static let large: StaticString = """
    sum ∑ prod ∏ coprod ∐ bigcap ⋂ bigcup ⋃ bigvee ⋁ bigwedge ⋀ bigoplus ⨁ bigotimes ⨂ bigodot ⨀ \
    biguplus ⨄ bigsqcup ⨆ bigsqcap ⨅
    """

  static let integrals: StaticString = """
    int ∫ iint ∬ iiint ∭ iiiint ⨌ oint ∮ oiint ∯ oiiint ∰ intop ∫ varointclockwise ∲ \
    ointctrclockwise ∳ idotsint ∫⋯∫
    """

  /// Names set upright, whose scripts stand at their right.
  static let functions: StaticString = """
    arccos arcsin arctan arcctg arg cos cosh cot coth csc deg dim exp hom ker lg ln log sec sin sinh \
    tan tanh ch ctg cth sh tg th
    """

  /// Names set upright, whose scripts stand under and over them in displays.
  static let limits: StaticString = """
    lim lim limsup lim\u{A0}sup liminf lim\u{A0}inf max max min min sup sup inf inf det det gcd gcd \
    Pr Pr injlim inj\u{A0}lim projlim proj\u{A0}lim argmax arg\u{A0}max argmin arg\u{A0}min plim plim
    """
}
