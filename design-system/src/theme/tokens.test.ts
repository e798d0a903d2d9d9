import { contrast, deltaE, toHex } from './colour';
import { closestPair, seenWith, visions, type Vision } from './colourVision';
import {
  benchmarkRamp,
  cardSignals,
  chartLines,
  difficultyColours,
  ink,
  night,
  ownershipText,
  palettes,
  partColours,
  pointsClassColours,
  positionColours,
  tints,
  type Swatch,
} from './tokens';
import { benchmarkColours, pointsColours, tintColours } from '../football/points/scaleColours';

/** WCAG 2: minimum contrast of text, and of meaningful graphics. */
const forText = 4.5;
const forShapes = 3;

describe.each(['light', 'dark'] as const)('in the %s scheme', (scheme) => {
  const palette = palettes[scheme];
  const surfaces = [
    palette.background.default,
    palette.background.paper,
    palette.surface.sunken,
    palette.surface.raised,
  ];

  it.each([
    ['body text', palette.text.primary],
    ['secondary text', palette.text.secondary],
    ['primary', palette.primary.main],
    ['your colour as text', palette.you.text],
    ['success', palette.success.main],
    ['error', palette.error.main],
    ['warning', palette.warning.main],
    ['info', palette.info.main],
  ])('%s can be read on every surface', (_, colour) => {
    for (const surface of surfaces) expect(contrast(colour, surface)).toBeGreaterThanOrEqual(forText);
  });

  it.each([
    ['disabled text', palette.text.disabled],
    ['outlines of fields and chips', palette.outline.main],
    ['the focus ring', palette.focus.main],
  ])('%s can be seen on every surface', (_, colour) => {
    for (const surface of surfaces) expect(contrast(colour, surface)).toBeGreaterThanOrEqual(forShapes);
  });

  it.each<[string, string, string]>([
    ['text on primary', palette.primary.contrastText, palette.primary.main],
    ['text on floodlight yellow', palette.secondary.contrastText, palette.secondary.main],
    ['text on your row', palette.text.primary, palette.you.bg],
    ['secondary text on your row', palette.text.secondary, palette.you.bg],
    ['the header', palette.header.text, palette.header.bg],
    ['the header’s accent', palette.header.accent, palette.header.bg],
    ['the pass', palette.pass.text, palette.pass.bg],
    ['the pass’s accent', palette.pass.accent, palette.pass.bg],
    ['text on light grass', palette.pitch.text, palette.pitch.light],
    ['text on dark grass', palette.pitch.text, palette.pitch.dark],
    ['text on the bench', palette.pitch.text, palette.pitch.bench],
    ...(['success', 'error', 'warning', 'info'] as const).map((tone): [string, string, string] => [
      `text on ${tone}`,
      palette[tone].contrastText,
      palette[tone].main,
    ]),
  ])('%s can be read', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(forText);
  });

  it('each chart line can be seen on paper', () => {
    for (const line of chartLines[scheme])
      expect(contrast(line, palette.background.paper)).toBeGreaterThanOrEqual(forShapes);
  });

  it('each part of a bar can be seen on paper', () => {
    for (const part of partColours[scheme])
      expect(contrast(part, palette.background.paper)).toBeGreaterThanOrEqual(forShapes);
  });

  it('the benchmark ramp can be read at every step', () => {
    for (let percentage = 0; percentage <= 100; percentage += 1) {
      const { bg, text } = benchmarkColours(percentage, scheme);
      expect(contrast(bg, text)).toBeGreaterThanOrEqual(forText);
    }
  });

  it('the benchmark ramp turns its text white above 50, not before', () => {
    expect(benchmarkColours(50, scheme).text).toBe(benchmarkRamp[scheme].lowText);
    expect(benchmarkColours(50.1, scheme).text).toBe('#FFFFFF');
  });
});

it('points below zero are "255 minus 20 per point, minimum 120" of red, and can be read', () => {
  expect([-1, -3, -6, -7, -12].map((points) => pointsColours(points).bg)).toEqual([
    'rgb(235,0,0)',
    'rgb(195,0,0)',
    'rgb(135,0,0)',
    'rgb(120,0,0)',
    'rgb(120,0,0)',
  ]);
  expect(pointsColours(0)).toBe(pointsClassColours.zero);
});

