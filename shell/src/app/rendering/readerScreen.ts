import { cookieScript } from '@touchline/shared/storage';

/** The reader's device, for server rendering; the browser sends it in a cookie. */
export interface ReaderScreen {
  /** Width of the window in CSS pixels. */
  readonly width: number;
  /** Whether the reader prefers reduced motion. */
  readonly isCalm: boolean;
  /** IANA time zone: `Europe/London`. */
  readonly zone: string;
}

/** Maximum length of a time zone's name, with some reserve. */
const longestZone = 64;

function isZone(zone: string): boolean {
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
  "[innerWidth,matchMedia('(prefers-reduced-motion: reduce)').matches?1:0,Intl.DateTimeFormat().resolvedOptions().timeZone].join('.')";

/** Script text that sets the cookie once the page is idle: `390.0.Europe/London`. */
export const screenScript = `addEventListener('load',function(){(window.requestIdleCallback||setTimeout)(function(){${cookieScript(screenCookie, screenExpression)}})})`;

/** The cookie's value, as a browser with this screen sends it. */
export const screenValue = ({ width, isCalm, zone }: ReaderScreen): string =>
  encodeURIComponent([width, Number(isCalm), zone].join('.'));

/** @returns undefined without a valid cookie */
export function readScreen(cookies: string | undefined): ReaderScreen | undefined {
  const [, text = ''] = new RegExp(`(?:^|;\\s*)${screenCookie}=([^;]*)`).exec(cookies ?? '') ?? [];
  let told: string;
  try {
    told = decodeURIComponent(text);
  } catch {
    return undefined;
  }
  const [, width, calm, zone] = /^(\d{2,5})\.([01])\.(.+)$/.exec(told) ?? [];
  if (!width || !zone || !isZone(zone)) return undefined;
  return { width: Number(width), isCalm: calm === '1', zone };
}

/** Evaluates a media query for a screen; unknown features do not match. */
export function matchesScreen({ width, isCalm }: ReaderScreen, query: string): boolean {
  return query.split(/\s+and\s+/).every((part) => {
    const [, feature, value = ''] = /^\(\s*([a-z-]+)\s*:\s*([^)]+?)\s*\)$/.exec(part.trim()) ?? [];
    if (feature === 'min-width') return width >= parseFloat(value);
    if (feature === 'max-width') return width <= parseFloat(value);
    return feature === 'prefers-reduced-motion' && (value === 'reduce') === isCalm;
  });
}
