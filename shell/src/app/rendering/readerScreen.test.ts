import { matchesScreen, readScreen, screenCookie, screenValue, type ReaderScreen } from './readerScreen';

const phone: ReaderScreen = { width: 390, isCalm: false, zone: 'Europe/London' };

describe('the device data of the browser', () => {
  it('is read from its cookie, among others', () => {
    expect(readScreen('a=b; tl-screen=390.0.Europe%2FLondon; c=d')).toEqual(phone);
    expect(readScreen('tl-screen=1280.1.Etc%2FGMT%2B5')).toEqual({
      width: 1280,
      isCalm: true,
      zone: 'Etc/GMT+5',
    });
  });

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
])('answers %s for a phone with %s', (query, matches) => expect(matchesScreen(phone, query)).toBe(matches));

it('is read from the cookie that is made of it', () => {
  const screen = { width: 1280, isCalm: true, zone: 'Etc/GMT+5' };
  expect(readScreen(`${screenCookie}=${screenValue(screen)}`)).toEqual(screen);
});
