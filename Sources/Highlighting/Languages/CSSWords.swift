/// Words that a CSS value may be.
enum CSSWords {
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
}
