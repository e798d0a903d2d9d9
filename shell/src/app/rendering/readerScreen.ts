import { cookieScript } from '@touchline/shared/storage';

/** The reader's device, for server rendering; the browser sends it in a cookie. */
export interface ReaderScreen {
  /** Width of the window in CSS pixels. */
  readonly width: number;
  /** Height of the window in CSS pixels; undefined when the cookie is of an earlier version. */
  readonly height?: number;
  /** Whether the reader prefers reduced motion. */
  readonly isCalm: boolean;
  /** Whether the pointer is as exact as a mouse; undefined when the cookie is of an earlier version. */
  readonly isExact?: boolean;
  /** IANA time zone: `Europe/London`. */
  readonly zone: string;
}

/** Maximum length of a time zone's name, with some reserve. */
const longestZone = 64;

/** Zones that need no formatter, which also accepts alternative names: making one takes 0.2 to 0.4 ms of each page. */
const namedZones: ReadonlySet<string> = new Set(Intl.supportedValuesOf('timeZone'));

function isZone(zone: string): boolean {
  if (namedZones.has(zone)) return true;
  if (zone.length > longestZone || !/^[A-Za-z0-9_+/-]+$/.test(zone)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

export const screenCookie = 'tl-screen';

const screenExpression =
  "[innerWidth+'x'+innerHeight,matchMedia('(prefers-reduced-motion: reduce)').matches?1:0,matchMedia('(pointer: fine)').matches?1:0,Intl.DateTimeFormat().resolvedOptions().timeZone].join('.')";

/** Script text that sets the cookie once the page is idle: `390x844.0.0.Europe/London`. */
export const screenScript = `addEventListener('load',function(){(window.requestIdleCallback||setTimeout)(function(){${cookieScript(screenCookie, screenExpression)}})})`;

/** Headers of a request that tell something about its device; names in lower case. */
export interface DeviceHeaders {
  readonly 'sec-ch-ua-mobile'?: string | string[] | undefined;
  readonly 'user-agent'?: string | undefined;
  readonly 'accept-language'?: string | undefined;
}

const defaultPhone = { width: 390, height: 844, isExact: false };
const defaultDesktop = { width: 1280, height: 800, isExact: true };

/** Zone of the game's clubs, and of most of its managers. */
const gameZone = 'Europe/London';

/** Node 20 has the property alone, newer ones the function. */
type LocaleWithZones = Intl.Locale & { getTimeZones?(): string[]; readonly timeZones?: string[] };

/** The region of the language that is asked for first; of `en-US` it says nothing, since browsers ask for it that were never told another. */
function zonesOf(languages: string): readonly string[] {
  const [first = ''] = languages.split(/[,;]/);
  try {
    const locale: LocaleWithZones = new Intl.Locale(first.trim()).maximize();
    return locale.region === 'US' ? [] : (locale.getTimeZones?.() ?? locale.timeZones ?? []);
  } catch {
    return [];
  }
}

const halfAYearMs = 182 * 24 * 3600 * 1000;

/** Offsets in winter and summer, which is all that a page shows of a zone. */
function offsetsOf(timeZone: string, now: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  return [now, now + halfAYearMs]
    .map((at) => format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value)
    .join();
}

/** The first zone with the offsets that most zones of the reader's region have; the game's if the region is not known. */
function likelyZone(languages: string, now: number): string {
  const counts = new Map<string, { zone: string; count: number }>();
  for (const zone of zonesOf(languages)) {
    const offsets = offsetsOf(zone, now);
    const { zone: first, count } = counts.get(offsets) ?? { zone, count: 0 };
    counts.set(offsets, { zone: first, count: count + 1 });
  }
  const [likely] = [...counts.values()].sort((a, b) => b.count - a.count);
  return likely?.zone ?? gameZone;
}

/**
 * The usual screen of the kind of device that asks: for a first visit, of which no cookie tells the screen. Chromium
 * says whether it is a phone in `Sec-CH-UA-Mobile`; others have `Mobi` in their name, as MDN advises to look for. The zone follows from
 * the language.
 *
 * @param now milliseconds
 */
export function defaultScreen(headers: DeviceHeaders, now: number): ReaderScreen {
  const hint = headers['sec-ch-ua-mobile'];
  const isPhone = hint === undefined ? /Mobi/.test(headers['user-agent'] ?? '') : hint === '?1';
  return {
    ...(isPhone ? defaultPhone : defaultDesktop),
    isCalm: false,
    zone: likelyZone(headers['accept-language'] ?? '', now),
  };
}

/** The cookie's value, as a browser with this screen sends it. */
export const screenValue = ({ width, height, isCalm, isExact, zone }: ReaderScreen): string =>
  encodeURIComponent(
    [
      height === undefined ? width : `${width}x${height}`,
      Number(isCalm),
      ...(isExact === undefined ? [] : [Number(isExact)]),
      zone,
    ].join('.'),
  );

/** @returns undefined without a valid cookie */
export function readScreen(cookies: string | undefined): ReaderScreen | undefined {
  const [, text = ''] = new RegExp(`(?:^|;\\s*)${screenCookie}=([^;]*)`).exec(cookies ?? '') ?? [];
  let decoded: string;
  try {
    decoded = decodeURIComponent(text);
  } catch {
    return undefined;
  }
  const [, width, height, calm, exact, zone] =
    /^(\d{2,5})(?:x(\d{2,5}))?\.([01])(?:\.([01]))?\.(.+)$/.exec(decoded) ?? [];
  if (!width || !zone || !isZone(zone)) return undefined;
  return {
    width: Number(width),
    ...(height !== undefined && { height: Number(height) }),
    isCalm: calm === '1',
    ...(exact !== undefined && { isExact: exact === '1' }),
    zone,
  };
}

/** Evaluates a media query, or a list of them, for a screen; unknown features do not match. */
export const matchesScreen = (screen: ReaderScreen, query: string): boolean =>
  query.split(',').some((one) => one.split(/\s+and\s+/).every((part) => matchesPart(screen, part)));

function matchesPart({ width, height, isCalm, isExact }: ReaderScreen, part: string): boolean {
  const [, feature, value = ''] = /^\(\s*([a-z-]+)\s*:\s*([^)]+?)\s*\)$/.exec(part.trim()) ?? [];
  const pixels = parseFloat(value);
  if (feature === 'min-width') return width >= pixels;
  if (feature === 'max-width') return width <= pixels;
  if (feature === 'min-height') return height !== undefined && height >= pixels;
  if (feature === 'max-height') return height !== undefined && height <= pixels;
  // Charts ask for it.
  if (feature === 'pointer') return isExact !== undefined && (value === 'fine') === isExact;
  return feature === 'prefers-reduced-motion' && (value === 'reduce') === isCalm;
}
