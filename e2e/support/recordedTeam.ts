import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { recordedSeason } from './runningApp';

/**
 * What the recording says of its one manager and of the footballers he had. Nothing here is worked out by the
 * app's own rules: a mistake in them would otherwise be made on both sides of the comparison.
 */
export const recordedTeam = 545762;

interface Pick {
  readonly element: number;
  readonly position: number;
  readonly multiplier: number;
}
interface Substitution {
  readonly element_in: number;
  readonly element_out: number;
}
interface GameweekHistory {
  readonly event: number;
  readonly points: number;
  readonly total_points: number;
  readonly rank: number;
  readonly overall_rank: number;
  readonly event_transfers_cost: number;
  readonly points_on_bench: number;
  readonly bank: number;
  readonly value: number;
}
interface Picks {
  readonly active_chip: string | null;
  readonly automatic_subs: readonly Substitution[];
  readonly entry_history: GameweekHistory;
  readonly picks: readonly Pick[];
}
interface Fixture {
  readonly id: number;
  readonly event: number | null;
  readonly kickoff_time: string | null;
  readonly team_h: number;
  readonly team_a: number;
  readonly team_h_score: number;
  readonly team_a_score: number;
}
interface Live {
  readonly elements: readonly {
    readonly id: number;
    readonly stats: { readonly total_points: number };
    readonly explain: readonly {
      readonly fixture: number;
      readonly stats: readonly { readonly identifier: string; readonly points: number }[];
    }[];
  }[];
}
export interface Footballer {
  readonly id: number;
  readonly web_name: string;
  readonly team: number;
  readonly now_cost: number;
  readonly selected_by_percent: string;
  readonly form: string;
  readonly chance_of_playing_next_round: number | null;
  readonly news: string;
}
interface Bootstrap {
  readonly elements: readonly Footballer[];
  readonly teams: readonly { readonly id: number; readonly short_name: string }[];
}

const remembered = new Map<string, unknown>();

/** A document of the recording; each is read once. */
function read<Document>(path: string): Document {
  const cached = remembered.get(path);
  if (cached !== undefined) return cached as Document;
  const bytes = readFileSync(join(recordedSeason, path));
  const document: unknown = JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString());
  remembered.set(path, document);
  return document as Document;
}

const picksOf = (gameweek: number) => read<Picks>(`entry/${recordedTeam}/event/${gameweek}/picks.json`);
const liveOf = (gameweek: number) => read<Live>(`event/${gameweek}/live.json`).elements;

/**
 * All footballers as they are known between a gameweek's deadline and the next: the document recorded just before
 * that deadline, since nothing of the next one may be shown before its time.
 */
function footballersIn(gameweek: number): ReadonlyMap<number, Footballer> {
  const path = gameweek < 38 ? `bootstrap-at/${gameweek}.json.gz` : 'bootstrap-static.json';
  return new Map(read<Bootstrap>(path).elements.map((footballer) => [footballer.id, footballer]));
}

const clubCode = (club: number) =>
  read<Bootstrap>('bootstrap-static.json').teams.find(({ id }) => id === club)?.short_name ?? `club ${club}`;

export const recordedHistory = () =>
  read<{ current: readonly GameweekHistory[] }>(`entry/${recordedTeam}/history.json`).current;

export const recordedChip = (gameweek: number) => picksOf(gameweek).active_chip;

/** One footballer of the squad in a gameweek, as the recording has him. */
export interface RecordedPick {
  readonly footballer: Footballer;
  readonly club: string;
  /** 0 on the bench, 2 captain, 3 triple captain; automatic substitutions made. */
  readonly multiplier: number;
  /** The footballer's own points of the gameweek; undefined without a fixture of their club. */
  readonly points: number | undefined;
}

/** The fifteen in their order once the automatic substitutions are made, the bench last. */
export function recordedPicks(gameweek: number): RecordedPick[] {
  const footballers = footballersIn(gameweek);
  const live = new Map(liveOf(gameweek).map((one) => [one.id, one]));
  return picksOf(gameweek).picks.map(({ element, multiplier }) => {
    const footballer = footballers.get(element);
    const played = live.get(element);
    if (!footballer || !played) throw new Error(`Gameweek ${gameweek} has no footballer ${element}.`);
    const points = played.explain.length > 0 ? played.stats.total_points : undefined;
    return { footballer, club: clubCode(footballer.team), multiplier, points };
  });
}

