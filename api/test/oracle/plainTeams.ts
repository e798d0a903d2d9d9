import type {
  OfficialEntry,
  OfficialEntryGameweek,
  OfficialEntryHistory,
  OfficialPicks,
  OfficialTransfer,
} from '../../src/game/fpl/official';
import type { DocumentSource } from '../../src/game/fpl/source';
import {
  clubOf,
  elementOf,
  fixturesOfClub,
  hasBegunIn,
  isOver,
  isRunning,
  matchesIn,
  oncePerSeason,
  type PlainMatch,
  type PlainSeason,
  positionOf,
  read,
  settledEvent,
  total,
} from './plainSeason';

/**
 * Data of one team from the documents; for leaders of the overall league only squads and a table row are
 * read.
 */
export interface PlainTeam {
  readonly id: number;
  readonly name: string;
  readonly fullname: string | null;
  readonly entry: OfficialEntry | undefined;
  readonly rows: readonly OfficialEntryGameweek[];
  readonly chips: OfficialEntryHistory['chips'];
  readonly transfers: readonly OfficialTransfer[];
  /** By gameweek. */
  readonly squads: ReadonlyMap<number, PlainSquad>;
  /** Total before the current gameweek, for teams without a history. */
  readonly totalBefore: number;
}

/** A squad as submitted. */
export interface PlainSquad {
  readonly gameweek: number;
  readonly chip: string | null;
  readonly cost: number;
  /** In the order of the places. */
  readonly ids: readonly number[];
  readonly captain: number | undefined;
  readonly vice: number | undefined;
}

export async function plainTeam(season: PlainSeason, source: DocumentSource, id: number): Promise<PlainTeam> {
  const entry = await read<OfficialEntry>(source, `entry/${id}/`);
  const history = await read<OfficialEntryHistory>(source, `entry/${id}/history/`);
  const transfers = await read<OfficialTransfer[]>(source, `entry/${id}/transfers/`);
  const squads = new Map<number, PlainSquad>();
  for (const { event } of history.current)
    squads.set(
      event,
      squadFrom(await read<OfficialPicks>(source, `entry/${id}/event/${event}/picks/`), event),
    );
  const { player_first_name: first, player_last_name: last, name } = entry;
  const fullname = `${first ?? ''} ${last ?? ''}`.trim() || null;
  const rows = history.current;
  return { id, name, fullname, entry, rows, chips: history.chips, transfers, squads, totalBefore: 0 };
}

/** Reverts the automatic substitutions that the game has made. */
export function squadFrom(
  { picks, automatic_subs, active_chip, entry_history }: OfficialPicks,
  gameweek: number,
) {
  const ids = [...picks].sort((a, b) => a.position - b.position).map(({ element }) => element);
  for (const { element_in, element_out } of automatic_subs) {
    const [on, off] = [ids.indexOf(element_in), ids.indexOf(element_out)];
    [ids[on], ids[off]] = [element_out, element_in];
  }
  return {
    gameweek,
    chip: active_chip,
    cost: entry_history.event_transfers_cost,
    ids,
    captain: picks.find(({ is_captain }) => is_captain)?.element,
    vice: picks.find(({ is_vice_captain }) => is_vice_captain)?.element,
  };
}

/** One of the fifteen, with the points for the team. */
export interface PlainPlace {
  readonly id: number;
  readonly position: string;
  /** From 1, as submitted, and with the substitutions made so far. */
  readonly slot: number;
  readonly now: number;
  readonly played: 'yes' | 'no' | 'open';
  readonly isUnfinished: boolean;
  readonly isOnThePitch: boolean;
  readonly isWaiting: boolean;
  readonly hasBegun: boolean;
  readonly points: number;
  readonly provisional: number;
  readonly multiplier: number;
  readonly status: string;
}

export interface PlainWeek {
  readonly squad: PlainSquad;
  readonly places: readonly PlainPlace[];
  readonly subs: readonly PlainSub[];
  readonly armband: number | null;
  readonly gross: number;
  readonly provisional: number;
  readonly hits: number;
  readonly nett: number;
  readonly bench: number;
  readonly played: number;
  readonly playing: number;
  readonly left: number;
}

interface PlainSub {
  readonly in: number;
  readonly out: number;
  readonly isOn: boolean;
}

