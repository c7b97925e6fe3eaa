/// Words that CSS gives a meaning to.
enum CSSWords {
  /// Words that a value may be.
  static let values = WordTable(
    """
    kc absolute all always armenian auto avoid baseline behind bidi-override block blink bold bolder both
    kc bottom capitalize center center-left center-right circle cjk-ideographic close-quote code collapse
    kc condensed continuous crosshair cross currentColor currentcolor cursive dashed decimal
    kc decimal-leading-zero default digits disc dotted double e-resize embed expanded extra-condensed
    kc extra-expanded fantasy far-left far-right fast faster fixed georgian groove hebrew help hidden hide
    kc high higher hiragana icon inherit initial inline inline-block inline-table inset inside invert italic justify katakana
    kc landscape large larger left left-side leftwards level lighter line-through list-item loud low lower
    kc lower-alpha lower-greek lower-roman lowercase ltr medium message-box middle mix monospace n-resize
    kc narrower ne-resize no-close-quote no-open-quote no-repeat none normal nowrap nw-resize oblique once
    kc open-quote outset outside overline pointer portrait px relative repeat repeat-x repeat-y rgb ridge
    kc right right-side rightwards rtl s-resize sans-serif scroll se-resize semi-condensed semi-expanded
    kc separate serif show silent slow slower small small-caps small-caption smaller soft solid spell-out
    kc square static status-bar super sub table table-caption table-cell table-column table-column-group
    kc table-footer-group table-header-group table-row table-row-group text text-bottom text-top thick thin
    kc top transparent ultra-condensed ultra-expanded underline upper-alpha upper-latin upper-roman
    kc uppercase url visible w-resize wait wider x-fast x-high x-large x-loud x-low x-small x-soft xx-large
    kc xx-small flex inline-flex grid inline-grid contents flow-root sticky row column row-reverse
    kc column-reverse wrap wrap-reverse flex-start flex-end space-between space-around space-evenly stretch
    kc start end border-box content-box padding-box cover contain fill scale-down ease ease-in ease-out
    kc ease-in-out linear step-start step-end forwards backwards infinite alternate alternate-reverse
    kc reverse running paused preserve-3d flat unset revert not-allowed grab grabbing zoom-in zoom-out move
    kc copy alias cell col-resize row-resize ew-resize ns-resize nesw-resize nwse-resize all-scroll
    kc no-drop progress context-menu vertical-text break-word break-all keep-all pre pre-wrap pre-line
    kc ellipsis clip local manual from to optimizeLegibility optimizeSpeed geometricPrecision
    kc antialiased subpixel-antialiased isolate multiply screen overlay darken lighten color-dodge
    kc color-burn hard-light soft-light difference exclusion hue saturation color luminosity vertical
    kc horizontal max-content min-content fit-content swap optional fallback
    kc above all-petite-caps all-small-caps allow-end alpha aural avoid-column avoid-page
    kc balance below box-decoration clone compact container crisp-edges crop descendants
    kc distribute dot double-circle each-line edges fill-box filled first flip force-end
    kc from-image full-width hanging hiragana-iroha ink inter-word katakana-iroha last loose
    kc lower-latin luminance mandatory manipulation margin-box match-parent mixed objects off on
    kc open over page pan-down pan-left pan-right pan-up pan-x pan-y petite-caps pixelated
    kc proximity round ruby ruby-base ruby-base-container ruby-text ruby-text-container run-in
    kc sesame sideways sideways-left sideways-right slice smooth snap space spaces strict
    kc stroke-box style sw-resize titling-caps triangle under unicase upright
    kc use-glyph-orientation view-box wavy weight yes
    kc aqua black blue fuchsia gray green lime maroon navy olive purple red silver teal white yellow
    kc aliceblue antiquewhite aquamarine azure beige bisque blanchedalmond blueviolet brown burlywood
    kc cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
    kc darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid
    kc darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet
    kc deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen gainsboro
    kc ghostwhite gold goldenrod greenyellow grey honeydew hotpink indianred indigo ivory khaki lavender
    kc lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow lightgray
    kc lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey
    kc lightsteelblue lightyellow limegreen linen magenta mediumaquamarine mediumblue mediumorchid
    kc mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
    kc midnightblue mintcream mistyrose moccasin navajowhite oldlace olivedrab orange orangered orchid
    kc palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue
    kc rebeccapurple rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna skyblue
    kc slateblue slategray slategrey snow springgreen steelblue tan thistle tomato turquoise violet wheat
    kc whitesmoke yellowgreen
    """)
  /// Properties by name; in a value too, as in `transition: opacity`.
  static let properties = WordTable(
    """
    k -webkit-line-clamp accent-color align-content align-items align-self alignment-baseline
    k all animation animation-delay animation-direction animation-duration animation-fill-mode
    k animation-iteration-count animation-name animation-play-state animation-timeline
    k animation-timing-function appearance aspect-ratio azimuth backdrop-filter
    k backface-visibility background background-attachment background-blend-mode background-clip
    k background-color background-image background-origin background-position background-repeat
    k background-size baseline-shift baseline-source block-ellipsis block-size block-step
    k block-step-align block-step-insert block-step-round block-step-size bookmark-label
    k bookmark-level bookmark-state border border-block border-block-color border-block-end
    k border-block-end-color border-block-end-style border-block-end-width border-block-start
    k border-block-start-color border-block-start-style border-block-start-width
    k border-block-style border-block-width border-bottom border-bottom-color
    k border-bottom-left-radius border-bottom-right-radius border-bottom-style
    k border-bottom-width border-boundary border-collapse border-color border-end-end-radius
    k border-end-start-radius border-image border-image-outset border-image-repeat
    k border-image-slice border-image-source border-image-width border-inline
    k border-inline-color border-inline-end border-inline-end-color border-inline-end-style
    k border-inline-end-width border-inline-start border-inline-start-color
    k border-inline-start-style border-inline-start-width border-inline-style
    k border-inline-width border-left border-left-color border-left-style border-left-width
    k border-radius border-right border-right-color border-right-style border-right-width
    k border-spacing border-start-end-radius border-start-start-radius border-style border-top
    k border-top-color border-top-left-radius border-top-right-radius border-top-style
    k border-top-width border-width bottom box-decoration-break box-shadow box-sizing box-snap
    k break-after break-before break-inside caption-side caret caret-color caret-shape chains
    k clear clip clip-path clip-rule color color-adjust color-interpolation-filters color-scheme
    k column-count column-fill column-gap column-rule column-rule-color column-rule-style
    k column-rule-width column-span column-width columns contain contain-intrinsic-block-size
    k contain-intrinsic-height contain-intrinsic-inline-size contain-intrinsic-size
    k contain-intrinsic-width container container-name container-type content content-visibility
    k continue counter-increment counter-reset counter-set cue cue-after cue-before cursor
    k direction display dominant-baseline elevation empty-cells fill fill-break fill-color
    k fill-image fill-opacity fill-origin fill-position fill-repeat fill-rule fill-size filter
    k flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float float-defer
    k float-offset float-reference flood-color flood-opacity flow flow-from flow-into font
    k font-display font-family font-feature-settings font-kerning font-language-override
    k font-optical-sizing font-palette font-size font-size-adjust font-stretch font-style
    k font-synthesis font-synthesis-small-caps font-synthesis-style font-synthesis-weight
    k font-variant font-variant-alternates font-variant-caps font-variant-east-asian
    k font-variant-emoji font-variant-ligatures font-variant-numeric font-variant-position
    k font-variation-settings font-weight footnote-display footnote-policy forced-color-adjust
    k gap glyph-orientation-vertical grid grid-area grid-auto-columns grid-auto-flow
    k grid-auto-rows grid-column grid-column-end grid-column-start grid-row grid-row-end
    k grid-row-start grid-template grid-template-areas grid-template-columns grid-template-rows
    k hanging-punctuation height hyphenate-character hyphenate-limit-chars hyphenate-limit-last
    k hyphenate-limit-lines hyphenate-limit-zone hyphens image-orientation image-rendering
    k image-resolution initial-letter initial-letter-align initial-letter-wrap inline-size
    k inline-sizing input-security inset inset-block inset-block-end inset-block-start
    k inset-inline inset-inline-end inset-inline-start isolation justify-content justify-items
    k justify-self leading-trim left letter-spacing lighting-color line-break line-clamp
    k line-grid line-height line-height-step line-padding line-snap list-style list-style-image
    k list-style-position list-style-type margin margin-block margin-block-end
    k margin-block-start margin-bottom margin-break margin-inline margin-inline-end
    k margin-inline-start margin-left margin-right margin-top margin-trim marker marker-end
    k marker-knockout-left marker-knockout-right marker-mid marker-pattern marker-segment
    k marker-side marker-start mask mask-border mask-border-mode mask-border-outset
    k mask-border-repeat mask-border-slice mask-border-source mask-border-width mask-clip
    k mask-composite mask-image mask-mode mask-origin mask-position mask-repeat mask-size
    k mask-type max-block-size max-height max-inline-size max-lines max-width min-block-size
    k min-height min-inline-size min-intrinsic-sizing min-width mix-blend-mode nav-down nav-left
    k nav-right nav-up object-fit object-overflow object-position object-view-box offset
    k offset-anchor offset-distance offset-path offset-position offset-rotate opacity order
    k orphans outline outline-color outline-offset outline-style outline-width overflow
    k overflow-anchor overflow-block overflow-clip-margin overflow-inline overflow-wrap
    k overflow-x overflow-y overscroll-behavior overscroll-behavior-block
    k overscroll-behavior-inline overscroll-behavior-x overscroll-behavior-y padding
    k padding-block padding-block-end padding-block-start padding-bottom padding-inline
    k padding-inline-end padding-inline-start padding-left padding-right padding-top page
    k page-break-after page-break-before page-break-inside pause pause-after pause-before
    k perspective perspective-origin pitch pitch-range place-content place-items place-self
    k play-during pointer-events position print-color-adjust property-name quotes
    k region-fragment resize rest rest-after rest-before richness right rotate row-gap
    k ruby-align ruby-merge ruby-overhang ruby-position running scale scroll-behavior
    k scroll-margin scroll-margin-block scroll-margin-block-end scroll-margin-block-start
    k scroll-margin-bottom scroll-margin-inline scroll-margin-inline-end
    k scroll-margin-inline-start scroll-margin-left scroll-margin-right scroll-margin-top
    k scroll-padding scroll-padding-block scroll-padding-block-end scroll-padding-block-start
    k scroll-padding-bottom scroll-padding-inline scroll-padding-inline-end
    k scroll-padding-inline-start scroll-padding-left scroll-padding-right scroll-padding-top
    k scroll-snap-align scroll-snap-stop scroll-snap-type scrollbar-color scrollbar-gutter
    k scrollbar-width shape-image-threshold shape-inside shape-margin shape-outside
    k spatial-navigation-action spatial-navigation-contain spatial-navigation-function speak
    k speak-as speak-header speak-numeral speak-punctuation speech-rate stress string-set stroke
    k stroke-align stroke-alignment stroke-break stroke-color stroke-dash-corner
    k stroke-dash-justify stroke-dashadjust stroke-dasharray stroke-dashcorner stroke-dashoffset
    k stroke-image stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-origin
    k stroke-position stroke-repeat stroke-size stroke-width tab-size table-layout text-align
    k text-align-all text-align-last text-combine-upright text-decoration text-decoration-color
    k text-decoration-line text-decoration-skip text-decoration-skip-box
    k text-decoration-skip-ink text-decoration-skip-inset text-decoration-skip-self
    k text-decoration-skip-spaces text-decoration-style text-decoration-thickness text-edge
    k text-emphasis text-emphasis-color text-emphasis-position text-emphasis-skip
    k text-emphasis-style text-group-align text-indent text-justify text-orientation
    k text-overflow text-shadow text-size-adjust text-space-collapse text-space-trim
    k text-spacing text-transform text-underline-offset text-underline-position text-wrap top
    k touch-action transform transform-box transform-origin transform-style transition
    k transition-delay transition-duration transition-property transition-timing-function
    k translate unicode-bidi user-select vertical-align view-transition-name visibility
    k voice-balance voice-duration voice-family voice-pitch voice-range voice-rate voice-stress
    k voice-volume volume white-space widows width will-change word-boundary-detection
    k word-boundary-expansion word-break word-spacing word-wrap wrap-after wrap-before wrap-flow
    k wrap-inside wrap-through writing-mode z-index
    """)

  /// What makers of browsers put before the names of their own properties and values.
  static let vendors: [StaticString] = [
    "-webkit-", "-moz-", "-ms-", "-o-", "-khtml-", "-apple-", "-wap-", "-xv-", "-epub-",
  ]
}