/** Who came on for whom, by name. */
export function recordedSubstitutions(gameweek: number): { in: string; out: string }[] {
  const footballers = footballersIn(gameweek);
  const nameOf = (id: number) => footballers.get(id)?.web_name ?? `footballer ${id}`;
  return picksOf(gameweek).automatic_subs.map(({ element_in, element_out }) => ({
    in: nameOf(element_in),
    out: nameOf(element_out),
  }));
}

/** Points of a footballer in each gameweek up to one, the newest first. */
export function pointsByGameweek(footballer: number, until: number): number[] {
  const gameweeks = Array.from({ length: until }, (_, before) => until - before);
  return gameweeks.map((gameweek) => statsOf(footballer, gameweek)?.stats.total_points ?? 0);
}

/** What one category has given a footballer up to a gameweek. */
export function pointsOfCategory(footballer: number, identifier: string, until: number): number {
  const gameweeks = Array.from({ length: until }, (_, before) => before + 1);
  const lines = gameweeks.flatMap((gameweek) => statsOf(footballer, gameweek)?.explain ?? []);
  return lines
    .flatMap(({ stats }) => stats)
    .filter((line) => line.identifier === identifier)
    .reduce((sum, { points }) => sum + points, 0);
}

const statsOf = (footballer: number, gameweek: number) =>
  liveOf(gameweek).find(({ id }) => id === footballer);

/** The opponent in a fixture of a footballer's club, in capitals at home. */
export interface Meeting {
  readonly gameweek: number;
  readonly opponent: string;
  /** `2-1`, his own club first. */
  readonly score: string;
}

const meetingOf = (club: number, fixture: Fixture): Meeting => {
  const isHome = fixture.team_h === club;
  const { team_h_score, team_a_score } = fixture;
  const opponent = clubCode(isHome ? fixture.team_a : fixture.team_h);
  return {
    gameweek: fixture.event ?? 0,
    opponent: isHome ? opponent.toUpperCase() : opponent.toLowerCase(),
    score: isHome ? `${team_h_score}–${team_a_score}` : `${team_a_score}–${team_h_score}`,
  };
};

const fixturesOf = (club: number) =>
  read<Fixture[]>('fixtures.json')
    .filter(({ team_h, team_a }) => team_h === club || team_a === club)
    .sort((one, other) => Date.parse(one.kickoff_time ?? '') - Date.parse(other.kickoff_time ?? ''));

export const meetingsIn = (club: number, gameweek: number): Meeting[] =>
  fixturesOf(club)
    .filter(({ event }) => event === gameweek)
    .map((fixture) => meetingOf(club, fixture));

/** Where a club's matches of a gameweek stand; a match with its break takes less than two hours. */
export function matchesAt(club: number, gameweek: number, instant: string): ('ahead' | 'running' | 'over')[] {
  const now = Date.parse(instant);
  return fixturesOf(club)
    .filter(({ event }) => event === gameweek)
    .map(({ kickoff_time }) => {
      const since = now - Date.parse(kickoff_time ?? '');
      if (since < 0) return 'ahead';
      return since < 2 * 3_600_000 ? 'running' : 'over';
    });
}

export const deadlineOf = (gameweek: number) =>
  read<{ events: { id: number; deadline_time: string }[] }>('bootstrap-static.json').events.find(
    ({ id }) => id === gameweek,
  )?.deadline_time;

interface RecordedMatch extends Fixture {
  readonly stats: readonly {
    readonly identifier: string;
    readonly h: readonly { readonly element: number; readonly value: number }[];
    readonly a: readonly { readonly element: number; readonly value: number }[];
  }[];
}

/** Final score of a match of the recording, and its bonus by name, the most first. */
export function recordedMatch(home: string, away: string) {
  const match = read<RecordedMatch[]>('fixtures.json').find(
    ({ team_h, team_a }) => clubCode(team_h) === home && clubCode(team_a) === away,
  );
  if (!match) throw new Error(`The recording has no match of ${home} against ${away}.`);
  const footballers = footballersIn(match.event ?? 1);
  const bonus = match.stats
    .filter(({ identifier }) => identifier === 'bonus')
    .flatMap(({ h, a }) => [...h, ...a])
    .sort((one, other) => other.value - one.value)
    .map(({ element, value }) => ({ name: footballers.get(element)?.web_name ?? '', value }));
  return { score: [match.team_h_score, match.team_a_score], bonus };
}
