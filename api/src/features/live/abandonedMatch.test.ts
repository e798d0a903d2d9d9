import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { asFootballerId, asTeamId } from '@touchline/shared/domain';
import { writeTinySeason } from '../../../test/support/tinySeason';
import type { Fixture, TeamPicks } from '../../game/fpl/gameData';
import { parseBootstrap } from '../../game/fpl/parseBootstrap';
import { parseFixtures } from '../../game/fpl/parseFixtures';
import { teamResult } from '../../game/reports/teamResult';
import { createSeason } from '../../game/season/season';
import { endedRound } from './liveField';
import { liveDangerOf } from './liveRank';

const folder = writeTinySeason();
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
const settled = parseBootstrap(read('bootstrap-static.json'));
const [first] = parseFixtures(read('fixtures.json'), settled.clubs);
const player = settled.footballers.find(({ club_id }) => club_id === first?.home)?.id ?? asFootballerId(0);

/** Gameweek 1 with one match, stopped after 34 minutes; everybody is expected to get 9 points of a whole one. */
function seasonWith(state: Partial<Fixture>) {
  if (first === undefined) throw new Error('The tiny season has no fixture.');
  const bootstrap = {
    ...settled,
    gameweeks: settled.gameweeks.map((one) => ({ ...one, finished: false, is_current: one.id === 1 })),
    footballers: settled.footballers.map((one) => ({ ...one, ep_this: 9 })),
  };
  const fixture = { ...first, gameweek: 1, started: true, finished: false, bonus_official: false, ...state };
  const lines = [{ identifier: 'minutes', value: 34, points: 1 }];
  const footballers = [
    {
      ...{ id: player, minutes: 34, starts: 1, clean_sheets: 0, goals_conceded: 0 },
      fixtures: [{ number: fixture.number, lines }],
    },
  ];
  const live = new Map([[1, { epoch: 1, footballers }]]);
  return createSeason({ id: 'tiny', epoch: 1, bootstrap, fixtures: [fixture], live }).season;
}

const squadOf = (footballers: TeamPicks['footballers']): TeamPicks => ({
  ...{ gameweek: 1, footballers, captain: null, vice_captain: null, chip: null, transfers_cost: 0 },
});

/** A group of one team that does not own him. */
const dangerIn = (season: ReturnType<typeof seasonWith>) =>
  liveDangerOf(
    season,
    { result: teamResult(season, squadOf([player])) },
    {
      ...{ id: 'near', label: 'Near' },
      squads: [{ ...squadOf([]), team_id: asTeamId(2) }],
    },
    { pass: true, now: 0 },
  ).rows[0];

it('has points to come, and is not over, while it is played', () => {
  const season = seasonWith({});
  expect(dangerIn(season)).toMatchObject({ to_come: 5.6 });
  expect(season.round(1).footballers.get(player)?.is_unfinished).toBe(true);
  expect(endedRound(season).get(player)?.is_unfinished).toBe(false);
});

it('counts as it stands when it was abandoned: nothing is to come, and it is over', () => {
  const season = seasonWith({ waits: true });
  expect(dangerIn(season)).toMatchObject({ to_come: 0 });
  expect(endedRound(season).get(player)?.is_unfinished).toBe(false);
});
