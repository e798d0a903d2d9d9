import type {
  OfficialBootstrap,
  OfficialClub,
  OfficialElement,
  OfficialElementSummary,
  OfficialEvent,
  OfficialFixture,
  OfficialHistoryRow,
  OfficialLive,
  OfficialSeasonRow,
} from '../../src/game/fpl/official';
import type { DocumentSource } from '../../src/game/fpl/source';

/* Test oracle: calculates every report a second time, simply and slowly, from the official documents alone.
   It shares no rule, parser or storage with the code under test, so that an error would have to be made twice
   to stay undetected. Used in tests only. */

export interface PlainLine {
  category: string;
  count: number;
  points: number;
}

/** One footballer in one started fixture: the row of the official history, and derived values. */
export interface PlainMatch {
  readonly row: OfficialHistoryRow;
  readonly fixture: OfficialFixture;
  /** The footballer's club at the time. */
  readonly club: string;
  /** The official explanation, with the provisional bonus as a separate line. */
  readonly lines: readonly PlainLine[];
  readonly provisional: number;
  readonly points: number;
}

/** All data of a season known at one instant. */
export interface PlainSeason {
  /** `2023-24` */
  readonly name: string;
  readonly now: number;
  readonly elements: readonly OfficialElement[];
  readonly teams: readonly OfficialClub[];
  readonly events: readonly OfficialEvent[];
  readonly phases: OfficialBootstrap['phases'];
  /** By category, for everybody or by position; undefined before the game sent it. */
  readonly scoring: Readonly<Record<string, number | Readonly<Record<string, number>>>> | undefined;
  /** By kick-off. */
  readonly fixtures: readonly OfficialFixture[];
  readonly current: OfficialEvent | undefined;
  readonly next: OfficialEvent | undefined;
  /** By footballer, in the order of the gameweeks. */
  readonly matches: ReadonlyMap<number, readonly PlainMatch[]>;
  readonly past: ReadonlyMap<number, readonly OfficialSeasonRow[]>;
  /** Real positions, as far as the source has them. */
  readonly realPositions: ReadonlyMap<number, string>;
  /** Squads of the first thousand, when they are known. */
  readonly leaders?: readonly { readonly ids: readonly number[]; readonly captain: number | undefined }[];
}

export async function read<Document>(source: DocumentSource, path: string): Promise<Document> {
  const reply = await source.get(path);
  if (reply.outcome !== 'ok') throw new Error(`${path}: ${reply.outcome}`);
  // As sent over the wire.
  return JSON.parse(JSON.stringify(reply.json)) as Document;
}

interface ScoringConfig {
  readonly game_config?: { readonly scoring?: PlainSeason['scoring'] };
}

export async function plainSeason(source: DocumentSource, now: number): Promise<PlainSeason> {
  const bootstrap = await read<OfficialBootstrap & ScoringConfig>(source, 'bootstrap-static/');
  const { elements, teams, events, phases } = bootstrap;
  const scoring = bootstrap.game_config?.scoring;
  const fixtures = [...(await read<OfficialFixture[]>(source, 'fixtures/'))].sort(
    (a, b) => startOf(a) - startOf(b) || a.id - b.id,
  );
  const current = events.find(({ is_current }) => is_current);
  const explained = await explanations(source, current?.id ?? 0);
  const matches = new Map<number, PlainMatch[]>();
  const past = new Map<number, OfficialSeasonRow[]>();
  for (const { id } of elements) {
    const summary = await read<OfficialElementSummary>(source, `element-summary/${id}/`);
    past.set(id, summary.history_past);
    const rows = withLikelyStarts(summary.history, fixtures).map((row) => {
      const fixture = fixtures.find((one) => one.id === row.fixture);
      if (fixture === undefined) throw new Error(`There is no fixture ${row.fixture}.`);
      return plainMatch(teams, row, fixture, explained.get(`${id} ${row.fixture}`) ?? []);
    });
    rows.sort((a, b) => a.row.round - b.row.round || startOf(a.fixture) - startOf(b.fixture));
    matches.set(id, rows);
  }
  const next = events.find(({ is_next }) => is_next);
  const realPositions = await realPositionsOf(source);
  const name = source.season;
  return {
    ...{ name, now, elements, teams, events, phases, scoring },
    ...{ fixtures, current, next, matches, past, realPositions },
  };
}

