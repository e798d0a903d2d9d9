import { chipName } from '@touchline/shared/domain';
import { chanceText, formatCount, formatPoints, formatRank } from '@touchline/shared/format';
import { chanceWhat, type SharedGameweek, type SharedPick } from './sharedGameweek';

/** `tall` for a phone's feed, `wide` for Open Graph. */
export const pictureShapes = { tall: [1080, 1350], wide: [1200, 630] } as const;
export type PictureShape = keyof typeof pictureShapes;

/** The theme's colours, light and dark. */
const looks = {
  light: {
    page: '#F6F2E9',
    ink: '#1B241F',
    quiet: '#4A564F',
    head: '#0F4C3A',
    on: '#F6F2E9',
    mark: '#FFC83D',
  },
  night: {
    page: '#0B1512',
    ink: '#EDF3EC',
    quiet: '#A8B8AE',
    head: '#13211C',
    on: '#EDF3EC',
    mark: '#FFCF4A',
  },
} as const;
export type PictureLook = keyof typeof looks;

/** Colours of the page that the drawing stands in: the page's own CSS variables. */
const ofThePage = { quiet: 'var(--quiet)', ink: 'var(--ink)' };
type Look = (typeof looks)[PictureLook];

const pitch = { light: '#1F6B45', dark: '#1B613E', line: '#F6F2E9' } as const;
const family = 'sans-serif';

/** A gameweek as an SVG: heading, pitch and bench. */
export function gameweekPicture(shared: SharedGameweek, shape: PictureShape, look: PictureLook): string {
  const [width, height] = pictureShapes[shape];
  const colours = looks[look];
  const body = shape === 'tall' ? tall(shared, colours) : wide(shared, colours);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${family}"><rect width="${width}" height="${height}" fill="${colours.page}"/>${body}</svg>`;
}

/** A footballer of a drawing; `note` stands in place of the points. */
export type DrawnPick = SharedPick & { readonly note?: string };

/** Lines from goalkeeper to forwards, and the bench. */
export interface DrawnSquad {
  readonly lines: readonly (readonly DrawnPick[])[];
  readonly bench: readonly DrawnPick[];
}

/**
 * Pitch and bench alone, as an element of an HTML page that has the figures in its own text and sets `--ink` and
 * `--quiet`.
 * @param label describes the drawing to screen readers
 */
export function squadDrawing(shared: DrawnSquad, label: string): string {
  const hasBench = shared.bench.length > 0;
  const height = hasBench ? 1080 : 860;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 ${height}" width="1000" height="${height}" role="img" aria-label="${escaped(label)}" font-family="${family}">`,
    pitchOf(shared, { x: 0, y: 0, width: 1000, height: 860, kit: 104, size: 31 }),
    hasBench ? bench(shared, { x: 0, y: 880, width: 1000, kit: 84, size: 29 }, ofThePage) : '',
    '</svg>',
  ].join('');
}

function tall(shared: SharedGameweek, colours: Look): string {
  return [
    `<rect width="1080" height="250" fill="${colours.head}"/>`,
    text(shared.team, { x: 60, y: 92, size: 52, fill: colours.on, weight: 700, width: 700 }),
    text(underTeam(shared), { x: 60, y: 146, size: 32, fill: colours.on, width: 700 }),
    text(figures(shared), { x: 60, y: 206, size: 34, fill: colours.on, width: 760 }),
    text(chanceLines(shared, 52).join(' '), { x: 60, y: 240, size: 26, fill: colours.on }),
    text(formatPoints(shared.points), {
      x: 1020,
      y: 160,
      size: 130,
      fill: colours.mark,
      weight: 700,
      anchor: 'end',
    }),
    text('points', { x: 1020, y: 206, size: 32, fill: colours.on, anchor: 'end' }),
    pitchOf(shared, { x: 40, y: 280, width: 1000, height: 790, kit: 92, size: 27 }),
    bench(shared, { x: 40, y: 1090, width: 1000, kit: 76, size: 25 }, colours),
    text('Touchline', { x: 540, y: 1326, size: 28, fill: colours.quiet, weight: 700, anchor: 'middle' }),
  ].join('');
}

