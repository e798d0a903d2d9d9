import { asFootballerId, asTeamId } from './units';
import { profileOf } from './seasonProfiles';
import { nothingSet } from './whatIf';
import { type WhatIfFacts, whatIfStandings } from './whatIfStandings';

const rules = profileOf('2023-24');
const positions = 'GKP DEF DEF DEF MID MID MID MID FWD FWD FWD GKP DEF DEF MID'.split(' ');
const footballers = positions.map((position, index) => ({
  id: asFootballerId(index + 1),
  position,
  matches: [{ finished: false, lasted: 60, counts: { minutes: 60 }, points: 2, bonus: 0 }],
}));
const squad = {
  footballers: footballers.map(({ id }) => id),
  ...{
    captain: asFootballerId(2),
    vice_captain: asFootballerId(11),
    chip: null,
    transfers_cost: 0,
    before: 1_000,
  },
};
const facts = (ranks: { own: number; rivals: readonly number[] }): WhatIfFacts => ({
  rules,
  footballers,
  own: { ...squad, rank: ranks.own },
  managers: null,
  rivals: { teams: ranks.rivals.map((rank, index) => ({ ...squad, rank, id: asTeamId(index + 1) })) },
});
const order = (whatIf = nothingSet) =>
  whatIfStandings(facts({ own: 50, rivals: [70, 20] }), whatIf)?.table.map(({ id }) => id);

it('orders teams of the same total as the rivals’ table does, by their official rank', () => {
  expect(order()).toEqual([2, null, 1]);
});

it('moves the own team up by its points alone', () => {
  expect(order({ ...nothingSet, chip: 'bboost' })).toEqual([null, 2, 1]);
});

it('has no answer for a team without a squad', () => {
  expect(whatIfStandings({ ...facts({ own: 1, rivals: [] }), own: null })).toBeUndefined();
});