/** Our own document, which only the simulated season has. */
async function realPositionsOf(source: DocumentSource): Promise<Map<number, string>> {
  const reply = await source.get('touchline/positions/');
  if (reply.outcome !== 'ok') return new Map();
  const rows = reply.json as { element: number; position: string }[];
  return new Map(rows.map(({ element, position }) => [element, position]));
}

/**
 * In a double gameweek the live document has only the number of starts. What cannot be derived from it is not
 * compared: a start is assumed for the match with fewer missed minutes.
 */
function withLikelyStarts(rows: readonly OfficialHistoryRow[], fixtures: readonly OfficialFixture[]) {
  const lasted = (row: OfficialHistoryRow) => fixtures.find(({ id }) => id === row.fixture)?.minutes ?? 0;
  const missed = (row: OfficialHistoryRow) => Math.max(0, lasted(row) - row.minutes);
  return rows.map((row) => {
    const played = rows.filter(({ round, minutes }) => round === row.round && minutes > 0);
    const started = played.filter(({ starts }) => starts > 0).length;
    if (played.length < 2 || started === 0 || started === played.length) return row;
    const likely = played.sort((a, b) => missed(a) - missed(b) || b.minutes - a.minutes).slice(0, started);
    return { ...row, starts: likely.includes(row) ? 1 : 0 };
  });
}

const startOf = ({ kickoff_time }: OfficialFixture) =>
  kickoff_time === null ? Number.MAX_SAFE_INTEGER : Date.parse(kickoff_time);

async function explanations(source: DocumentSource, until: number): Promise<Map<string, PlainLine[]>> {
  const found = new Map<string, PlainLine[]>();
  for (let gameweek = 1; gameweek <= until; gameweek += 1)
    for (const { id, explain } of (await read<OfficialLive>(source, `event/${gameweek}/live/`)).elements)
      for (const { fixture, stats } of explain)
        found.set(
          `${id} ${fixture}`,
          stats.map(({ identifier, value, points }) => ({ category: identifier, count: value, points })),
        );
  return found;
}

function plainMatch(
  teams: readonly OfficialClub[],
  row: OfficialHistoryRow,
  fixture: OfficialFixture,
  official: readonly PlainLine[],
): PlainMatch {
  const provisional = provisionalBonusOf(fixture, row.element);
  const extra = { category: 'bonus_provisional', count: provisional, points: provisional };
  return {
    row,
    fixture,
    club: codeOf(teams, row.was_home ? fixture.team_h : fixture.team_a),
    lines: provisional > 0 ? [...official, extra] : official,
    provisional,
    points: row.total_points + provisional,
  };
}

/** 3, 2 or 1 by BPS order, while the game has not awarded any. */
export function provisionalBonusOf(fixture: OfficialFixture, element: number): number {
  if (fixture.finished || countsOf(fixture, 'bonus').length > 0) return 0;
  return bonusByScore(fixture, element);
}

export function bonusByScore(fixture: OfficialFixture, element: number): number {
  const scores = countsOf(fixture, 'bps');
  const own = scores.find((one) => one.element === element)?.value ?? 0;
  const ahead = scores.filter(({ value }) => value > own).length;
  return own > 0 && ahead < 3 ? 3 - ahead : 0;
}

export function countsOf({ stats }: OfficialFixture, identifier: string) {
  return stats.filter((stat) => stat.identifier === identifier).flatMap(({ h, a }) => [...h, ...a]);
}

export const codeOf = (teams: readonly OfficialClub[], number: number): string =>
  teams.find(({ id }) => id === number)?.short_name.toLowerCase() ?? '';

export const instant = (written: string | null): string | null =>
  written === null ? null : new Date(written).toISOString();

export const isOver = ({ finished, finished_provisional }: OfficialFixture): boolean =>
  finished || finished_provisional;
export const hasBegun = ({ started }: OfficialFixture): boolean => started === true;
export const isRunning = (fixture: OfficialFixture): boolean => hasBegun(fixture) && !isOver(fixture);

export const homeOf = ({ teams }: PlainSeason, { team_h }: OfficialFixture) => codeOf(teams, team_h);
export const awayOf = ({ teams }: PlainSeason, { team_a }: OfficialFixture) => codeOf(teams, team_a);
export const pairOf = (season: PlainSeason, fixture: OfficialFixture) =>
  `${homeOf(season, fixture)}-${awayOf(season, fixture)}`;
