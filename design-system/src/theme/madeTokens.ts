// Made from design-system/tokens/*.tokens.json by `npm run tokens`: change those.

export const white = "#FFFFFF" as const;

export const ink = "#16211C" as const;

export const night = "#0B1512" as const;

export const chalk = "#F6F2E9" as const;

export const moonlight = "#EDF3EC" as const;

export const paper = "#FFFDF8" as const;

export const hedge = "#13211C" as const;

export const tunnel = "#070E0B" as const;

export const pine = "#0F4C3A" as const;

export const deepPine = "#0A352A" as const;

export const mint = "#7ADDB2" as const;

export const floodlight = "#FFC83D" as const;

export const lamp = "#FFCF4A" as const;

export const ochre = "#8A5A00" as const;

export const sky = "#1C5A9C" as const;

export const aubergine = "#2B1230" as const;

export const cream = "#FFF3D0" as const;

export const leaf = "#69D58D" as const;

export const coral = "#FF8F80" as const;

export const amber = "#FFB951" as const;

export const mist = "#9BD8BC" as const;

export const straw = "#E6C478" as const;

export const rose = "#E0607A" as const;

export const petrol = "#0E2F3D" as const;

export const teal = "#00866A" as const;

export const lilac = "#8488C6" as const;

export const violet = "#5940BB" as const;

export const copper = "#C06A10" as const;

export const lagoon = "#0E9080" as const;

export const orchid = "#8E80E0" as const;

export const haze = "#D6D4FF" as const;

/** The fourteen points classes, worst to best. Neighbours are hard to tell apart with colour blindness: always print the number. */
export const points = {
  bad: {
    bg: "#C30000",
    text: "#FFFFFF"
  },
  negative: {
    bg: "#EB0000",
    text: "#FFFFFF"
  },
  zero: {
    bg: "#69716C",
    text: "#FFFFFF"
  },
  basic: {
    bg: "#D5DAD3",
    text: "#16211C"
  },
  low: {
    bg: "#BFE6CF",
    text: "#16211C"
  },
  mid: {
    bg: "#86D3AA",
    text: "#0B1512"
  },
  high: {
    bg: "#3FB57F",
    text: "#0B1512"
  },
  higher: {
    bg: "#0E7F55",
    text: "#FFFFFF"
  },
  veryhigh: {
    bg: "#0B6E7C",
    text: "#FFFFFF"
  },
  great: {
    bg: "#1B5FA6",
    text: "#FFFFFF"
  },
  exceptional: {
    bg: "#3B45B5",
    text: "#FFFFFF"
  },
  awesome: {
    bg: "#6934B3",
    text: "#FFFFFF"
  },
  superb: {
    bg: "#A01F87",
    text: "#FFFFFF"
  },
  godlike: {
    bg: "#FFC83D",
    text: "#16211C"
  }
} as const;

/** Fixture difficulty, 1 easiest to 5 hardest; distinguishable with colour blindness and in greyscale. */
export const difficulty = {
  1: {
    bg: "#B9ECDC",
    text: "#16211C"
  },
  2: {
    bg: "#5FBFAF",
    text: "#0B1512"
  },
  3: {
    bg: "#E6C478",
    text: "#16211C"
  },
  4: {
    bg: "#DB7550",
    text: "#0B1512"
  },
  5: {
    bg: "#6A0D34",
    text: "#FFFFFF"
  }
} as const;

/** Tints of the four positions. */
export const position = {
  GKP: {
    bg: "#E6C478",
    text: "#16211C"
  },
  DEF: {
    bg: "#9CC3E6",
    text: "#16211C"
  },
  MID: {
    bg: "#9BD8BC",
    text: "#16211C"
  },
  FWD: {
    bg: "#F0A48C",
    text: "#16211C"
  }
} as const;

/** Tints over the card's dark background; the opacity encodes the value. */
export const tint = {
  yellow: "#FFC83D",
  teal: "#2FAE8F",
  rose: "#E0607A",
  ground: "#0B1512"
} as const;

/** Ownership on the dark plate of a card: white above a quarter, red below. */
export const ownership = {
  common: "#FFFFFF",
  rare: "#FF8F80"
} as const;

/** Status colours on the card's dark plate. */
export const signal = {
  in: "#69D58D",
  out: "#FF8F80",
  alert: "#FFB951",
  locked: "#2B1230"
} as const;

/** The game's own default for a missing kit colour, and shirts of keepers: the first that differs enough from the club's. */
export const kit = {
  missing: "#E1E1E1",
  keeper: [
    "#F2C230",
    "#3BB273",
    "#8E6CC9"
  ]
} as const;