interface Man {
  readonly id: number;
  readonly position: string;
  readonly slot: number;
  readonly played: 'yes' | 'no' | 'open';
  readonly isUnfinished: boolean;
  readonly isOnThePitch: boolean;
  readonly isWaiting: boolean;
  readonly hasBegun: boolean;
  readonly points: number;
  readonly provisional: number;
}

const cache = new WeakMap<PlainSeason, Map<PlainSquad, PlainWeek>>();

export function weekOf(season: PlainSeason, squad: PlainSquad): PlainWeek {
  const weeks = cache.get(season) ?? new Map<PlainSquad, PlainWeek>();
  cache.set(season, weeks);
  const week = weeks.get(squad) ?? countWeek(season, squad);
  weeks.set(squad, week);
  return week;
}

function countWeek(season: PlainSeason, squad: PlainSquad): PlainWeek {
  const men = squad.ids.map((id, index) => manOf(season, squad.gameweek, id, index + 1));
  const subs = squad.chip === 'bboost' ? [] : subsOf(men);
  const armband = armbandOf(men, squad);
  const places = men.map((man) => placeOf(man, { squad, subs, armband, men }));
  const counting = places.filter(({ multiplier }) => multiplier > 0);
  const all = total(counting.map(({ points, multiplier }) => points * multiplier));
  const provisional = total(counting.map((one) => one.provisional * one.multiplier));
  return {
    squad,
    places,
    subs,
    armband,
    gross: all - provisional,
    provisional,
    hits: squad.cost,
    nett: all - squad.cost,
    bench: total(places.filter(({ multiplier }) => multiplier === 0).map(({ points }) => points)),
    ...statesOf(counting, places, subs),
  };
}

/**
 * Three states: on the pitch, with a match to come, and the rest, who are through. A substitute who may still come on counts for the absent
 * starter.
 */
function statesOf(
  counting: readonly PlainPlace[],
  all: readonly PlainPlace[],
  subs: readonly PlainSub[],
): { played: number; playing: number; left: number } {
  const waitedFor = counting.map((place) => {
    const held = subs.find(({ out, isOn }) => out === place.id && !isOn);
    return all.find(({ id }) => id === held?.in) ?? place;
  });
  const playing = waitedFor.filter((place) => place.isOnThePitch).length;
  const left = waitedFor.filter((place) => !place.isOnThePitch && place.isWaiting).length;
  return { played: counting.length - playing - left, playing, left };
}

function manOf(season: PlainSeason, gameweek: number, id: number, slot: number): Man {
  const one = elementOf(season, id);
  const matches = matchesIn(season, id, gameweek);
  const event = season.events.find((found) => found.id === gameweek);
  const toCome = settledEvent(event)
    ? []
    : fixturesOfClub(season, clubOf(season, one)).filter(
        (fixture) => fixture.event === gameweek && !matches.some((match) => match.fixture.id === fixture.id),
      );
  const isUnfinished = [...toCome, ...matches.map(({ fixture }) => fixture)].some(
    (fixture) => !isOver(fixture),
  );
  const hasPlayed = matches.some(({ row }) => row.minutes > 0 || row.yellow_cards > 0 || row.red_cards > 0);
  return {
    id,
    position: positionOf(one),
    slot,
    played: hasPlayed ? 'yes' : isUnfinished ? 'open' : 'no',
    isUnfinished,
    isOnThePitch: matches.some((match) => isOnThePitch(season, match)),
    isWaiting:
      toCome.some((fixture) => !isOver(fixture)) ||
      matches.some(({ fixture, row }) => !isOver(fixture) && row.minutes === 0 && row.red_cards === 0),
    hasBegun: hasBegunIn(season, id, gameweek),
    points: total(matches.map(({ points }) => points)),
    provisional: total(matches.map((match) => match.provisional)),
  };
}

/**
 * Keeper first, then outfield: each absent starter is replaced by the first bench player with whom the eleven
 * is legal.
 */
function subsOf(men: readonly Man[]): PlainSub[] {
  const eleven = men.filter(({ slot }) => slot <= 11);
  const subs: PlainSub[] = [];
  for (const position of ['GKP', 'DEF', 'MID', 'FWD'])
    for (const off of men.filter(
      (man) => man.slot <= 11 && man.position === position && man.played === 'no',
    )) {
      const on = men.find(
        (man) =>
          man.slot > 11 &&
          man.played !== 'no' &&
          !subs.some((sub) => sub.in === man.id) &&
          isLegal(eleven.map((one) => (one.id === off.id ? man : one))),
      );
      if (on === undefined) continue;
      eleven[eleven.findIndex(({ id }) => id === off.id)] = on;
      subs.push({ in: on.id, out: off.id, isOn: on.played === 'yes' });
    }
  return subs;
}

