import type { OfficialElement, OfficialEvent, OfficialFixture } from '../../src/game/fpl/official';
import { cardOf, type PlainReader } from './plainFootballers';
import {
  awayOf,
  bonusByScore,
  cellOf,
  clubBy,
  clubIn,
  clubOf,
  codeOf,
  countsOf,
  elementOf,
  fixturesOfClub,
  fixturesOfGameweek,
  gameweekInfoOf,
  gameweekPointsOf,
  hasBegun,
  homeOf,
  instant,
  isOver,
  isRunning,
  matchesIn,
  matchesOf,
  pairOf,
  type PlainMatch,
  type PlainSeason,
  positionOf,
  total,
  settledEvent,
} from './plainSeason';

/** A footballer's multiplier in the own team; undefined if not in it. */
export type OwnMultiplier = (id: number) => number | undefined;

export function fixtureRowOf(season: PlainSeason, fixture: OfficialFixture, own: OwnMultiplier) {
  const side = (code: string, score: number | null) => ({ id: code, name: clubBy(season, code).name, score });
  const [home, away] = [homeOf(season, fixture), awayOf(season, fixture)];
  return {
    id: pairOf(season, fixture),
    gameweek_id: fixture.event,
    kickoff: instant(fixture.kickoff_time),
    started: hasBegun(fixture),
    active: isRunning(fixture),
    finished: isOver(fixture),
    bonus_official: fixture.finished,
    minute: isRunning(fixture) ? fixture.minutes : null,
    home: side(home, fixture.team_h_score),
    away: side(away, fixture.team_a_score),
    events: ['goals_scored', 'own_goals', 'red_cards'].flatMap((kind) => momentsOf(season, fixture, kind)),
    mine: mineIn(season, fixture, own),
    rivals_share: null as number | null,
  };
}

function momentsOf(season: PlainSeason, { stats, team_h, team_a }: OfficialFixture, kind: string) {
  const found = stats.find(({ identifier }) => identifier === kind);
  const side = (team: number, listed: readonly { element: number; value: number }[] = []) =>
    listed.map(({ element, value }) => ({
      kind,
      minute: null,
      footballer_id: element,
      name: elementOf(season, element).web_name,
      club_id: codeOf(season.teams, team),
      count: value,
      points: null,
    }));
  return [...side(team_h, found?.h), ...side(team_a, found?.a)];
}

/** By number. */
function mineIn(season: PlainSeason, fixture: OfficialFixture, own: OwnMultiplier) {
  return season.elements
    .filter((one) => own(one.id) !== undefined && clubIn(season, fixture, one.id) !== undefined)
    .sort((a, b) => a.id - b.id)
    .map((one) => {
      const match = matchesOf(season, one.id).find((found) => found.fixture.id === fixture.id);
      const multiplier = own(one.id) ?? 0;
      return {
        id: one.id,
        name: one.web_name,
        club_id: clubIn(season, fixture, one.id),
        in_lineup: multiplier > 0,
        points: match === undefined ? null : match.points * Math.max(1, multiplier),
      };
    });
}

export function doublesAndBlanksOf(season: PlainSeason, gameweek: number) {
  const codes = season.teams.map(({ short_name }) => short_name.toLowerCase());
  const count = (code: string) =>
    fixturesOfClub(season, code).filter(({ event }) => event === gameweek).length;
  return {
    doubles: codes.filter((code) => count(code) > 1),
    blanks: codes.filter((code) => count(code) === 0),
  };
}

export function gameweekSummaryOf(season: PlainSeason, event: OfficialEvent) {
  return {
    ...gameweekInfoOf(season, event),
    average_points: settledEvent(event) ? event.average_entry_score || null : null,
    highest_points: settledEvent(event) ? event.highest_score : null,
    fixtures: fixturesOfGameweek(season, event.id).length,
    ...doublesAndBlanksOf(season, event.id),
  };
}

export function gameweekOverviewOf(season: PlainSeason, event: OfficialEvent) {
  const named = (id: number | null) =>
    id === null
      ? null
      : { id, name: elementOf(season, id).web_name, points: gameweekPointsOf(season, id, event.id) };
  return {
    gameweek: gameweekSummaryOf(season, event),
    previous: event.id === 1 ? null : event.id - 1,
    next: event.id === 38 ? null : event.id + 1,
    transfers_made: event.id > (season.current?.id ?? 0) ? null : event.transfers_made,
    chips_played: Object.fromEntries(event.chip_plays.map((one) => [one.chip_name, one.num_played])),
    most_selected: named(event.most_selected),
    most_captained: named(event.most_captained),
    most_vice_captained: named(event.most_vice_captained),
    most_transferred_in: named(event.most_transferred_in),
    top_footballer: named(event.top_element_info?.id ?? null),
  };
}

