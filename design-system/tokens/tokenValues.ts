import type { Token } from './tokenTree';

interface Measure {
  readonly value: number;
  readonly unit: string;
}

interface Shadow {
  readonly color: string;
  readonly offsetX: Measure;
  readonly offsetY: Measure;
  readonly blur: Measure;
  readonly spread: Measure;
}

/** `.2` and not `0.2`. */
const short = (share: number) => String(share).replace(/^0\./, '.');

const easing = (points: readonly number[]) => `cubic-bezier(${points.map(short).join(',')})`;

const families = (names: readonly string[]) =>
  names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');

const length = ({ value, unit }: Measure) => (value === 0 ? '0' : `${value}${unit}`);

function shadow({ color, offsetX, offsetY, blur, spread }: Shadow): string {
  const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
  return `${lengths.map(length).join(' ')} ${color}`;
}

/** For scripts: lengths in pixels and durations in milliseconds as numbers, everything else as CSS writes it. */
export function inScript({ type, value }: Token): string | number {
  if (type === 'dimension' || type === 'duration') return (value as Measure).value;
  if (type === 'number' || type === 'fontWeight') return value as number;
  if (type === 'cubicBezier') return easing(value as readonly number[]);
  if (type === 'fontFamily') return families(value as readonly string[]);
  if (type === 'shadow') return shadow(value as Shadow);
  if (type === 'color') return value as string;
  throw new Error(`Tokens of the type "${type}" are not known here.`);
}

/** For stylesheets: with units. */
export function inCss(token: Token): string {
  if (token.type === 'dimension' || token.type === 'duration') return length(token.value as Measure);
  return String(inScript(token));
}

const share = (hex: string, at: number) =>
  Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 10_000) / 10_000;

const colourObject = (hex: string) => ({
  colorSpace: 'srgb',
  components: [share(hex, 1), share(hex, 3), share(hex, 5)],
  alpha: hex.length > 7 ? share(hex, 7) : 1,
  hex: hex.slice(0, 7),
});

/**
 * For variables of drawing programs: colours as the format's edition 2025.10 has them, lengths in pixels, durations and weights as
 * numbers, a family as the first of its names.
 *
 * @returns undefined for what is no variable there: curves and shadows
 */
export function inVariables({ type, value }: Token): { $type: string; $value: unknown } | undefined {
  if (type === 'color') return { $type: 'color', $value: colourObject(value as string) };
  if (type === 'dimension') return { $type: 'dimension', $value: value };
  if (type === 'duration') return { $type: 'number', $value: (value as Measure).value };
  if (type === 'number' || type === 'fontWeight') return { $type: 'number', $value: value };
  if (type === 'fontFamily') return { $type: 'string', $value: (value as readonly string[])[0] };
  return undefined;
}
