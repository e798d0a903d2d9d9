/**
 * Every colour, size and duration of the design language, as plain constants. Their contrast and colour-blind
 * distance are checked in `tokens.test.ts`.
 */

export interface Swatch {
  readonly bg: string;
  readonly text: string;
}

export const ink = '#16211C';
export const night = '#0B1512';
export const white = '#FFFFFF';

/** Colours of the two schemes: paper by day, a floodlit pitch by night. */
export const palettes = {
  light: {
    background: { default: '#F6F2E9', paper: '#FFFDF8' },
    surface: { sunken: '#EAE4D6', raised: '#FFFFFF' },
    text: { primary: ink, secondary: '#4A564F', disabled: '#7C857F' },
    divider: '#D9D2C3',
    outline: { main: '#857E6E' },
    primary: { main: '#0F4C3A', dark: '#0A352A', light: '#2F7A60', contrastText: white },
    secondary: { main: '#FFC83D', dark: '#E0A91F', light: '#FFDB80', contrastText: ink },
    success: { main: '#1A6E3C', contrastText: white },
    error: { main: '#B0261E', contrastText: white },
    warning: { main: '#8A5300', contrastText: white },
    info: { main: '#1C5A9C', contrastText: white },
    you: { main: '#FFC83D', text: '#8A5A00', bg: '#FFE9AD' },
    header: { bg: '#0F4C3A', text: '#F6F2E9', accent: '#FFC83D' },
    pass: { bg: '#2B1230', text: '#FFF3D0', accent: '#FFC83D' },
    focus: { main: '#1C5A9C' },
    pitch: { light: '#1F6B45', dark: '#1B613E', bench: '#17603F', line: '#F6F2E98C', text: '#F6F2E9' },
    cell: { outline: '#00000021' },
  },
  dark: {
    background: { default: night, paper: '#13211C' },
    surface: { sunken: '#070E0B', raised: '#1A2C25' },
    text: { primary: '#EDF3EC', secondary: '#A8B8AE', disabled: '#71827A' },
    divider: '#2A3C34',
    outline: { main: '#6B7F75' },
    primary: { main: '#7ADDB2', dark: '#4FB98C', light: '#A6EBCD', contrastText: night },
    secondary: { main: '#FFCF4A', dark: '#E0B43A', light: '#FFE08A', contrastText: night },
    success: { main: '#69D58D', contrastText: night },
    error: { main: '#FF8F80', contrastText: night },
    warning: { main: '#FFB951', contrastText: night },
    info: { main: '#8FC3FF', contrastText: night },
    you: { main: '#FFCF4A', text: '#FFCF4A', bg: '#3A3214' },
    header: { bg: '#070E0B', text: '#EDF3EC', accent: '#FFCF4A' },
    pass: { bg: '#2B1230', text: '#FFF3D0', accent: '#FFC83D' },
    focus: { main: '#FFCF4A' },
    pitch: { light: '#123F2C', dark: '#0F3726', bench: '#0F2A20', line: '#EDF3EC8C', text: '#EDF3EC' },
    cell: { outline: '#FFFFFF29' },
  },
} as const;

/**
 * The fourteen points classes, worst to best; the first two are those of −3 and −1, which `pointsColours`
 * darkens point by point. Neighbours are hard to tell apart with colour blindness: always print the number.
 */
export const pointsClassColours = {
  bad: { bg: '#C30000', text: white },
  negative: { bg: '#EB0000', text: white },
  zero: { bg: '#69716C', text: white },
  basic: { bg: '#D5DAD3', text: ink },
  low: { bg: '#BFE6CF', text: ink },
  mid: { bg: '#86D3AA', text: night },
  high: { bg: '#3FB57F', text: night },
  higher: { bg: '#0E7F55', text: white },
  veryhigh: { bg: '#0B6E7C', text: white },
  great: { bg: '#1B5FA6', text: white },
  exceptional: { bg: '#3B45B5', text: white },
  awesome: { bg: '#6934B3', text: white },
  superb: { bg: '#A01F87', text: white },
  godlike: { bg: '#FFC83D', text: ink },
} as const satisfies Record<string, Swatch>;