/** Translucent colours: of shadows, and of outlines on the card. */
export const shade = {
  card: "#16211C14",
  notice: "#0B151238",
  shirt: "#0B151266",
  strip: "#F6F2E9B3"
} as const;

/** Shadows of the light scheme; the dark one raises by lighter surfaces. */
export const elevation = {
  card: "0 1px 2px #16211C14",
  notice: "0 6px 24px #0B151238"
} as const;

/** Families, with what replaces them until they are loaded. */
export const font = {
  display: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, 'Segoe UI', Roboto, sans-serif",
  text: "'Encode Sans Variable', 'Encode Sans Fallback', system-ui, 'Segoe UI', Roboto, sans-serif"
} as const;

/** Text styles: weight, width in percent, and size and line height; headings are larger from 900 pixels (wide), and have the display font. */
export const type = {
  heading: {
    h1: {
      weight: 800,
      size: 26,
      line: 30,
      wide: {
        size: 34,
        line: 38
      }
    },
    h2: {
      weight: 800,
      size: 20,
      line: 24,
      wide: {
        size: 24,
        line: 28
      }
    },
    h3: {
      weight: 700,
      size: 17,
      line: 22,
      wide: {
        size: 19,
        line: 24
      }
    },
    kpi: {
      weight: 700,
      size: 19,
      line: 22,
      wide: {
        size: 28,
        line: 32
      }
    }
  },
  text: {
    body1: {
      weight: 400,
      width: 100,
      size: 15,
      line: 22
    },
    body2: {
      weight: 400,
      width: 100,
      size: 14,
      line: 20
    },
    caption: {
      weight: 400,
      width: 100,
      size: 12,
      line: 16
    },
    table: {
      weight: 450,
      width: 88,
      size: 13,
      line: 18
    },
    tableHead: {
      weight: 600,
      width: 88,
      size: 11,
      line: 14
    },
    cardName: {
      weight: 600,
      width: 80,
      size: 11,
      line: 15
    },
    cardValue: {
      weight: 800,
      width: 100,
      size: 13,
      line: 18
    },
    button: {
      weight: 600,
      width: 100,
      size: 14,
      line: 20
    }
  }
} as const;

/** Steps of the 4 pixel grid, by the number that sx takes. */
export const space = {
  1: 4,
  2: 8,
  3: 12,
  4: 16,
  6: 24,
  8: 32,
  12: 48
} as const;

/** Corners. */
export const radius = {
  cell: 6,
  control: 10,
  card: 14,
  sheet: 24
} as const;

/** Durations and their curve; with reduced motion there is none. */
export const motion = {
  hover: 120,
  state: 180,
  sheet: 240,
  ease: "cubic-bezier(.2,.8,.2,1)"
} as const;

/** The layout around pages. */
export const frame = {
  headerPhone: 56,
  headerDesktop: 64,
  railClosed: 88,
  railOpen: 216,
  content: 1280
} as const;

/** Heights of table rows. */
export const row = {
  compact: 40,
  comfortable: 48
} as const;

/** Height of a chart's drawing. */
export const chartHeight = {
  phone: 220,
  desktop: 300
} as const;

/** The line of a chart's title: its height, and the steps of spacing below it. */
export const chartHead = {
  height: 32,
  below: 2
} as const;

/** Minimum size of a control. */
export const target = {
  touch: 44,
  pointer: 24
} as const;

/** Least width of the window. */
export const breakpoint = {
  xs: 0,
  sm: 600,
  md: 900,
  lg: 1200,
  xl: 1536
} as const;

/** What lies over what (z-index). */
export const layer = {
  mobileStepper: 1000,
  fab: 1050,
  speedDial: 1050,
  appBar: 1100,
  drawer: 1200,
  modal: 1300,
  snackbar: 1400,
  tooltip: 1500
} as const;

