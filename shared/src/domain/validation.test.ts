import {
  birthYears,
  birthday,
  daysInMonth,
  isBirthday,
  isDayDisabled,
  isExternalLink,
  isNumeric,
  isVersionTooOld,
  leagueLabel,
  lockSeconds,
  parseRivalId,
  parseRivalsView,
  parseSortParams,
  paywallLeagueName,
  rivalsSegment,
  truncate,
} from './validation';

describe('birthday', () => {
  it('"Year range: current year minus 110 up to current year minus 10"', () => {
    const years = birthYears(2024);
    expect([years[0], years.at(-1), years.length]).toEqual([2014, 1914, 101]);
  });
  it('"31-day months offer all days; 30-day months disable 31; February disables 30 and 31, and 29 in non-leap years"', () => {
    expect([1, 3, 5, 7, 8, 10, 12].map((month) => isDayDisabled(31, month, 2001))).not.toContain(true);
    expect([4, 6, 9, 11].map((month) => [isDayDisabled(30, month), isDayDisabled(31, month)])).toEqual(
      Array.from({ length: 4 }, () => [false, true]),
    );
    expect([28, 29, 30, 31].map((day) => isDayDisabled(day, 2, 2001))).toEqual([false, true, true, true]);
    expect([2000, 2004, 1900, undefined].map((year) => daysInMonth(2, year))).toEqual([29, 29, 28, 29]);
  });
  it('"is sent as year-month-day"', () => {
    expect(birthday(2001, 2, 9)).toBe('2001-02-09');
  });
  it.each([
    ['2014-12-31', true],
    ['2015-01-01', false],
    ['1914-01-01', true],
    ['1913-12-31', false],
    ['2001-02-29', false],
    ['2000-02-29', true],
    ['2001-13-01', false],
    ['2001-2-9', false],
    ['', false],
  ])('%s for somebody signing up in 2024: %s', (text, isRight) => {
    expect(isBirthday(text, 2024)).toBe(isRight);
  });
});

it('"after more than 3 attempts the form locks for (attempts x 20 - 40) seconds"', () => {
  expect([0, 3, 4, 5, 6].map(lockSeconds)).toEqual([0, 0, 40, 60, 80]);
});

it('codes and team ids are digits only', () => {
  expect(['123456', '007', '12a', '', '-1', '1.5'].map(isNumeric)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

describe('"Rival id must parse to a non-zero integer"', () => {
  it.each([
    ['545762', 545762],
    [' 12 ', 12],
    ['0', undefined],
    ['abc', undefined],
    ['12.5', undefined],
    ['', undefined],
    ['99999999999999999999', undefined],
  ])('%s', (text, id) => {
    expect(parseRivalId(text)).toBe(id);
  });
});

describe('rivals view and segment', () => {
  it('"Rival view must be rivals, elite or an integer"', () => {
    expect(['rivals', 'elite', '314', 'both'].map(parseRivalsView)).toEqual([
      'rivals',
      'elite',
      314,
      undefined,
    ]);
  });
  it('"numeric means league with that id; rivals and elite are kept; anything else falls back to rivals"', () => {
    expect(['314', 'rivals', 'elite', 'mine', '', '0'].map(rivalsSegment)).toEqual([
      314,
      'rivals',
      'elite',
      'rivals',
      'rivals',
      'rivals',
    ]);
  });
});

describe('queries', () => {
  it('"page numeric; order_by has non-word characters stripped (spaces and hyphens kept); order is asc or desc only"', () => {
    expect(parseSortParams({ page: '2', order_by: 'total_points;--drop', order: 'desc' })).toEqual({
      page: 2,
      order_by: 'total_points--drop',
      order: 'desc',
    });
    expect(parseSortParams({ page: 'two', order_by: '(*)', order: 'DESC' })).toEqual({});
    expect(parseSortParams({ order_by: 'Team name-2' })).toEqual({ order_by: 'Team name-2' });
    expect(parseSortParams({ page: 2, order_by: ['a'] })).toEqual({});
  });
});

describe('truncation', () => {
  it('"league names over 20 characters are cut to 19 plus an ellipsis"', () => {
    expect(paywallLeagueName('12345678901234567890')).toBe('12345678901234567890');
    expect(paywallLeagueName('123456789012345678901')).toBe('1234567890123456789…');
  });
  it('"classic league labels over 25 are cut to 20 plus an ellipsis"', () => {
    expect(leagueLabel('1234567890123456789012345')).toBe('1234567890123456789012345');
    expect(leagueLabel('12345678901234567890123456')).toBe('12345678901234567890…');
  });
  it('"the general truncation helper adds 3 extra characters by default"', () => {
    expect(truncate('Wolverhampton', 6)).toBe('Wolver...');
    expect(truncate('Wolves', 6)).toBe('Wolves');
  });
  it('never halves an emoji', () => {
    expect(truncate('⚽🏆🏆🏆', 2)).toBe('⚽🏆...');
  });
});

describe('external links', () => {
  it.each([
    ['https://fantasy.premierleague.com/', true],
    ['//cdn.example.org/x', true],
    ['http://app.example.org/', true],
    ['mailto:help@example.org', true],
    ['tel:+44', true],
    ['sms:+44', true],
    ['tg:resolve', true],
    ['MAILTO:help@example.org', true],
    ['/fixtures/21', false],
    ['https://app.example.org/team', false],
    ['//app.example.org/team', false],
    ['#top', false],
    ['whatsapp:send', false],
  ])('%s: %s', (link, isExternal) => {
    expect(isExternalLink(link, 'https://app.example.org')).toBe(isExternal);
  });
  it('knows the schemes a configuration adds', () => {
    expect(isExternalLink('whatsapp:send', 'https://app.example.org', ['whatsapp:'])).toBe(true);
  });
});

it('versions are "compared as numbers from major.minor"', () => {
  const tooOld = [
    ['1.9', '1.10'],
    ['1.2.9', '1.2.0'],
    ['2.0', '1.9'],
    ['0.9', '1.0'],
    ['dev', '1.0'],
  ].map(([version = '', supported = '']) => isVersionTooOld(version, supported));
  expect(tooOld).toEqual([true, false, false, true, false]);
});