function isLegal(eleven: readonly Man[]): boolean {
  const count = (position: string) => eleven.filter((man) => man.position === position).length;
  return count('GKP') === 1 && count('DEF') >= 3 && count('MID') >= 2 && count('FWD') >= 1;
}

function armbandOf(men: readonly Man[], { captain, vice }: PlainSquad): number | null {
  const isThere = (id: number | undefined) => men.some((man) => man.id === id && man.played !== 'no');
  if (isThere(captain)) return captain ?? null;
  return isThere(vice) ? (vice ?? null) : null;
}

interface Roles {
  readonly squad: PlainSquad;
  readonly subs: readonly PlainSub[];
  readonly armband: number | null;
  readonly men: readonly Man[];
}

function placeOf(man: Man, { squad, subs, armband, men }: Roles): PlainPlace {
  const on = subs.find((sub) => sub.in === man.id);
  const off = subs.find((sub) => sub.out === man.id);
  const made = [on, off].find((sub) => sub?.isOn === true);
  const otherId = made?.in === man.id ? made.out : made?.in;
  const now = men.find(({ id }) => id === otherId)?.slot ?? man.slot;
  const counts = squad.chip === 'bboost' || now <= 11;
  const weight = man.id !== armband ? 1 : squad.chip === '3xc' ? 3 : 2;
  return { ...man, now, multiplier: counts ? weight : 0, status: statusOf() };

  function statusOf(): string {
    if (off !== undefined) return 'out';
    if (man.id === armband) return 'c';
    if (on !== undefined) return on.isOn ? 'inplay' : 'inplay_benched';
    if (man.slot > 11) return 'benched';
    return man.id === squad.vice ? 'vc' : 'lineup';
  }
}

export function squadNow({ current }: PlainSeason, { squads }: PlainTeam): PlainSquad | undefined {
  return current === undefined ? undefined : squads.get(current.id);
}

export function weekNow(season: PlainSeason, team: PlainTeam): PlainWeek | undefined {
  const squad = squadNow(season, team);
  return squad && weekOf(season, squad);
}

/** Season total including a gameweek whose points are counted live. */
export function totalWith({ rows, totalBefore }: PlainTeam, { squad, nett }: PlainWeek): number {
  const before = rows.filter(({ event }) => event < squad.gameweek).at(-1);
  return (before?.total_points ?? totalBefore) + nett;
}

/** The last known overall rank. */
export const overallRankOf = ({ rows, entry }: PlainTeam): number | null =>
  [...rows].reverse().find(({ overall_rank }) => overall_rank !== null)?.overall_rank ??
  entry?.summary_overall_rank ??
  null;

/** Upstream sends the kit as JSON inside a string. */
export function kitOf({ entry }: PlainTeam) {
  const kit = JSON.parse(entry?.kit ?? 'null') as Record<string, string> | null;
  if (kit === null) return null;
  const colour = (key: string) => (/^#[0-9a-f]{3,8}$/i.test(kit[key] ?? '') ? kit[key] : '#d3d3d3');
  const type = kit['kit_shirt_type'] ?? '';
  return {
    kit_shirt_base: colour('kit_shirt_base'),
    kit_shirt_secondary: colour('kit_shirt_secondary'),
    kit_shirt_sleeves: colour('kit_shirt_sleeves'),
    kit_shirt_type: ['stripes', 'hoops'].includes(type) ? type : 'plain',
  };
}

export const isPlayingIn = (season: PlainSeason, id: number, gameweek: number): boolean =>
  matchesIn(season, id, gameweek).some((match) => isOnThePitch(season, match));

/** The most minutes of anyone in a fixture. */
const longestIn = oncePerSeason((season: PlainSeason, fixture: number) =>
  Math.max(
    0,
    ...[...season.matches.values()]
      .flat()
      .map((match) => (match.fixture.id === fixture ? match.row.minutes : 0)),
  ),
);

/** With minutes, not sent off, and not a starter who has stopped counting minutes. */
function isOnThePitch(season: PlainSeason, { fixture, row }: PlainMatch): boolean {
  if (!isRunning(fixture) || row.minutes === 0 || row.red_cards > 0) return false;
  return row.starts === 0 || row.minutes === longestIn(season, fixture.id);
}