function wide(shared: SharedGameweek, colours: Look): string {
  return [
    `<rect width="400" height="630" fill="${colours.head}"/>`,
    text(shared.team, { x: 40, y: 90, size: 40, fill: colours.on, weight: 700, width: 330 }),
    text(underTeam(shared), { x: 40, y: 136, size: 25, fill: colours.on, width: 330 }),
    text(formatPoints(shared.points), { x: 40, y: 320, size: 170, fill: colours.mark, weight: 700 }),
    text('points', { x: 40, y: 366, size: 32, fill: colours.on }),
    text(`Total ${formatCount(shared.total)}`, { x: 40, y: 436, size: 30, fill: colours.on }),
    text(rankWords(shared), { x: 40, y: 480, size: 30, fill: colours.on, width: 340 }),
    ...chanceLines(shared, 27).map((line, index) =>
      text(line, { x: 40, y: 520 + index * 28, size: 22, fill: colours.on }),
    ),
    text('Touchline', { x: 40, y: 590, size: 26, fill: colours.on, weight: 700 }),
    pitchOf(shared, { x: 420, y: 20, width: 760, height: 480, kit: 56, size: 17 }),
    bench(shared, { x: 420, y: 510, width: 760, kit: 50, size: 16 }, colours),
  ].join('');
}

const underTeam = ({ gameweek, is_running, chip }: SharedGameweek) =>
  [
    `Gameweek ${gameweek}`,
    ...(is_running ? ['so far'] : []),
    ...(chip === null ? [] : [chipName(chip)]),
  ].join(' · ');

const rankWords = ({ rank }: SharedGameweek) => (rank === null ? '' : `Rank ${formatRank(rank)}`);

const figures = (shared: SharedGameweek) =>
  [`Total ${formatCount(shared.total)}`, rankWords(shared)].filter((part) => part !== '').join('   ');

/**
 * The chance of the first place in two lines, none without one.
 * @param letters of the second line, or of both: the name of the view is cut, never the chance
 */
function chanceLines({ chance }: SharedGameweek, letters: number): string[] {
  if (!chance) return [];
  const percent = chanceText(chance.first);
  const room = Math.min(letters - `in : ${percent}`.length, mostOfView);
  return [chanceWhat[chance.of], `in ${fitted(chance.view, room)}: ${percent}`];
}

/** Letters of a view's name. */
const mostOfView = 20;

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Size of a shirt, and of the text below it. */
  readonly kit: number;
  readonly size: number;
}

function pitchOf({ lines }: Pick<DrawnSquad, 'lines'>, frame: Frame & { readonly height: number }): string {
  const { x, y, width, height } = frame;
  const stripes = Array.from({ length: 8 }, (_, index) => {
    const top = y + (height / 8) * index;
    return `<rect x="${x}" y="${top}" width="${width}" height="${height / 8}" fill="${index % 2 === 0 ? pitch.light : pitch.dark}"/>`;
  });
  const marks = `<g fill="none" stroke="${pitch.line}" stroke-opacity="0.5" stroke-width="3"><rect x="${x + 16}" y="${y + 16}" width="${width - 32}" height="${height - 32}"/><rect x="${x + width * 0.3}" y="${y + 16}" width="${width * 0.4}" height="${height * 0.13}"/></g>`;
  const step = (height - 40) / Math.max(1, lines.length);
  const rows = lines.map((line, index) =>
    row(line, { ...frame, y: y + 20 + step * index + (step - heightOf(frame)) / 2 }, '#FFFFFF'),
  );
  return [...stripes, marks, ...rows].join('');
}

function bench(
  { bench: picks }: Pick<DrawnSquad, 'bench'>,
  frame: Frame,
  { quiet, ink }: { readonly quiet: string; readonly ink: string },
): string {
  return [
    text('Bench', { x: frame.x + 6, y: frame.y + frame.size, size: frame.size, fill: quiet }),
    row(picks, { ...frame, y: frame.y + frame.size * 1.4 - frame.kit * 0.1 }, ink),
  ].join('');
}

