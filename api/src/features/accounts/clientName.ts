/** Browsers by their user agent; several contain "Chrome" or "Safari" as well, so the order matters. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|EdgiOS/, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|FxiOS/, 'Firefox'],
  [/\b(Headless)?Chrome\/|CriOS/, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const firstOf = (names: typeof browsers, userAgent: string) =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/**
 * Name of a device in the list of sessions: `Firefox on Linux`, `App on Android`. Only this name is stored,
 * because the header reveals more than is needed to recognise a device.
 */
export function clientName(userAgent: string | undefined, native: boolean): string {
  const said = userAgent ?? '';
  const browser = native ? 'App' : firstOf(browsers, said);
  const system = firstOf(systems, said);
  if (browser === undefined) return system ?? 'Unknown device';
  return system === undefined ? browser : `${browser} on ${system}`;
}
