import { asClubId } from '../domain/units';
import { transformFileSync } from '@swc/core';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  formatAmount,
  formatBalance,
  formatCost,
  formatCount,
  formatCountdown,
  formatCountdownShort,
  formatDay,
  formatDec1,
  formatGameweek,
  formatGameweekShort,
  formatOpponents,
  formatOwnership,
  formatPercent,
  formatPoints,
  formatRank,
  formatSetPieces,
  formatSigned,
  formatSignedDecimals,
  missingPointsTitles,
  spokenCountdown,
} from './index';

describe('numbers', () => {
  it('rank: "# with en-GB digit grouping"', () => {
    expect([formatRank(1204331), formatRank(7), formatRank(null)]).toEqual(['#1,204,331', '#7', '–']);
  });
  it('"percentage, cost and dec1 to one decimal"', () => {
    expect([formatPercent(46.24), formatDec1(5.3), formatCost(8.5), formatCost(12)]).toEqual([
      '46.2%',
      '5.3',
      '8.5m',
      '12.0m',
    ]);
    expect([formatDec1(-0.04), formatDec1(-0.7), formatPercent(undefined)]).toEqual(['0.0', '−0.7', '–']);
  });
  it('points: true minus, and a dash when not played', () => {
    expect([13, -1, 0, null, undefined].map(formatPoints)).toEqual(['13', '−1', '0', '–', '–']);
  });
  it.each([
    [214_321, '+214k'],
    [-1_234_567, '-1.2m'],
    [1000, '+1000'],
    [1001, '+1k'],
    [-999, '-999'],
    [0, '0'],
    [999_600, '+1.0m'],
    [1_000_000, '+1.0m'],
    [null, '–'],
  ])('balance: "k above 1000 and m above 1,000,000": %s is %s', (balance, text) => {
    expect(formatBalance(balance)).toBe(text);
  });
  it('amount: no sign, every digit below ten thousand', () => {
    expect([564, 9_999, 10_400, 4_012_345, -214_000, null].map(formatAmount)).toEqual([
      '564',
      '9,999',
      '10k',
      '4.0m',
      '−214k',
      '–',
    ]);
  });
  it('signs a gap', () => {
    expect([12, -9, 0, 1234].map(formatSigned)).toEqual(['+12', '−9', '0', '+1,234']);
    expect([0.4, -0.4, 0].map((value) => formatSignedDecimals(value, 2))).toEqual(['+0.40', '−0.40', '0.00']);
    expect([1234567, 999, 1000, 0, -1234].map(formatCount)).toEqual([
      '1,234,567',
      '999',
      '1,000',
      '0',
      '−1,234',
    ]);
  });
  it('ownership: 3/10 30.0%', () => {
    expect(formatOwnership({ count: 3, total: 10, count_share: 30 })).toBe('3/10 30.0%');
  });
});

describe('football', () => {
  it.each([
    [[{ opponent_id: asClubId('lut'), is_home: true }], 'LUT'],
    [[{ opponent_id: asClubId('bha'), is_home: false }], 'bha'],
    [
      [
        { opponent_id: asClubId('mci'), is_home: false },
        { opponent_id: asClubId('wol'), is_home: true },
      ],
      'mci + WOL',
    ],
    [[], '–'],
  ])('opponents %#: %s', (fixtures, text) => {
    expect(formatOpponents(fixtures)).toBe(text);
  });
  it('gameweeks: Gameweek N and GWn', () => {
    expect([formatGameweek(21), formatGameweekShort(21)]).toEqual(['Gameweek 21', 'GW21']);
  });
  it("missing points: title 'Not yet played', of a fixture 'Not yet started'", () => {
    expect(missingPointsTitles).toEqual({ gameweek: 'Not yet played', fixture: 'Not yet started' });
  });
  it('set pieces: P1 F2 C1', () => {
    expect(formatSetPieces({ penalties: 1, freekicks: 2, corners: 1 })).toBe('P1 F2 C1');
    expect([formatSetPieces({ corners: 2, penalties: null }), formatSetPieces({})]).toEqual(['C2', '–']);
  });
});

describe('time', () => {
  const second = 1000;
  const minute = 60 * second;
  const hour = 60 * minute;
  const day = 24 * hour;

  it.each([
    [2 * day + 4 * hour + 11 * minute + 9 * second, '2d 04h 11m 09s'],
    [4 * hour + 9 * second, '04h 00m 09s'],
    [hour, '01h 00m 00s'],
    [11 * minute + 9 * second, '11:09'],
    [999, '00:00'],
    [-5 * second, '00:00'],
  ])('countdown of %d ms is %s', (remaining, text) => {
    expect(formatCountdown(remaining)).toBe(text);
  });
  it.each([
    [2 * day + 4 * hour + 11 * minute, '2d 04h'],
    [4 * hour + 11 * minute, '04h 11m'],
    [11 * minute + 9 * second, '11:09'],
  ])('where there is little room the countdown of %d ms is %s', (remaining, text) => {
    expect(formatCountdownShort(remaining)).toBe(text);
  });
  it.each([
    [2 * day + 4 * hour + 11 * minute, '2 days, 4 hours and 11 minutes'],
    [hour + minute, '1 hour and 1 minute'],
    [5 * minute, '5 minutes'],
    [10 * second, 'less than a minute'],
  ])('spoken countdown of %d ms is %s', (remaining, text) => {
    expect(spokenCountdown(remaining)).toBe(text);
  });
  it('is in the time zone of the viewer', () => {
    expect(kickoffIn('Europe/London', '2024-01-20T13:30:00Z')).toBe('Sat 20 Jan · 13:30');
    expect(kickoffIn('Asia/Tokyo', '2024-01-20T13:30:00Z')).toBe('Sat 20 Jan · 22:30');
    expect(kickoffIn('Asia/Tokyo', '2024-01-20T23:30:00Z')).toBe('Sun 21 Jan · 08:30');
  });
  it('keeps the hour of a kick-off over a change of the clocks', () => {
    expect(kickoffIn('Europe/London', '2024-03-30T15:00:00Z')).toBe('Sat 30 Mar · 15:00');
    expect(kickoffIn('Europe/London', '2024-03-31T14:00:00Z')).toBe('Sun 31 Mar · 15:00');
  });
  it('writes midnight as 00', () => {
    expect(kickoffIn('UTC', '2024-01-20T00:05:00Z')).toBe('Sat 20 Jan · 00:05');
  });
  it.each([
    ['2026-09-01T00:00', 'Tue 1 Sep'],
    ['2026-12-31T23:59', 'Thu 31 Dec'],
    ['2027-02-28T12:00', 'Sun 28 Feb'],
  ])('the day of %s, where one is, is %s', (here, text) => {
    expect(formatDay(here)).toBe(text);
  });
});

/** A kick-off formatted in a time zone: a process has one zone, so a child process formats it. */
function kickoffIn(timeZone: string, instant: string): string {
  const { code } = transformFileSync(join(__dirname, 'time.ts'), {
    jsc: { parser: { syntax: 'typescript' } },
    module: { type: 'commonjs' },
  });
  const script = `${code};process.stdout.write(exports.formatKickoff(${JSON.stringify(instant)}))`;
  return execFileSync(process.execPath, ['-e', script], { env: { TZ: timeZone }, encoding: 'utf8' });
}
