import { asTeamId, asLeagueId } from '@touchline/shared/domain';
import type {
  H2hAll,
  H2hFixture,
  H2hLeague,
  H2hMatchNow,
  H2hTableRow,
  MatchChance,
  MatchChances,
} from '@touchline/shared/wire';
import { aMain, aPopup } from './builders';

export const aGameweek = {
  id: asTeamId(24),
  label: 'Gameweek 24',
  state: 'live',
  finished: false,
  deadline: '2024-02-10T11:00:00Z',
} as const;

const redKit = {
  kit_shirt_base: '#C8102E',
  kit_shirt_secondary: '#FFFFFF',
  kit_shirt_sleeves: '#FFFFFF',
  kit_shirt_type: 'plain',
} as const;
const klopps = { id: asTeamId(11), name: 'Klopps and Robbers', fullname: 'Ada Whistle', kit: redKit };
const moyes = { id: asTeamId(545762), name: 'Moyes Will Be Moyes', fullname: 'Ronnie Radford', kit: null };
const average = { id: null, name: 'Average', fullname: null, kit: null };

/** Won 55 to 43. */
export const aFixture = (more: Partial<H2hFixture> = {}): H2hFixture => ({
  gameweek_id: 23,
  state: 'final',
  opponent: klopps,
  mine: 55,
  theirs: 43,
  outcome: 'W',
  round: null,
  ...more,
});

/** One league that can be opened, one that is too large, and an unfinished cup run. */
export const someHeadToHead = (more: Partial<H2hAll> = {}): H2hAll => ({
  gameweek: aGameweek,
  leagues: [
    {
      id: asLeagueId(77),
      name: 'Sunday Duels',
      type: 'private',
      members: 2,
      rank: 2,
      last_rank: 1,
      trackable: true,
    },
    {
      id: asLeagueId(78),
      name: 'Everybody',
      type: 'private',
      members: 64,
      rank: 30,
      last_rank: 30,
      trackable: false,
      reason: 'This league has 64 members. Leagues up to 50 can be tracked.',
    },
  ],
  cups: [
    {
      name: 'Office Cup',
      fixtures: [
        aFixture({ gameweek_id: 22, opponent: null, theirs: null, round: 'Round of 8' }),
        aFixture({ gameweek_id: 23, round: 'Semi-final' }),
        aFixture({ gameweek_id: 24, round: 'Final', state: 'live', mine: 40, theirs: 44, outcome: 'L' }),
      ],
    },
  ],
  ...more,
});

/** The own team leads by a point against Klopps and Robbers. */
export const aMatchNow = (more: Partial<H2hMatchNow> = {}): H2hMatchNow => ({
  state: 'live',
  mine: { ...moyes, points: 68, projected: 71.5, to_come: 1 },
  theirs: { ...klopps, points: 67, projected: 80.2, to_come: 3 },
  outcome: 'W',
  league_points: 3,
  is_counted: true,
  info: { ...aMain().info, single_team: false },
  home: aMain().team,
  away: aPopup().pitch.team,
  ...more,
});

/** The same against the average of an odd league. */
export const againstAverage = (): H2hMatchNow =>
  aMatchNow({
    theirs: { ...average, points: 50, projected: null, to_come: null },
    info: aMain().info,
    away: null,
  });

export const aGameweekMatch = (
  more: Partial<H2hLeague['matches'][number]> = {},
): H2hLeague['matches'][number] => ({
  home: { ...moyes, points: 68 },
  away: { ...klopps, points: 67 },
  mine: true,
  is_counted: true,
  ...more,
});

export const aTableRow = (more: Partial<H2hTableRow> = {}): H2hTableRow => ({
  ...klopps,
  mine: false,
  rank: 1,
  move: 0,
  played: 24,
  won: 15,
  drawn: 1,
  lost: 8,
  points_for: 1402,
  total: 46,
  ...more,
});

export const aH2hLeague = (more: Partial<H2hLeague> = {}): H2hLeague => ({
  id: asLeagueId(77),
  name: 'Sunday Duels',
  members: 2,
  my_position: 2,
  gameweek: aGameweek,
  match: aMatchNow(),
  rows: [aTableRow(), aTableRow({ ...moyes, mine: true, rank: 2, move: -1, won: 14, lost: 9, total: 43 })],
  is_live: true,
  matches: [aGameweekMatch()],
  fixtures: [
    aFixture(),
    aFixture({ gameweek_id: 24, state: 'live', mine: 68, theirs: 67 }),
    aFixture({
      gameweek_id: 25,
      state: 'to_come',
      opponent: average,
      mine: null,
      theirs: null,
      outcome: null,
    }),
  ],
  ...more,
});

/** Against Klopps and Robbers, a bit less than even. */
export const aMatchChance = (more: Partial<MatchChance> = {}): MatchChance => ({
  is_cup: false,
  league_id: asLeagueId(77),
  name: 'Sunday Duels',
  round: null,
  is_knockout: false,
  opponent: { id: asTeamId(klopps.id), name: klopps.name },
  win: 0.412,
  tie: 0.05,
  ...more,
});

export const someMatchChances = (more: Partial<MatchChances> = {}): MatchChances => ({
  gameweek: aGameweek,
  state: 'running',
  matches: [aMatchChance(), aCupChance()],
  ...more,
});

/** The final of the cup run of `someHeadToHead`. */
export const aCupChance = (more: Partial<MatchChance> = {}): MatchChance =>
  aMatchChance({
    ...{ is_cup: true, league_id: asLeagueId(1077), name: 'Office Cup', round: 'Final', is_knockout: true },
    ...more,
  });