const swatches: [string, Swatch][] = [
  ...Object.entries(pointsClassColours).map(([name, swatch]): [string, Swatch] => [
    `points class ${name}`,
    swatch,
  ]),
  ...Object.entries(difficultyColours).map(([level, swatch]): [string, Swatch] => [
    `difficulty ${level}`,
    swatch,
  ]),
  ...Object.entries(positionColours).map(([name, swatch]): [string, Swatch] => [`position ${name}`, swatch]),
];
it.each(swatches)('%s can be read', (_, { bg, text }) => {
  expect(contrast(bg, text)).toBeGreaterThanOrEqual(forText);
});

it('tints can be read at every opacity', () => {
  for (const hue of [tints.yellow, tints.teal, tints.rose]) {
    for (let opacity = 0; opacity <= 1; opacity += 0.01) {
      const { bg, text } = tintColours(hue, opacity);
      expect(contrast(bg, text)).toBeGreaterThanOrEqual(forText);
    }
  }
});

it('totals can be read at every hue, and negative totals at every red', () => {
  for (let hue = 0; hue <= 140; hue += 1)
    expect(contrast(hslToHex(hue, 0.72, 0.24), '#FFFFFF')).toBeGreaterThanOrEqual(forText);
  for (let red = 120; red <= 235; red += 1)
    expect(contrast(toHex([red, 0, 0]), '#FFFFFF')).toBeGreaterThanOrEqual(forText);
});

it('ownership, status and the pass can be read on the card', () => {
  for (const colour of [
    ...Object.values(ownershipText),
    cardSignals.in,
    cardSignals.out,
    cardSignals.alert,
    tints.yellow,
  ]) {
    expect(contrast(colour, night)).toBeGreaterThanOrEqual(forText);
  }
  expect(contrast(tints.yellow, cardSignals.locked)).toBeGreaterThanOrEqual(forText);
  expect(contrast(tints.yellow, ink)).toBeGreaterThanOrEqual(forText);
});

function hslToHex(hue: number, saturation: number, lightness: number): string {
  const chroma = saturation * Math.min(lightness, 1 - lightness);
  const channel = (at: number) => {
    const k = (at + hue / 30) % 12;
    return 255 * (lightness - chroma * Math.max(-1, Math.min(k - 3, 9 - k, 1)));
  };
  return toHex([channel(0), channel(8), channel(4)]);
}

describe.each(Object.keys(visions) as Vision[])('with %s vision', (vision) => {
  it('the five difficulties stay apart', () => {
    const levels = Object.values(difficultyColours).map(({ bg }) => bg);
    expect(closestPair(levels, vision)).toBeGreaterThanOrEqual(10);
  });

  it('the easiest and the hardest are worlds apart', () => {
    expect(
      deltaE(seenWith(vision, difficultyColours[1].bg), seenWith(vision, difficultyColours[5].bg)),
    ).toBeGreaterThan(50);
  });

  // 8 by this simulation, 11 by the one used for the design; dashes and end labels help further.
  it.each(['light', 'dark'] as const)('the chart lines stay apart in the %s scheme', (scheme) => {
    expect(closestPair(chartLines[scheme], vision)).toBeGreaterThanOrEqual(8);
  });

  it.each(['light', 'dark'] as const)(
    'parts of a bar differ from their neighbours in the %s scheme',
    (scheme) => {
      const colours = partColours[scheme];
      const pairs = colours.map((one, at) => [one, colours[(at + 1) % colours.length] ?? one] as const);
      expect(Math.min(...pairs.map((pair) => closestPair(pair, vision)))).toBeGreaterThanOrEqual(15);
    },
  );
});

it.each(['light', 'dark'] as const)(
  'no two parts of a bar look alike to most eyes in the %s scheme',
  (scheme) => {
    expect(closestPair(partColours[scheme], 'full')).toBeGreaterThanOrEqual(15);
  },
);

it('CIEDE2000 agrees with the published test pairs', () => {
  // Two greys and two saturated colours; values computed from the paper's formula in CIELAB D65.
  expect(deltaE('#FFFFFF', '#000000')).toBeCloseTo(100, 1);
  expect(deltaE('#777777', '#777777')).toBe(0);
  expect(deltaE('#FF0000', '#00FF00')).toBeCloseTo(86.6, 0);
});
