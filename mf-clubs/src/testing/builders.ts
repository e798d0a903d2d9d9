import { asClubId, asFootballerId, asTeamId, asFixtureId } from '@touchline/shared/domain';
import { aFootballerCard, aFootballerRow } from '@touchline/shared/testing/builders';
import type {
  ClubHead,
  ClubsLineups,
  FixtureCell,
  FootballerRow,
  StandingsRow,
} from '@touchline/shared/wire';
import type { ClubsResults } from '../state/clubs.queries';

export type ClubPoints = ClubsResults['points']['rows'][number];
export type ClubStrengthRow = ClubsResults['strength']['rows'][number];

/** Arsenal, second, with an easy match at home next. */
export const aStanding = (more: Partial<StandingsRow> = {}): StandingsRow => ({
  id: asClubId('ars'),
  name: 'Arsenal',
  position: 2,
  played: 24,
  won: 16,
  drawn: 4,
  lost: 4,
  goals_for: 53,
  goals_against: 22,
  goal_difference: 31,
  points: 52,
  form: ['L', 'L', 'W', 'W', 'W'],
  next: {
    fixture_id: asFixtureId('bur-ars'),
    gameweek_id: 25,
    opponent_id: asClubId('bur'),
    is_home: false,
    difficulty: 2,
    kickoff: '2024-02-17T15:00:00Z',
  },
  ...more,
});

/** The two at the top and the one at the foot after 24 gameweeks of 2023-24. */
export const aTable = (): StandingsRow[] => [
  aStanding({
    id: asClubId('liv'),
    name: 'Liverpool',
    position: 1,
    lost: 2,
    drawn: 6,
    points: 54,
    goal_difference: 32,
  }),
  aStanding(),
  aStanding({
    id: asClubId('shu'),
    name: 'Sheffield Utd',
    position: 20,
    won: 3,
    drawn: 4,
    lost: 17,
    goals_for: 22,
    goals_against: 60,
    goal_difference: -38,
    points: 13,
    form: ['D', 'L', 'L', 'L', 'W'],
    next: null,
  }),
];

/** Arsenal's fantasy points after 23 matches. */
export const somePoints = (more: Partial<ClubPoints> = {}): ClubPoints => ({
  id: asClubId('ars'),
  name: 'Arsenal',
  total: 1201,
  positions: { GKP: 96, DEF: 430, MID: 545, FWD: 130 },
  per_match: 52.2,
  ...more,
});

/** Arsenal, strong at home. */
export const aStrength = (more: Partial<ClubStrengthRow> = {}): ClubStrengthRow => ({
  id: asClubId('ars'),
  name: 'Arsenal',
  strength: 4,
  correction: -0.2,
  overall: { home: 1250, away: 1245, overall: 1248 },
  attack: { home: 1240, away: 1230, overall: 1235 },
  defence: { home: 1260, away: 1260, overall: 1260 },
  ...more,
});

/** Away at Burnley in gameweek 25, easy. */
export const aClubFixture = (more: Partial<FixtureCell> = {}): FixtureCell => ({
  fixture_id: asFixtureId('bur-ars'),
  gameweek_id: 25,
  opponent_id: asClubId('bur'),
  is_home: false,
  difficulty: 2,
  kickoff: '2024-02-17T15:00:00Z',
  ...more,
});

/** Arsenal, second after 24 gameweeks. */
export const aHead = (more: Partial<ClubHead> = {}): ClubHead => ({
  id: asClubId('ars'),
  name: 'Arsenal',
  position: 2,
  strength: 4,
  form: ['L', 'L', 'W', 'W', 'W'],
  next: [aClubFixture()],
  ...more,
});

export const anOverview = (
  more: Partial<ClubsResults['clubOverview']> = {},
): ClubsResults['clubOverview'] => ({
  head: aHead(),
  top: [{ id: asFootballerId(19), name: 'Saka', position: 'MID', total_points: 154 }],
  injuries: [
    {
      id: asFootballerId(20),
      name: 'Timber',
      position: 'DEF',
      status: 'i',
      chance: 0,
      news: 'Knee injury - Unknown return date',
    },
  ],
  set_pieces: {
    penalties: [{ id: asFootballerId(19), name: 'Saka', position: 'MID', order: 1 }],
    freekicks: [{ id: asFootballerId(14), name: 'Ødegaard', position: 'MID', order: 1 }],
    corners: [],
  },
  ...more,
});

/** Three fixtures of Arsenal: played, to come, and without a date. */
export const someFixtures = (): FixtureCell[] => [
  aClubFixture({
    fixture_id: asFixtureId('ars-lut'),
    gameweek_id: 14,
    opponent_id: asClubId('lut'),
    is_home: true,
    difficulty: 1,
    kickoff: '2023-12-05T20:15:00Z',
    result: '4–3',
  }),
  aClubFixture(),
  aClubFixture({
    fixture_id: asFixtureId('ars-che'),
    gameweek_id: null,
    opponent_id: asClubId('che'),
    is_home: true,
    difficulty: 3,
    kickoff: null,
  }),
];

export const someClubPoints = (
  more: Partial<ClubsResults['clubPoints']> = {},
): ClubsResults['clubPoints'] => ({
  head: aHead(),
  total: 1201,
  positions: { GKP: 96, DEF: 430, MID: 545, FWD: 130 },
  gameweeks: [
    { gameweek_id: 23, total: 61, positions: { GKP: 3, DEF: 20, MID: 30, FWD: 8 } },
    { gameweek_id: 24, total: 83, positions: { GKP: 6, DEF: 34, MID: 36, FWD: 7 } },
  ],
  ...more,
});

export const someOwners = (more: Partial<ClubsResults['clubRivals']> = {}): ClubsResults['clubRivals'] => ({
  head: aHead(),
  config: { id: 'rivals', type: 'rivals', label: 'Rivals' },
  rows: [
    {
      id: asFootballerId(19),
      name: 'Saka',
      position: 'MID',
      rivals: { count: 3, total: 10, count_share: 30 },
      captained: 1,
      mine: true,
      owners: [
        { id: asTeamId(101), name: 'Amber Tigers' },
        { id: asTeamId(102), name: 'Nutmeg Express' },
      ],
    },
  ],
  ...more,
});

/** Saka in the table of the club. */
export const aSquadRow = (more: Partial<FootballerRow> = {}): FootballerRow =>
  aFootballerRow({
    rivals: { count: 3, total: 10, count_share: 30 },
    selected_by: 46.2,
    cost: 8.8,
    form: 8.2,
    gw_points: 13,
    total_points: 154,
    ...more,
  });

/** Arsenal's line-up in play, with Burnley as the other club to choose. */
export const aLineup = (more: Partial<ClubsLineups> = {}): ClubsLineups => ({
  clubs: [
    { id: asClubId('ars'), name: 'Arsenal' },
    { id: asClubId('bur'), name: 'Burnley' },
    { id: asClubId('che'), name: 'Chelsea' },
  ],
  club_id: asClubId('ars'),
  fixture: aClubFixture(),
  kind: 'confirmed',
  lineups_at: '2024-02-17T13:45:00Z',
  info: { single_team: true, setup: [0, 0, 1, 0], views: ['rivals'], gameweek_id: 25 },
  team: {
    pitch: [[], [], [aFootballerCard({ id: asFootballerId(19), name: 'Saka', fixture_minutes: 77 })], []],
    subs: [],
  },
  ...more,
});
