/**
 * Every colour, size and duration of the design language, as plain constants. They are made from
 * `design-system/tokens/*.tokens.json` (`npm run tokens`), where they are changed. Their contrast and colour-blind distance
 * are checked in `tokens.test.ts`.
 */
import * as made from './madeTokens';

export { ink, night, white } from './madeTokens';

export interface Swatch {
  readonly bg: string;
  readonly text: string;
}

/** Colours of the two schemes: paper by day, a floodlit pitch by night. */
export const palettes = made.palette;

/**
 * The fourteen points classes, worst to best; the first two are those of −3 and −1, which `pointsColours`
 * darkens point by point. Neighbours are hard to tell apart with colour blindness: always print the number.
 */
export const pointsClassColours = made.points satisfies Record<string, Swatch>;

/** Fixture difficulty, 1 easiest to 5 hardest; distinguishable with colour blindness and in greyscale. */
export const difficultyColours = made.difficulty satisfies Record<number, Swatch>;

/** Ends of the benchmark ramp. The step at 50 is deliberate: text turns white above it. */
export const benchmarkRamp = made.benchmark;

export const positionColours = made.position satisfies Record<string, Swatch>;

/** Tints over the card's dark background; the opacity encodes the value. */
export const tints = made.tint;

/** Ownership on the dark plate of a card: white above a quarter, red below. */
export const ownershipText = made.ownership;

/** Lines of charts; the first is always the user's. From the seventh on: the same colours, dashed. */
export const chartLines = { light: made.chart.light.line, dark: made.chart.dark.line } as const;

/**
 * Parts of a bar, in order: neighbours, and also the first and the last, are distinguishable with any kind of
 * colour vision. The order of the lines would put two greens side by side. Our choice: the design has none.
 */
export const partColours = { light: made.chart.light.part, dark: made.chart.dark.part } as const;

/** Status colours on the card's dark plate. */
export const cardSignals = made.signal;

/** The game's own default for a missing kit colour. */
export const missingKitColour = made.kit.missing;

export const fonts = made.font;

export const radius = made.radius;

/** Milliseconds. */
export const motion = made.motion;

/** Pixels: the layout around pages. */
export const frame = made.frame;

/** Height of the phone's main navigation: 56 pixels, more with larger text. */
export const bottomBarHeight = 'calc(42px + 0.875rem)';

export const rowHeight = made.row;
/** Height of a chart's drawing, in pixels. */
export const chartHeight = made.chartHeight;
/** The line of a chart's title: its height in pixels, and the steps of spacing below it. */
export const chartHead = made.chartHead;
/** Minimum size of a control, in pixels. */
export const target = made.target;
