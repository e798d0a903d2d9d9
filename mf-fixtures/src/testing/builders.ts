import type {
  FixtureEvent,
  FixtureRow,
  FixturesList,
  GameweekOverview,
  GameweeksIndex,
  GameweekSummary,
  SeasonTicker,
} from '@touchline/shared/wire';
import type { TickerCell, TickerRow } from '../domain/tickerRun';
import type { FixturesParts } from '../state/fixtures.parts';

/** Gameweek 24 between matches, without doubles or blanks. */
export const aGameweek = (more: Partial<GameweekSummary> = {}): GameweekSummary => ({
  id: 24,
  label: 'Gameweek 24',
  state: 'between',
  finished: false,
  deadline: '2024-02-10T11:00:00Z',
  average_points: 38,
  highest_points: 112,
  fixtures: 10,
  doubles: [],
  blanks: [],
  ...more,
});

/** A goal by Saka in the 41st minute. */
export const anEvent = (more: Partial<FixtureEvent> = {}): FixtureEvent => ({
  kind: 'goals_scored',
  minute: 41,
  footballer_id: 19,
  name: 'Saka',
  club_id: 'ars',
  count: 1,
  points: 5,
  ...more,
});

/** West Ham against Arsenal on Sunday, 11 February, not begun. */
export const aFixture = (more: Partial<FixtureRow> = {}): FixtureRow => ({
  id: 'whu-ars',
  gameweek_id: 24,
  kickoff: '2024-02-11T14:00:00Z',
  started: false,
  active: false,
  finished: false,
  bonus_official: false,
  minute: null,
  home: { id: 'whu', name: 'West Ham', score: null },
  away: { id: 'ars', name: 'Arsenal', score: null },
  events: [],
  mine: [],
  rivals_share: null,
  ...more,
});

/** Manchester City 2, Everton 0: over, one of mine scored twice. */
export const aFinishedFixture = (more: Partial<FixtureRow> = {}): FixtureRow =>
  aFixture({
    id: 'mci-eve',
    kickoff: '2024-02-10T12:30:00Z',
    started: true,
    finished: true,
    home: { id: 'mci', name: 'Man City', score: 2 },
    away: { id: 'eve', name: 'Everton', score: 0 },
    events: [
      anEvent({ name: 'Haaland', footballer_id: 355, club_id: 'mci', minute: 71 }),
      anEvent({ name: 'Haaland', footballer_id: 355, club_id: 'mci', minute: 85 }),
    ],
    mine: [{ id: 355, name: 'Haaland', club_id: 'mci', in_lineup: true, points: 26 }],
    rivals_share: 2.4,
    ...more,
  });

/** Liverpool 1, Burnley 1 after 34 minutes. */
export const aLiveFixture = (more: Partial<FixtureRow> = {}): FixtureRow =>
  aFixture({
    id: 'liv-bur',
    kickoff: '2024-02-10T15:00:00Z',
    started: true,
    active: true,
    minute: 34,
    home: { id: 'liv', name: 'Liverpool', score: 1 },
    away: { id: 'bur', name: 'Burnley', score: 1 },
    ...more,
  });

/** One over, one running, one to come. */
export const aList = (more: Partial<FixturesList> = {}): FixturesList => ({
  gameweek: aGameweek(),
  fixtures: [aFinishedFixture(), aLiveFixture(), aFixture()],
  postponed: [],
  doubles: [],
  blanks: [],
  ...more,
});

export const anOverview = (more: Partial<GameweekOverview> = {}): GameweekOverview => ({
  gameweek: aGameweek(),
  previous: 23,
  next: 25,
  transfers_made: 11250371,
  chips_played: { wildcard: 210440, '3xc': 35010 },
  most_selected: { id: 19, name: 'Saka', points: 16 },
  most_captained: { id: 355, name: 'Haaland', points: 13 },
  most_vice_captained: null,
  most_transferred_in: null,
  top_footballer: { id: 19, name: 'Saka', points: 16 },
  ...more,
});

/** All 38, of which the 24th is the current. */
export const anIndex = (): GameweeksIndex => ({
  current: 24,
  next: 25,
  gameweeks: Array.from({ length: 38 }, (_, at) => aGameweek({ id: at + 1, label: `Gameweek ${at + 1}` })),
});

/** Arsenal at Burnley, easy. */
export const aTickerCell = (more: Partial<TickerCell> = {}): TickerCell => ({
  fixture_id: 'bur-ars',
  gameweek_id: 25,
  opponent_id: 'bur',
  is_home: false,
  difficulty: 2,
  kickoff: '2024-02-17T15:00:00Z',
  attack: 1.5,
  defence: 2.1,
  ...more,
});

/** Arsenal, with one fixture in gameweek 25. */
export const aTickerRow = (more: Partial<TickerRow> = {}): TickerRow => ({
  club_id: 'ars',
  name: 'Arsenal',
  cells: { '25': [aTickerCell()] },
  ...more,
});

/** Arsenal with an easy run and a double, Chelsea with a hard one and a blank; gameweeks 24 to 30. */
export const aTicker = (more: Partial<SeasonTicker> = {}): SeasonTicker => {
  const gameweeks = [24, 25, 26, 27, 28, 29, 30];
  const cellsOf = (cell: TickerCell) => Object.fromEntries(gameweeks.map((id) => [id, [cell]]));
  const hard = aTickerCell({ opponent_id: 'mci', is_home: true, difficulty: 5, attack: 4.6, defence: 4.9 });
  return {
    kind: 'club',
    gameweeks,
    rows: [
      aTickerRow({ club_id: 'che', name: 'Chelsea', cells: { ...cellsOf(hard), '26': [] } }),
      aTickerRow({
        cells: {
          ...cellsOf(aTickerCell()),
          '28': [aTickerCell(), aTickerCell({ opponent_id: 'lut', is_home: true })],
        },
      }),
    ],
    ...more,
  };
};

type GameweekEvent = FixturesParts['events']['events'][number];
type PlayedRow = FixturesParts['footballers']['rows'][number];
type SideRow = FixturesParts['points']['rows'][number];

/** A goal by Saka, whom nobody here owns. */
export const aGameweekEvent = (more: Partial<GameweekEvent> = {}): GameweekEvent => ({
  ...anEvent(),
  fixture_id: 'whu-ars',
  mine: false,
  rival: false,
  ...more,
});

/** Saka: two goals and an assist at West Ham. */
export const aPlayed = (more: Partial<PlayedRow> = {}): PlayedRow => ({
  id: 19,
  name: 'Saka',
  club_id: 'ars',
  position: 'MID',
  opponents: [{ opponent_id: 'whu', is_home: false }],
  minutes: 90,
  points: 16,
  goals_scored: 2,
  assists: 1,
  clean_sheets: 1,
  bonus: 3,
  bonus_provisional: false,
  bps: 53,
  rivals: { count: 3, total: 10, count_share: 30 },
  mine: false,
  ...more,
});

/** Manchester City against Everton. */
export const aSide = (more: Partial<SideRow> = {}): SideRow => ({
  fixture_id: 'mci-eve',
  club_id: 'mci',
  total: 58,
  categories: { goals_scored: 8, minutes: 26, clean_sheets: 21, bonus: 3 },
  ...more,
});
