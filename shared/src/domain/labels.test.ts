import { chanceOfPlaying } from './chance';
import { chipLabel, chipName } from './chips';
import { phaseLabel, phaseOf } from './phases';
import { pickStatusLabel } from './pickStatus';
import { positionName, positions } from './units';

describe("playing chance: 0 'Not playing', 25 '25% chance', … 100 'Ready'; missing means 100", () => {
  it.each([
    [0, 'Not playing', 'stop'],
    [1, '1% chance', 'alert'],
    [25, '25% chance', 'alert'],
    [50, '50% chance', 'alert'],
    [75, '75% chance', 'alert'],
    [99, '99% chance', 'alert'],
    [100, 'Ready', 'check'],
    [null, 'Ready', 'check'],
    [undefined, 'Ready', 'check'],
  ])('%s', (value, label, icon) => {
    expect(chanceOfPlaying(value)).toMatchObject({ label, icon });
  });
});

it('"lineup XI (Starting); benched/bench/sub/subs SUB (Bench); c C; vc VC; inplay and inplay_benched SUB; out OUT"', () => {
  expect(pickStatusLabel('lineup')).toEqual({ short: 'XI', detailed: 'Starting' });
  for (const status of ['benched', 'bench', 'sub', 'subs']) {
    expect(pickStatusLabel(status)).toEqual({ short: 'SUB', detailed: 'Bench' });
  }
  expect(
    ['c', 'vc', 'inplay', 'inplay_benched', 'out'].map((status) => pickStatusLabel(status).short),
  ).toEqual(['C', 'VC', 'SUB', 'SUB', 'OUT']);
});

it('shows a pick status of a later season under its own name', () => {
  expect(pickStatusLabel('mng').short).toBe('MNG');
});

it('"wildcard WC, freehit FH, bboost BB, 3xc 3xC", and a chip of a later season under its own code', () => {
  expect(['wildcard', 'freehit', 'bboost', '3xc', 'manager'].map(chipLabel)).toEqual([
    'WC',
    'FH',
    'BB',
    '3xC',
    'manager',
  ]);
  expect(chipName('bboost')).toBe('Bench boost');
});

it('"GKP Goalkeeper, DEF Defender, MID Midfielder, FWD Forward", and an unknown position by its code', () => {
  expect(positions.map((position) => positionName(position))).toEqual([
    'Goalkeeper',
    'Defender',
    'Midfielder',
    'Forward',
  ]);
  expect(positionName('MNG')).toBe('MNG');
  expect(positionName('MNG', { MNG: 'Manager' })).toBe('Manager');
});

describe('phases: "seasonal months from August (value 2) to May (value 11)"', () => {
  it('are ten months', () => {
    expect([2, 11].map((phase) => phaseLabel(phase))).toEqual(['August', 'May']);
  });
  it('know the month of a gameweek, and never answer with the whole season', () => {
    const phases = [
      { phase_id: 1, start: 1, stop: 38 },
      { phase_id: 2, start: 1, stop: 3 },
      { phase_id: 3, start: 4, stop: 7 },
    ];
    expect([3, 4, 20].map((gameweek) => phaseOf(gameweek, phases))).toEqual([2, 3, null]);
    expect([phaseLabel(1), phaseLabel(12)]).toEqual(['Season', 'Phase 12']);
  });
});