export const clubOf = ({ teams }: PlainSeason, { team }: OfficialElement) => codeOf(teams, team);
export const isInFixture = (season: PlainSeason, fixture: OfficialFixture, club: string) =>
  homeOf(season, fixture) === club || awayOf(season, fixture) === club;
export const fixturesOfClub = (season: PlainSeason, club: string) =>
  season.fixtures.filter((fixture) => isInFixture(season, fixture, club));
export const fixturesOfGameweek = ({ fixtures }: PlainSeason, gameweek: number) =>
  fixtures.filter(({ event }) => event === gameweek);
export const settledEvent = (event: OfficialEvent | undefined): boolean =>
  event !== undefined && event.finished && event.data_checked;

export const positionOf = ({ element_type }: OfficialElement): string =>
  ['', 'GKP', 'DEF', 'MID', 'FWD'][element_type] ?? `${element_type}`;

export const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
export const tenth = (value: number): number => Math.round(value * 10) / 10;

const elementsById = new WeakMap<readonly OfficialElement[], ReadonlyMap<number, OfficialElement>>();

export function elementOf({ elements }: PlainSeason, id: number): OfficialElement {
  const byId = elementsById.get(elements) ?? new Map(elements.map((one) => [one.id, one]));
  elementsById.set(elements, byId);
  const found = byId.get(id);
  if (found === undefined) throw new Error(`There is no footballer ${id}.`);
  return found;
}

export function clubBy({ teams }: PlainSeason, code: string): OfficialClub {
  const found = teams.find((one) => one.short_name.toLowerCase() === code);
  if (found === undefined) throw new Error(`There is no club ${code}.`);
  return found;
}

export const matchesOf = ({ matches }: PlainSeason, id: number): readonly PlainMatch[] =>
  matches.get(id) ?? [];
export const matchesIn = (season: PlainSeason, id: number, gameweek: number): PlainMatch[] =>
  matchesOf(season, id).filter(({ row }) => row.round === gameweek);

/** Null before the footballer's first fixture has started. */
export function gameweekPointsOf(season: PlainSeason, id: number, gameweek: number | undefined) {
  if (gameweek === undefined || !hasBegunIn(season, id, gameweek)) return null;
  return total(matchesIn(season, id, gameweek).map(({ points }) => points));
}

/** In a running gameweek a footballer who left the game but is still on the club's list counts as absent. */
export function hasBegunIn(season: PlainSeason, id: number, gameweek: number): boolean {
  if (matchesIn(season, id, gameweek).length > 0) return true;
  if (settledEvent(season.events.find((event) => event.id === gameweek))) return false;
  const club = clubOf(season, elementOf(season, id));
  return fixturesOfClub(season, club).some((fixture) => fixture.event === gameweek && hasBegun(fixture));
}

/**
 * The side of a fixture that the footballer counts for, for a finished one that of the time; undefined for
 * neither.
 */
export function clubIn(season: PlainSeason, fixture: OfficialFixture, id: number): string | undefined {
  const match = matchesOf(season, id).find((one) => one.fixture.id === fixture.id);
  if (match !== undefined) return match.club;
  const club = clubOf(season, elementOf(season, id));
  const isSettled = settledEvent(season.events.find((event) => event.id === fixture.event));
  return !isSettled && isInFixture(season, fixture, club) ? club : undefined;
}

/** A fixture as a table cell, seen from one club. */
export function cellOf(season: PlainSeason, fixture: OfficialFixture, club: string) {
  const isHome = homeOf(season, fixture) === club;
  const opponent = isHome ? awayOf(season, fixture) : homeOf(season, fixture);
  const [own, other] = isHome
    ? [fixture.team_h_score, fixture.team_a_score]
    : [fixture.team_a_score, fixture.team_h_score];
  return {
    fixture_id: pairOf(season, fixture),
    gameweek_id: fixture.event,
    kickoff: instant(fixture.kickoff_time),
    opponent_id: opponent,
    is_home: isHome,
    difficulty: clubBy(season, opponent).strength,
    ...(isOver(fixture) ? { result: `${own}–${other}` } : {}),
  };
}

export const comingCells = (season: PlainSeason, club: string, count: number) =>
  fixturesOfClub(season, club)
    .filter((fixture) => !hasBegun(fixture) && fixture.kickoff_time !== null)
    .slice(0, count)
    .map((fixture) => cellOf(season, fixture, club));