interface Played {
  readonly one: OfficialElement;
  readonly match: PlainMatch;
}

/** Everybody with a minute or any points. */
const hasPlayed = ({ row, lines }: PlainMatch) => row.minutes > 0 || lines.length > 1;

const playedIn = (season: PlainSeason, gameweek: number): Played[] =>
  season.elements.flatMap((one) =>
    matchesIn(season, one.id, gameweek)
      .filter(hasPlayed)
      .map((match) => ({ one, match })),
  );
const playedAt = (season: PlainSeason, fixture: OfficialFixture) =>
  playedIn(season, fixture.event ?? 0)
    .filter(({ match }) => match.fixture.id === fixture.id)
    .sort(
      (a, b) => b.match.points - a.match.points || b.match.row.bps - a.match.row.bps || a.one.id - b.one.id,
    );

const label = ({ one, match }: Played) => ({
  id: one.id,
  name: one.web_name,
  club_id: match.club,
  position: positionOf(one),
});

export function fixturesEventsOf(season: PlainSeason, gameweek: number, reader: PlainReader) {
  return playedIn(season, gameweek)
    .sort(
      (a, b) =>
        Date.parse(b.match.fixture.kickoff_time ?? '') - Date.parse(a.match.fixture.kickoff_time ?? '') ||
        a.one.id - b.one.id,
    )
    .flatMap(({ one, match }) =>
      match.lines
        .filter(({ category, points }) => category !== 'minutes' && points !== 0)
        .map(({ category, count, points }) => ({
          kind: category,
          minute: null,
          footballer_id: one.id,
          name: one.web_name,
          club_id: match.club,
          count,
          points,
          fixture_id: pairOf(season, match.fixture),
          mine: reader.mine.has(one.id),
          rival: reader.ownership(one.id).count > 0,
        })),
    );
}

export function fixturesFootballersOf(season: PlainSeason, gameweek: number, reader: PlainReader) {
  return season.elements
    .map((one) => ({ one, played: matchesIn(season, one.id, gameweek).filter(hasPlayed) }))
    .filter(({ played }) => played.length > 0)
    .map(({ one, played }) => ({
      id: one.id,
      name: one.web_name,
      club_id: clubOf(season, one),
      position: positionOf(one),
      opponents: played.map((match) => {
        const { opponent_id, is_home } = cellOf(season, match.fixture, match.club);
        return { opponent_id, is_home };
      }),
      minutes: total(played.map(({ row }) => row.minutes)),
      points: total(played.map((match) => match.points)),
      goals_scored: total(played.map(({ row }) => row.goals_scored)),
      assists: total(played.map(({ row }) => row.assists)),
      clean_sheets: total(played.map(({ row }) => row.clean_sheets)),
      bonus: total(played.map(({ row, provisional }) => row.bonus + provisional)),
      bonus_provisional: played.some(({ provisional }) => provisional > 0),
      bps: total(played.map(({ row }) => row.bps)),
      rivals: reader.ownership(one.id),
      mine: reader.mine.has(one.id),
    }))
    .sort((a, b) => b.points - a.points || b.bps - a.bps || a.id - b.id);
}

export function fixturesPointsOf(season: PlainSeason, gameweek: number) {
  return fixturesOfGameweek(season, gameweek)
    .filter(hasBegun)
    .flatMap((fixture) =>
      [homeOf(season, fixture), awayOf(season, fixture)].map((club_id) => {
        const lines = playedAt(season, fixture)
          .filter(({ match }) => match.club === club_id)
          .flatMap(({ match }) => match.lines);
        const categories: Record<string, number> = {};
        for (const { category, points } of lines) categories[category] = (categories[category] ?? 0) + points;
        return {
          fixture_id: pairOf(season, fixture),
          club_id,
          total: total(lines.map((one) => one.points)),
          categories,
        };
      }),
    );
}

export function fixtureHeadOf(season: PlainSeason, fixture: OfficialFixture, own: OwnMultiplier) {
  const event = season.events.find(({ id }) => id === fixture.event);
  return {
    fixture: fixtureRowOf(season, fixture, own),
    gameweek: gameweekInfoOf(season, event),
    venue: null,
    weather: null,
  };
}