/** Fixture difficulty, 1 easiest to 5 hardest; distinguishable with colour blindness and in greyscale. */
export const difficultyColours = {
  1: { bg: '#B9ECDC', text: ink },
  2: { bg: '#5FBFAF', text: night },
  3: { bg: '#E6C478', text: ink },
  4: { bg: '#DB7550', text: night },
  5: { bg: '#6A0D34', text: white },
} as const satisfies Record<number, Swatch>;

/** Ends of the benchmark ramp. The step at 50 is deliberate: text turns white above it. */
export const benchmarkRamp = {
  light: { low: ['#FFFDF8', '#9BD8BC'], high: ['#1C7655', '#0A352A'], lowText: ink, highText: white },
  dark: { low: ['#13211C', '#1F4A3B'], high: ['#0B7F57', '#07603F'], lowText: '#EDF3EC', highText: white },
} as const;

export const positionColours = {
  GKP: { bg: '#E6C478', text: ink },
  DEF: { bg: '#9CC3E6', text: ink },
  MID: { bg: '#9BD8BC', text: ink },
  FWD: { bg: '#F0A48C', text: ink },
} as const satisfies Record<string, Swatch>;

/** Tints over the card's dark background; the opacity encodes the value. */
export const tints = { yellow: '#FFC83D', teal: '#2FAE8F', rose: '#E0607A', ground: night } as const;

/** Ownership on the dark plate of a card: white above a quarter, red below. */
export const ownershipText = { common: white, rare: '#FF8F80' } as const;

/** Lines of charts; the first is always the user's. From the seventh on: the same colours, dashed. */
export const chartLines = {
  light: ['#8A5A00', '#0E2F3D', '#00866A', '#8488C6', '#5940BB', '#E0607A'],
  dark: ['#FFCF4A', '#C06A10', '#0E9080', '#A6F5DA', '#8E80E0', '#D6D4FF'],
} as const;

/**
 * Parts of a bar, in order: neighbours, and also the first and the last, are distinguishable with any kind of
 * colour vision. The order of the lines would put two greens side by side. Our choice: the design has none.
 */
export const partColours = {
  light: ['#0F4C3A', '#8488C6', '#E0607A', '#5940BB', '#00866A', '#0E2F3D', '#B87414', '#3E7CB1'],
  dark: ['#7ADDB2', '#8E80E0', '#D6D4FF', '#C06A10', '#B8AB7A', '#0E9080', '#FFB3A6', '#B9468B'],
} as const;

/** Status colours on the card's dark plate. */
export const cardSignals = { in: '#69D58D', out: '#FF8F80', alert: '#FFB951', locked: '#2B1230' } as const;

/** The game's own default for a missing kit colour. */
export const missingKitColour = '#E1E1E1';

export const fonts = {
  display: "'Bricolage Grotesque Variable', 'Bricolage Fallback', system-ui, 'Segoe UI', Roboto, sans-serif",
  text: "'Encode Sans Variable', 'Encode Sans Fallback', system-ui, 'Segoe UI', Roboto, sans-serif",
} as const;

export const radius = { cell: 6, control: 10, card: 14, sheet: 24 } as const;

/** Milliseconds. */
export const motion = { hover: 120, state: 180, sheet: 240, ease: 'cubic-bezier(.2,.8,.2,1)' } as const;

/** Pixels: the layout around pages. */
export const frame = {
  headerPhone: 56,
  headerDesktop: 64,
  railClosed: 88,
  railOpen: 216,
  content: 1280,
} as const;

/** Height of the phone's main navigation: 56 pixels, more with larger text. */
export const bottomBarHeight = 'calc(42px + 0.875rem)';

export const rowHeight = { compact: 40, comfortable: 48 } as const;
/** Height of a chart's drawing, in pixels. */
export const chartHeight = { phone: 220, desktop: 300 } as const;
/** The line of a chart's title: its height in pixels, and the steps of spacing below it. */
export const chartHead = { height: 32, below: 2 } as const;
/** Minimum size of a control, in pixels. */
export const target = { touch: 44, pointer: 24 } as const;