/** Shirt, name and points of one footballer. */
const heightOf = ({ kit, size }: Frame) => kit + size * 2.6;

function row(picks: readonly DrawnPick[], frame: Frame, ink: string): string {
  const step = frame.width / Math.max(1, picks.length);
  return picks
    .map((pick, index) => footballer(pick, { ...frame, width: step, x: frame.x + step * (index + 0.5) }, ink))
    .join('');
}

function footballer(pick: DrawnPick, { x, y, width, kit, size }: Frame, ink: string): string {
  const points = pick.note ?? (pick.points === null ? '–' : formatPoints(pick.points));
  return [
    shirt(pick, x - kit / 2, y, kit),
    pick.multiplier > 1 ? armband(pick.multiplier, x + kit * 0.42, y + kit * 0.18, kit) : '',
    text(pick.name, {
      x,
      y: y + kit + size,
      size,
      fill: ink,
      weight: 700,
      anchor: 'middle',
      width: width - 8,
    }),
    text(points, {
      x,
      y: y + kit + size * 2.15,
      size: Math.min(size, (width - 8) / (points.length * letterWidth)),
      fill: ink,
      anchor: 'middle',
    }),
  ].join('');
}

const body = 'M20 8 Q32 16 44 8 L48 12 V56 H16 V12 Z';
const sleeves = 'M20 8 L4 18 L10 32 L16 28 V12 Z M44 8 L60 18 L54 32 L48 28 V12 Z';

/** A shirt in a club's colours, on a 64 grid. */
function shirt({ kit }: SharedPick, x: number, y: number, size: number): string {
  const [base, second, arms] = [kit.kit_shirt_base, kit.kit_shirt_secondary, kit.kit_shirt_sleeves].map(
    colour,
  );
  const pattern =
    kit.kit_shirt_type === 'stripes'
      ? [20, 30, 40].map((left) => `<rect x="${left}" y="14" width="5" height="42" fill="${second}"/>`)
      : kit.kit_shirt_type === 'hoops'
        ? [18, 32, 46].map((top) => `<rect x="16" y="${top}" width="32" height="6" fill="${second}"/>`)
        : [];
  return `<g transform="translate(${x} ${y}) scale(${size / 64})"><g stroke="#0B1512" stroke-width="1.4" stroke-linejoin="round"><path d="${sleeves}" fill="${arms}"/><path d="${body}" fill="${base}"/></g>${pattern.join('')}<path d="M20 8 Q32 18 44 8" fill="none" stroke="${second}" stroke-width="3"/></g>`;
}

const colour = (written: string): string => (/^#[0-9a-f]{3,8}$/i.test(written) ? written : '#d3d3d3');

function armband(multiplier: number, x: number, y: number, kit: number): string {
  const radius = kit * 0.2;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#FFC83D" stroke="#0B1512" stroke-width="1.5"/>${text(
    multiplier > 2 ? `×${multiplier}` : 'C',
    { x, y: y + radius * 0.36, size: radius * 1.05, fill: '#1B241F', weight: 700, anchor: 'middle' },
  )}`;
}

interface Words {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Longer text is cut. */
  readonly width?: number;
}

/** Mean width of a letter, as a share of the type size. */
const letterWidth = 0.56;

function text(words: string, { x, y, size, fill, weight = 400, anchor = 'start', width }: Words): string {
  const shown = width === undefined ? words : fitted(words, Math.floor(width / (size * letterWidth)));
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escaped(shown)}</text>`;
}

/** Cut by the mean width of a letter, so that names do not overlap. */
function fitted(words: string, letters: number): string {
  const all = [...words];
  return all.length <= letters ? words : `${all.slice(0, Math.max(1, letters - 1)).join('')}…`;
}

/** Characters that XML does not allow at all are removed. */
const escaped = (words: string): string =>
  words.replace(/[\p{Cc}\ufffe\uffff]/gu, '').replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