/** Numbers of the next gameweeks, from the next deadline on. */
export const comingGameweeks = ({ next }: PlainSeason, count: number): number[] =>
  next === undefined
    ? []
    : Array.from({ length: count }, (_, index) => next.id + index).filter((number) => number <= 38);

export const begunGameweeks = ({ current }: PlainSeason): number[] =>
  Array.from({ length: current?.id ?? 0 }, (_, index) => index + 1);

export function stateOf(season: PlainSeason, event: OfficialEvent): string {
  const own = fixturesOfGameweek(season, event.id);
  if (own.length === 0) return 'empty';
  if (settledEvent(event)) return 'final';
  if (own.some(isRunning)) return 'live';
  if (season.now < Date.parse(event.deadline_time)) return 'open';
  if (own.every(isOver)) return 'provisional';
  return own.some(isOver) ? 'between' : 'locked';
}

export function gameweekInfoOf(season: PlainSeason, event: OfficialEvent | undefined) {
  if (event === undefined) return null;
  return {
    id: event.id,
    label: `Gameweek ${event.id}`,
    state: stateOf(season, event),
    finished: settledEvent(event),
    deadline: instant(event.deadline_time),
  };
}

/** Positions rewarded per category if the game does not send it: the rules of the seasons before 2025-26. */
const rewardedBefore: Readonly<Record<string, readonly string[]>> = {
  goals_scored: ['GKP', 'DEF', 'MID', 'FWD'],
  assists: ['GKP', 'DEF', 'MID', 'FWD'],
  clean_sheets: ['GKP', 'DEF', 'MID'],
  goals_conceded: ['GKP', 'DEF'],
  saves: ['GKP'],
  penalties_saved: ['GKP', 'DEF', 'MID', 'FWD'],
  penalties_missed: ['GKP', 'DEF', 'MID', 'FWD'],
  yellow_cards: ['GKP', 'DEF', 'MID', 'FWD'],
  red_cards: ['GKP', 'DEF', 'MID', 'FWD'],
  own_goals: ['GKP', 'DEF', 'MID', 'FWD'],
  bonus: ['GKP', 'DEF', 'MID', 'FWD'],
};

const order =
  'goals_scored assists minutes bonus clean_sheets yellow_cards goals_conceded red_cards own_goals saves';
const categoryOrder = `${order} penalties_saved penalties_missed`.split(' ');
const placeOf = (category: string) =>
  categoryOrder.includes(category) ? categoryOrder.indexOf(category) : 99;

function isRewarded({ scoring }: PlainSeason, category: string, position: string): boolean {
  if (scoring === undefined) return rewardedBefore[category]?.includes(position) === true;
  const points = scoring[category];
  return typeof points === 'number' ? points !== 0 : (points?.[position] ?? 0) !== 0;
}

/**
 * A footballer's lines with points in a match, then those without points that could have had some. With
 * several matches in a gameweek, goals conceded and clean sheets per match are known only as a sum.
 */
export function allLinesOf(season: PlainSeason, { row, lines }: PlainMatch, isInSum = false): PlainLine[] {
  const isOneOfMany = matchesIn(season, row.element, row.round).length > 1;
  const unknown = isOneOfMany && !isInSum ? ['clean_sheets', 'goals_conceded'] : [];
  const position = positionOf(elementOf(season, row.element));
  const others = Object.entries(row)
    .filter(([category, count]) => Number(count) > 0 && lines.every((line) => line.category !== category))
    .map(([category, count]) => ({ category, count: Number(count), points: 0 }))
    .filter(({ category }) => !unknown.includes(category) && isRewarded(season, category, position))
    .sort(
      (one, other) =>
        placeOf(one.category) - placeOf(other.category) || (one.category < other.category ? -1 : 1),
    );
  return [...lines, ...others];
}

/** Computes a value of a footballer or club once for each season: sorted lists ask for it again and again. */
export function oncePerSeason<Key, Value>(compute: (season: PlainSeason, key: Key) => Value) {
  const cache = new WeakMap<PlainSeason, Map<Key, Value>>();
  return (season: PlainSeason, key: Key): Value => {
    const values = cache.get(season) ?? new Map<Key, Value>();
    cache.set(season, values);
    if (!values.has(key)) values.set(key, compute(season, key));
    return values.get(key) as Value;
  };
}