/** The expected content of one fixture's tabs, without the head. */
export function fixtureTabsOf(season: PlainSeason, fixture: OfficialFixture): Record<string, object> {
  return {
    overview: overviewOf(season, fixture),
    comments: { comments: [] },
    points: {
      rows: playedAt(season, fixture).map((played) => ({
        ...label(played),
        minutes: played.match.row.minutes,
        total: played.match.points,
        categories: Object.fromEntries(played.match.lines.map(({ category, points }) => [category, points])),
      })),
    },
    bonus: bonusPageOf(season, fixture),
    stats: { rows: hasBegun(fixture) ? countedRows(fixture) : [] },
    lineups: lineupsOf(season, fixture),
  };
}

const countedKinds = [
  'goals_scored',
  'assists',
  'own_goals',
  'yellow_cards',
  'red_cards',
  'saves',
  'penalties_saved',
  'penalties_missed',
];

function countedRows({ stats }: OfficialFixture) {
  return countedKinds.map((key) => {
    const found = stats.find(({ identifier }) => identifier === key);
    const sum = (listed: readonly { value: number }[] = []) => total(listed.map(({ value }) => value));
    return { key, home: sum(found?.h), away: sum(found?.a) };
  });
}

function bonusPageOf(season: PlainSeason, fixture: OfficialFixture) {
  const awarded = countsOf(fixture, 'bonus');
  const official = fixture.finished || awarded.length > 0;
  const sides = fixture.stats.find(({ identifier }) => identifier === 'bps');
  const scores = [
    ...(sides?.h ?? []).map((score) => ({ ...score, club_id: homeOf(season, fixture) })),
    ...(sides?.a ?? []).map((score) => ({ ...score, club_id: awayOf(season, fixture) })),
  ];
  const rows = scores
    .sort((a, b) => b.value - a.value || a.element - b.element)
    .map(({ element, value, club_id }) => {
      const one = elementOf(season, element);
      const provisional = bonusByScore(fixture, element);
      const bonus = awarded.find((given) => given.element === element)?.value ?? 0;
      return {
        id: element,
        name: one.web_name,
        club_id,
        position: positionOf(one),
        place: 1 + scores.filter((other) => other.value > value).length,
        bps: value,
        provisional,
        official: official ? bonus : null,
        differs: official && bonus !== provisional,
      };
    });
  return { official, rows };
}

const momentNames: Record<string, string> = {
  goals_scored: 'goal',
  own_goals: 'own_goal',
  penalties_missed: 'penalty_missed',
  red_cards: 'red',
  yellow_cards: 'yellow',
};

function pageMoments(season: PlainSeason, fixture: OfficialFixture, kinds: readonly string[]) {
  return kinds.flatMap((kind) =>
    momentsOf(season, fixture, kind).map(({ footballer_id, name, club_id, count }) => ({
      kind: momentNames[kind],
      minute: null,
      added: 0,
      club_id,
      footballer: { id: footballer_id, name },
      other: null,
      count,
    })),
  );
}

function overviewOf(season: PlainSeason, fixture: OfficialFixture) {
  const [home, away] = [homeOf(season, fixture), awayOf(season, fixture)];
  return {
    moments: pageMoments(season, fixture, [
      'goals_scored',
      'own_goals',
      'penalties_missed',
      'red_cards',
      'yellow_cards',
    ]),
    form: { home: formBefore(season, fixture, home), away: formBefore(season, fixture, away) },
    comparison: comparisonOf(season, home, away),
    meetings: fixturesOfClub(season, home)
      .filter((one) => one.id !== fixture.id && isOver(one) && pairOf(season, one) === `${away}-${home}`)
      .map((one) => cellOf(season, one, home)),
    key_footballers: keyFootballers(season, fixture),
    top: playedAt(season, fixture)
      .slice(0, 5)
      .map((played) => ({
        ...label(played),
        minutes: played.match.row.minutes,
        points: played.match.points,
        ...(played.match.provisional > 0 ? { provisional_bonus: played.match.provisional } : {}),
      })),
  };
}

function formBefore(season: PlainSeason, fixture: OfficialFixture, club: string) {
  const kickoff = Date.parse(fixture.kickoff_time ?? '');
  return fixturesOfClub(season, club)
    .filter((one) => isOver(one) && Date.parse(one.kickoff_time ?? '') < kickoff)
    .slice(-5)
    .reverse()
    .map((one) => cellOf(season, one, club));
}