/** Colours of the theme, by the names that sx takes. */
export const palette = {
  light: {
    background: {
      default: "#F6F2E9",
      paper: "#FFFDF8"
    },
    surface: {
      sunken: "#EAE4D6",
      raised: "#FFFFFF"
    },
    text: {
      primary: "#16211C",
      secondary: "#4A564F",
      disabled: "#7C857F"
    },
    divider: "#D9D2C3",
    outline: {
      main: "#857E6E"
    },
    primary: {
      main: "#0F4C3A",
      dark: "#0A352A",
      light: "#2F7A60",
      contrastText: "#FFFFFF"
    },
    secondary: {
      main: "#FFC83D",
      dark: "#E0A91F",
      light: "#FFDB80",
      contrastText: "#16211C"
    },
    success: {
      main: "#1A6E3C",
      contrastText: "#FFFFFF"
    },
    error: {
      main: "#B0261E",
      contrastText: "#FFFFFF"
    },
    warning: {
      main: "#8A5300",
      contrastText: "#FFFFFF"
    },
    info: {
      main: "#1C5A9C",
      contrastText: "#FFFFFF"
    },
    you: {
      main: "#FFC83D",
      text: "#8A5A00",
      bg: "#FFE9AD"
    },
    header: {
      bg: "#0F4C3A",
      text: "#F6F2E9",
      accent: "#FFC83D"
    },
    pass: {
      bg: "#2B1230",
      text: "#FFF3D0",
      accent: "#FFC83D"
    },
    focus: {
      main: "#1C5A9C"
    },
    pitch: {
      light: "#1F6B45",
      dark: "#1B613E",
      bench: "#17603F",
      line: "#F6F2E98C",
      text: "#F6F2E9"
    },
    cell: {
      outline: "#00000021"
    }
  },
  dark: {
    background: {
      default: "#0B1512",
      paper: "#13211C"
    },
    surface: {
      sunken: "#070E0B",
      raised: "#1A2C25"
    },
    text: {
      primary: "#EDF3EC",
      secondary: "#A8B8AE",
      disabled: "#71827A"
    },
    divider: "#2A3C34",
    outline: {
      main: "#6B7F75"
    },
    primary: {
      main: "#7ADDB2",
      dark: "#4FB98C",
      light: "#A6EBCD",
      contrastText: "#0B1512"
    },
    secondary: {
      main: "#FFCF4A",
      dark: "#E0B43A",
      light: "#FFE08A",
      contrastText: "#0B1512"
    },
    success: {
      main: "#69D58D",
      contrastText: "#0B1512"
    },
    error: {
      main: "#FF8F80",
      contrastText: "#0B1512"
    },
    warning: {
      main: "#FFB951",
      contrastText: "#0B1512"
    },
    info: {
      main: "#8FC3FF",
      contrastText: "#0B1512"
    },
    you: {
      main: "#FFCF4A",
      text: "#FFCF4A",
      bg: "#3A3214"
    },
    header: {
      bg: "#070E0B",
      text: "#EDF3EC",
      accent: "#FFCF4A"
    },
    pass: {
      bg: "#2B1230",
      text: "#FFF3D0",
      accent: "#FFC83D"
    },
    focus: {
      main: "#FFCF4A"
    },
    pitch: {
      light: "#123F2C",
      dark: "#0F3726",
      bench: "#0F2A20",
      line: "#EDF3EC8C",
      text: "#EDF3EC"
    },
    cell: {
      outline: "#FFFFFF29"
    }
  }
} as const;

/** Ends of the benchmark ramp. The step at 50 is deliberate: text turns white above it. */
export const benchmark = {
  light: {
    low: [
      "#FFFDF8",
      "#9BD8BC"
    ],
    high: [
      "#1C7655",
      "#0A352A"
    ],
    lowText: "#16211C",
    highText: "#FFFFFF"
  },
  dark: {
    low: [
      "#13211C",
      "#1F4A3B"
    ],
    high: [
      "#0B7F57",
      "#07603F"
    ],
    lowText: "#EDF3EC",
    highText: "#FFFFFF"
  }
} as const;

export const chart = {
  light: {
    line: [
      "#8A5A00",
      "#0E2F3D",
      "#00866A",
      "#8488C6",
      "#5940BB",
      "#E0607A"
    ],
    part: [
      "#0F4C3A",
      "#8488C6",
      "#E0607A",
      "#5940BB",
      "#00866A",
      "#0E2F3D",
      "#B87414",
      "#3E7CB1"
    ]
  },
  dark: {
    line: [
      "#FFCF4A",
      "#C06A10",
      "#0E9080",
      "#A6F5DA",
      "#8E80E0",
      "#D6D4FF"
    ],
    part: [
      "#7ADDB2",
      "#8E80E0",
      "#D6D4FF",
      "#C06A10",
      "#B8AB7A",
      "#0E9080",
      "#FFB3A6",
      "#B9468B"
    ]
  }
} as const;

/** Outlines of kits and crests. */
export const contour = {
  light: {
    outline: "#0B151299"
  },
  dark: {
    outline: "#EDF3EC73"
  }
} as const;
