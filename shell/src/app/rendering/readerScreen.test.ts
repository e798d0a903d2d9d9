import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  matchesScreen,
  readScreen,
  screenCookie,
  screenValue,
  defaultScreen,
  type ReaderScreen,
} from './readerScreen';

const root = join(import.meta.dirname, '../../../..');
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));

const phone: ReaderScreen = { width: 390, isCalm: false, zone: 'Europe/London' };
const onItsSide: ReaderScreen = { width: 844, height: 390, isCalm: false, zone: 'Europe/London' };
const desktop: ReaderScreen = { ...onItsSide, width: 1280, height: 800, isExact: true };

describe('the device data of the browser', () => {
  it('is read from its cookie, among others', () => {
    expect(readScreen('a=b; tl-screen=390.0.Europe%2FLondon; c=d')).toEqual(phone);
    expect(readScreen('tl-screen=844x390.0.Europe%2FLondon')).toEqual(onItsSide);
    expect(readScreen('tl-screen=1280.1.Etc%2FGMT%2B5')).toEqual({
      width: 1280,
      isCalm: true,
      zone: 'Etc/GMT+5',
    });
  });

  it.each(['Asia/Kolkata', 'Asia/Calcutta', 'Europe/Kyiv', 'UTC'])(
    'may have %s as its zone, which browsers name in two ways',
    (zone) => expect(readScreen(`tl-screen=390.0.${encodeURIComponent(zone)}`)).toEqual({ ...phone, zone }),
  );

  it.each([
    ['no cookie at all', undefined],
    ['other cookies only', 'a=b'],
    ['a zone that is nowhere', 'tl-screen=390.0.Europe%2FAtlantis'],
    ['a path in place of a zone', 'tl-screen=390.0...%2F..%2Fetc%2Fpasswd'],
    ['a zone without end', `tl-screen=390.0.${'A'.repeat(2000)}`],
    ['no width', 'tl-screen=wide.0.Europe%2FLondon'],
    ['half an escape', 'tl-screen=390.0.Europe%2'],
  ])('is undefined for %s', (_, cookie) => expect(readScreen(cookie)).toBeUndefined());
});

it.each([
  ['(min-width:600px)', false],
  ['(min-width:390px)', true],
  ['(max-width:599.95px)', true],
  ['(min-width:300px) and (max-width:389px)', false],
  ['(prefers-reduced-motion: reduce)', false],
  ['(hover: hover)', false],
  ['(max-width:599.95px), (max-height:499.95px)', true],
  ['(min-width:600px), (hover: hover)', false],
])('answers %s for a phone with %s', (query, matches) => expect(matchesScreen(phone, query)).toBe(matches));

it('knows a mouse from a finger where the cookie says it', () => {
  expect(matchesScreen(desktop, '(pointer: fine)')).toBe(true);
  expect(matchesScreen({ ...desktop, isExact: false }, '(pointer: fine)')).toBe(false);
  expect(matchesScreen({ ...desktop, isExact: false }, '(pointer: coarse)')).toBe(true);
  expect(matchesScreen(phone, '(pointer: fine)')).toBe(false);
});

it.each([
  ['(max-width:599.95px), (max-height:499.95px)', true],
  ['(min-width:600px) and (min-height:500px)', false],
])('answers %s for a phone on its side with %s', (query, matches) =>
  expect(matchesScreen(onItsSide, query)).toBe(matches),
);

it.each([{ width: 1280, isCalm: true, zone: 'Etc/GMT+5' }, onItsSide, desktop])(
  'is read from the cookie that is made of it: %p',
  (screen) => expect(readScreen(`${screenCookie}=${screenValue(screen)}`)).toEqual(screen),
);

describe('every media query that a component asks', () => {
  const sources = ['design-system/src', 'shell/src', ...remotes.map((name) => `${name}/src`)];
  const asked = sources.flatMap((folder) => mediaQueriesIn(join(root, folder)));

  it('is found', () => expect(asked.length).toBeGreaterThan(5));

  it.each([...new Set(asked)])('is understood: %s', (query) => {
    const screens = [
      { width: 320, height: 200, isCalm: true, zone: 'UTC' },
      { width: 3000, height: 2000, isCalm: false, zone: 'UTC' },
    ];
    expect(screens.map((screen) => matchesScreen(screen, query)).sort()).toEqual([false, true]);
  });
});

function mediaQueriesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/useMediaQuery\('([^']+)'/g)])
    .map(([, query = '']) => query);
}

describe('a browser that has not told its screen yet', () => {
  const now = Date.parse('2024-01-20T12:00:00Z');
  const phoneName =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
  const desktopName = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

  it.each([
    ['Chromium on a phone', { 'sec-ch-ua-mobile': '?1' }, 390],
    ['Chromium at a desk', { 'sec-ch-ua-mobile': '?0', 'user-agent': phoneName }, 1280],
    ['Safari on a phone', { 'user-agent': phoneName }, 390],
    ['Firefox at a desk', { 'user-agent': desktopName }, 1280],
    ['a program without a name', {}, 1280],
  ])('has the usual one of its kind: %s', (_, headers, width) =>
    expect(defaultScreen(headers, now)).toMatchObject({ width, isCalm: false, zone: 'Europe/London' }),
  );

  it('is a touch screen on a phone, and has a mouse at a desk', () => {
    expect(matchesScreen(defaultScreen({ 'sec-ch-ua-mobile': '?1' }, now), '(pointer: fine)')).toBe(false);
    expect(matchesScreen(defaultScreen({ 'sec-ch-ua-mobile': '?0' }, now), '(pointer: fine)')).toBe(true);
  });

  it.each([
    ['in its only zone', 'en-IN,en;q=0.9', 'Asia/Calcutta'],
    ['whose zones agree', 'de-DE,de;q=0.9,en;q=0.8', 'Europe/Berlin'],
    ['with the zone of most', 'es-ES', 'Europe/Madrid'],
    ['of a language without one', 'nb', 'Europe/Oslo'],
  ])('is in the zone of the region: %s', (_, languages, zone) => {
    const { zone: found } = defaultScreen({ 'accept-language': languages }, now);
    expect(offsets(found)).toEqual(offsets(zone));
  });

  it.each(['en-GB,en;q=0.9', 'en', 'en-US,en;q=0.9', '*', 'x-klingon', '', '<script>'])(
    'is in the zone of the game if its language is %s',
    (languages) =>
      expect(defaultScreen({ 'accept-language': languages }, now)).toMatchObject({ zone: 'Europe/London' }),
  );
});

/** A zone's times in winter and summer: Node's versions know some zones by an older name. */
const offsets = (timeZone: string) =>
  ['2024-01-20T12:00:00Z', '2024-07-20T12:00:00Z'].map((at) =>
    new Date(at).toLocaleTimeString('en-GB', { timeZone }),
  );