const near = (value: number, digits: number): unknown => expect.closeTo(value, digits);
const anyWord: unknown = expect.any(String);
const containing = (parts: object): unknown => expect.objectContaining(parts);

function comparisonOf(season: PlainSeason, homeCode: string, awayCode: string) {
  const [home, away] = [clubBy(season, homeCode), clubBy(season, awayCode)];
  const all = season.teams.flatMap((one) => [
    one.strength_attack_home,
    one.strength_attack_away,
    one.strength_defence_home,
    one.strength_defence_away,
  ]);
  const spread = Math.max(...all) - Math.min(...all);
  const side = (gap: number, opponent: number) => {
    const ratio = Number((gap / spread).toFixed(4));
    const correction = (60 - 20 * opponent) / 100;
    return { gap, ratio: near(ratio, 4), correction, edge: near(ratio + correction, 3) };
  };
  const gaps = [
    home.strength_attack_home - away.strength_defence_away,
    away.strength_attack_away - home.strength_defence_home,
  ] as const;
  const edge = (gaps[0] - gaps[1]) / spread + (home.strength - away.strength) / 5;
  const word = Math.abs(edge) < 0.1 ? 'Even' : edge > 0 ? 'Home edge' : 'Away edge';
  return {
    home: side(gaps[0], away.strength),
    away: side(gaps[1], home.strength),
    edge: near(edge, 3),
    word: Math.abs(Math.abs(edge) - 0.1) < 0.0002 ? anyWord : word,
  };
}

function keyFootballers(season: PlainSeason, fixture: OfficialFixture) {
  const metric = fixture.event === season.current?.id ? 'ep_this' : 'ep_next';
  return season.elements
    .filter((one) => one.team === fixture.team_h || one.team === fixture.team_a)
    .filter((one) => (one.chance_of_playing_next_round ?? 100) >= 75)
    .sort(
      (a, b) =>
        Number(b[metric] ?? 0) - Number(a[metric] ?? 0) || b.total_points - a.total_points || a.id - b.id,
    )
    .slice(0, 5)
    .map((one) => ({
      id: one.id,
      name: one.web_name,
      club_id: clubOf(season, one),
      position: positionOf(one),
      expected_points: one[metric] === null ? null : Number(one[metric]),
    }));
}

function lineupsOf(season: PlainSeason, fixture: OfficialFixture) {
  const [home, away] = [homeOf(season, fixture), awayOf(season, fixture)].map((club) =>
    sideOf(season, fixture, club),
  );
  const kickoff = Date.parse(fixture.kickoff_time ?? '');
  const kinds = [home?.kind, away?.kind];
  return {
    kind: kinds.find((kind) => kind !== 'none') ?? 'none',
    lineups_at: new Date(kickoff - 75 * 60_000).toISOString(),
    info: containing({
      single_team: false,
      gameweek_id: fixture.event,
      setup: home?.pitch.map((line) => line.length),
    }),
    home: { pitch: home?.pitch, subs: home?.subs },
    away: { pitch: away?.pitch, subs: away?.subs },
    moments: pageMoments(season, fixture, ['red_cards', 'yellow_cards']),
  };
}

/** Starters and substitutes who came on; before kick-off the available starters of the last match. */
function sideOf(season: PlainSeason, fixture: OfficialFixture, club: string) {
  const begun = hasBegun(fixture);
  const seen = begun ? fixture : fixturesOfClub(season, club).filter(hasBegun).at(-1);
  const there = season.elements.flatMap((one) => {
    const match = matchesOf(season, one.id).find(
      (found) => found.fixture.id === seen?.id && found.club === club,
    );
    const isStill = begun || clubOf(season, one) === club;
    return match === undefined || match.row.minutes === 0 || !isStill ? [] : [{ one, match }];
  });
  const cards = (hasStarted: boolean) =>
    there
      .filter(({ match }) => match.row.starts > 0 === hasStarted)
      .map(({ one }) => cardOf(season, one, fixture.event ?? undefined));
  const starters = cards(true);
  return {
    kind: begun ? 'confirmed' : starters.length > 0 ? 'expected' : 'none',
    pitch: ['GKP', 'DEF', 'MID', 'FWD'].map((position) =>
      starters.filter((card) => card.position === position),
    ),
    subs: begun ? cards(false) : [],
  };
}
