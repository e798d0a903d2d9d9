import type { OfficialPicks, OfficialStandings } from '../../src/game/fpl/official';
import type { DocumentSource } from '../../src/game/fpl/source';
import { cardOf, type PlainReader, rowOf } from './plainFootballers';
import {
  begunGameweeks,
  clubOf,
  comingCells,
  elementOf,
  gameweekInfoOf,
  gameweekPointsOf,
  instant,
  type PlainSeason,
  positionOf,
  read,
  settledEvent,
  tenth,
  total,
} from './plainSeason';
import { pitchInfoOf, squadPitchOf } from './plainTeamPages';
import {
  kitOf,
  overallRankOf,
  type PlainSquad,
  type PlainTeam,
  type PlainWeek,
  squadFrom,
  totalWith,
  weekNow,
  weekOf,
} from './plainTeams';

/** The teams of a reader's view, including their own. */
export interface PlainView {
  readonly config: { readonly id: string | number; readonly type: string; readonly label: string };
  readonly own: PlainTeam;
  /** His own too. */
  readonly teams: readonly PlainTeam[];
  readonly rivals: readonly number[];
}

const overallLeague = 314;

/** The first thousand of all, each by a row of the standings and two squads. */
export async function leadersOf(season: PlainSeason, source: DocumentSource): Promise<PlainTeam[]> {
  const lines: OfficialStandings['standings']['results'] = [];
  for (let page = 1; page <= 20; page += 1) {
    const path = `leagues-classic/${overallLeague}/standings/?page_standings=${page}`;
    lines.push(...(await read<OfficialStandings>(source, path)).standings.results);
  }
  const current = season.current?.id ?? 0;
  const teams: PlainTeam[] = [];
  for (const line of lines.slice(0, 1000)) {
    const squads = new Map<number, PlainSquad>();
    for (const gameweek of [current - 1, current]) {
      const reply = await source.get(`entry/${line.entry}/event/${gameweek}/picks/`);
      if (reply.outcome === 'ok') squads.set(gameweek, squadFrom(reply.json as OfficialPicks, gameweek));
    }
    teams.push({
      id: line.entry,
      name: line.entry_name,
      fullname: line.player_name,
      entry: undefined,
      rows: [],
      chips: [],
      transfers: [],
      squads,
      // The row's total includes this gameweek's points and the cost of transfers.
      totalBefore: line.total - line.event_total + (squads.get(current)?.cost ?? 0),
    });
  }
  return teams;
}

/** Ownership in a group, by role. */
interface Holding {
  readonly id: number;
  readonly overall: number;
  readonly lineup: number;
  readonly bench: number;
  readonly c: number;
  readonly vc: number;
  readonly in: number;
  readonly multipliers: number;
}

/** One team's squad of the current gameweek, with its purchases for it. */
interface Held {
  readonly week: PlainWeek;
  readonly bought: readonly number[];
}

const heldBy = (season: PlainSeason, teams: readonly PlainTeam[]): Held[] =>
  teams.flatMap((team) => {
    const week = weekNow(season, team);
    if (week === undefined) return [];
    const bought = team.transfers
      .filter(({ event }) => event === week.squad.gameweek)
      .map(({ element_in }) => element_in);
    return [{ week, bought }];
  });

function holdingsOf(held: readonly Held[]): Holding[] {
  const ids = [...new Set(held.flatMap(({ week }) => week.squad.ids))];
  const counts = new Map(
    ids.map((id) => [id, { id, overall: 0, lineup: 0, bench: 0, c: 0, vc: 0, in: 0, multipliers: 0 }]),
  );
  for (const { week, bought } of held)
    for (const { id, multiplier } of week.places) {
      const one = counts.get(id);
      if (one === undefined) continue;
      one.overall += 1;
      if (multiplier > 0) one.lineup += 1;
      else one.bench += 1;
      if (id === week.squad.captain) one.c += 1;
      if (id === week.squad.vice) one.vc += 1;
      if (bought.includes(id)) one.in += 1;
      one.multipliers += multiplier;
    }
  return [...counts.values()];
}

const percent = (count: number, of: number) => (of === 0 ? 0 : tenth((count / of) * 100));

export function ownershipOf(season: PlainSeason, teams: readonly PlainTeam[]) {
  const held = heldBy(season, teams);
  return Object.fromEntries(
    holdingsOf(held).map(({ id, overall }) => [
      id,
      { count: overall, total: held.length, count_share: percent(overall, held.length) },
    ]),
  );
}

/** For tables: owners of a footballer in the view. */
export function readerIn(
  season: PlainSeason,
  { own, teams }: PlainView,
  watched: readonly number[],
): PlainReader {
  const others = teams.filter((team) => team !== own);
  const counts = ownershipOf(season, others);
  const nobody = { count: 0, total: heldBy(season, others).length, count_share: 0 };
  return {
    mine: new Set(weekNow(season, own)?.squad.ids),
    watched,
    ownership: (id) => counts[id] ?? nobody,
  };
}

function totalOf(season: PlainSeason, team: PlainTeam): number {
  const week = weekNow(season, team);
  return week === undefined ? (team.rows.at(-1)?.total_points ?? 0) : totalWith(team, week);
}

/** By total; ties by the better overall rank. */
function ranked(season: PlainSeason, { teams }: PlainView): PlainTeam[] {
  const rankOf = (team: PlainTeam) => overallRankOf(team) ?? 0;
  return [...teams].sort(
    (a, b) => totalOf(season, b) - totalOf(season, a) || rankOf(a) - rankOf(b) || a.id - b.id,
  );
}

/** With the pass: no row is locked. */
export function listRowsOf(season: PlainSeason, view: PlainView) {
  const current = season.current?.id ?? 0;
  const before = (team: PlainTeam) => team.rows.filter(({ event }) => event < current).at(-1)?.total_points;
  const placesBefore = view.teams
    .filter((team) => before(team) !== undefined)
    .sort(
      (a, b) =>
        (before(b) ?? 0) - (before(a) ?? 0) ||
        (overallRankOf(a) ?? 0) - (overallRankOf(b) ?? 0) ||
        a.id - b.id,
    );
  return ranked(season, view).map((team, index) => {
    const week = weekNow(season, team);
    const was = placesBefore.indexOf(team);
    return {
      place: index + 1,
      id: team.id,
      name: team.name,
      fullname: team.fullname,
      kit: kitOf(team),
      mine: team === view.own,
      is_rival: view.rivals.includes(team.id),
      rank: overallRankOf(team),
      move: was < 0 ? null : was - index,
      gw_points: week === undefined ? null : week.gross + week.provisional,
      nett_points: week?.nett ?? null,
      provisional_bonus: week?.provisional ?? 0,
      bench_points: week?.bench ?? null,
      hits: week?.hits ?? 0,
      chip: week?.squad.chip ?? null,
      captain: armbandOf(season, week),
      played: week?.played ?? 0,
      playing: week?.playing ?? 0,
      left: week?.left ?? 0,
      total: totalOf(season, team),
      gap: totalOf(season, view.own) - totalOf(season, team),
    };
  });
}

function armbandOf(season: PlainSeason, week: PlainWeek | undefined) {
  const place = week?.places.find(({ id }) => id === week.armband);
  if (place === undefined) return null;
  const points = place.hasBegun ? place.points * place.multiplier : null;
  return { id: place.id, name: elementOf(season, place.id).web_name, points };
}

function headOf(season: PlainSeason, view: PlainView) {
  const place = ranked(season, view).indexOf(view.own);
  return { config: view.config, members: view.teams.length, my_position: place < 0 ? null : place + 1 };
}

export function listOf(season: PlainSeason, view: PlainView) {
  const rows = listRowsOf(season, view);
  return {
    ...headOf(season, view),
    gameweek: gameweekInfoOf(season, season.current),
    limit: { used: view.rivals.length, max: 50 },
    rows,
  };
}

/** The box on Home: five rows, the own one in the middle as far as the list's ends allow. */
export function boxOf(season: PlainSeason, view: PlainView) {
  const rows = listRowsOf(season, view);
  const mine = rows.findIndex((row) => row.mine);
  const first = Math.max(0, Math.min(mine - 2, rows.length - 5));
  return {
    config: view.config,
    rows: rows.slice(first, first + 5),
    elite_captain: eliteCaptainOf(season),
  };
}

function eliteCaptainOf(season: PlainSeason) {
  const { leaders = [] } = season;
  const captains = leaders.map(({ captain }) => captain).filter((id) => id !== undefined);
  const timesOf = (id: number) => captains.filter((one) => one === id).length;
  const [id] = [...new Set(captains)].sort((a, b) => timesOf(b) - timesOf(a) || a - b);
  if (id === undefined) return null;
  const share = Math.round((timesOf(id) / leaders.length) * 1000) / 10;
  return { id, name: elementOf(season, id).web_name, share, teams: leaders.length };
}

export function gameweekPageOf(season: PlainSeason, view: PlainView) {
  const own = weekNow(season, view.own);
  const rows = listRowsOf(season, view).map((row) => {
    const team = view.teams.find(({ id }) => id === row.id);
    const theirs = team && weekNow(season, team);
    if (own === undefined || theirs === undefined || row.mine) return row;
    const [only_they, only_i] = [moreIn(season, theirs, own), moreIn(season, own, theirs)];
    const sum = (some: readonly { points: number | null }[]) => total(some.map(({ points }) => points ?? 0));
    return { ...row, only_they, only_i, swing: sum(only_i) - sum(only_they) };
  });
  return { ...headOf(season, view), gameweek: gameweekInfoOf(season, season.current), rows };
}

function moreIn(season: PlainSeason, first: PlainWeek, second: PlainWeek) {
  return first.places.flatMap(({ id, multiplier, points, hasBegun, isOnThePitch }) => {
    const more = multiplier - (second.places.find((other) => other.id === id)?.multiplier ?? 0);
    if (more <= 0) return [];
    return [
      {
        id,
        name: elementOf(season, id).web_name,
        points: hasBegun ? points * more : null,
        playing_now: isOnThePitch,
      },
    ];
  });
}

/** Net points by gameweek; the current one as calculated here. */
function nettOf(season: PlainSeason, team: PlainTeam): Map<number, number> {
  const nett = new Map(team.rows.map((row) => [row.event, row.points - row.event_transfers_cost]));
  const week = weekNow(season, team);
  return week === undefined ? nett : nett.set(week.squad.gameweek, week.nett);
}

const labelOf = (view: PlainView, team: PlainTeam, index: number) => ({
  place: index + 1,
  id: team.id,
  name: team.name,
  fullname: team.fullname,
  kit: kitOf(team),
  mine: team === view.own,
});

export function seasonPageOf(season: PlainSeason, view: PlainView) {
  const gameweeks = begunGameweeks(season);
  const teams = ranked(season, view);
  const most = new Map(
    gameweeks.map((gameweek) => [
      gameweek,
      Math.max(...teams.map((team) => nettOf(season, team).get(gameweek) ?? -1000)),
    ]),
  );
  const rows = teams.map((team, index) => {
    const nett = nettOf(season, team);
    const isOver = (gameweek: number) => settledEvent(season.events.find(({ id }) => id === gameweek));
    const values = [...nett].filter(([gameweek]) => isOver(gameweek)).map(([, points]) => points);
    const wins = gameweeks.filter(
      (gameweek) => isOver(gameweek) && nett.has(gameweek) && nett.get(gameweek) === most.get(gameweek),
    );
    return {
      ...labelOf(view, team, index),
      total: totalOf(season, team),
      average: values.length === 0 ? null : tenth(total(values) / values.length),
      best: values.length === 0 ? null : Math.max(...values),
      worst: values.length === 0 ? null : Math.min(...values),
      ...(isHistoryKnown(season, team)
        ? {
            gameweek_wins: wins.length,
            hits: total(team.rows.map((row) => row.event_transfers_cost)),
            chips_left: chipsLeftOf(season, team),
          }
        : {}),
    };
  });
  const lines = teams.map((team) => {
    const nett = nettOf(season, team);
    const first = Math.min(...nett.keys());
    const until = (gameweek: number) =>
      total([...nett].filter(([number]) => number <= gameweek).map(([, points]) => points));
    return {
      id: team.id,
      label: team.name,
      ...(team === view.own ? { mine: true } : {}),
      values: gameweeks.map((gameweek) => (gameweek < first ? null : until(gameweek))),
    };
  });
  return { ...headOf(season, view), totals: { x: gameweeks, lines }, rows };
}

/** Of most of the elite only the squad is read: their pages say nothing of chips, hits and transfers. */
const isHistoryKnown = (season: PlainSeason, { rows }: PlainTeam) =>
  season.current === undefined || rows.length > 0;

/** Each half of the season has a wildcard; the other chips are played once. */
function chipsLeftOf(season: PlainSeason, { chips }: PlainTeam): string[] {
  const next = season.next?.id ?? 39;
  const played = (name: string, from = 1, to = 38) =>
    chips.some((chip) => chip.name === name && chip.event >= from && chip.event <= to);
  return [
    ...(next <= 20 && !played('wildcard', 2, 20) ? ['wildcard'] : []),
    ...(next <= 38 && !played('wildcard', 21, 38) ? ['wildcard'] : []),
    ...['freehit', 'bboost', '3xc'].filter((name) => next <= 38 && !played(name)),
  ];
}

export function pointsPageOf(season: PlainSeason, view: PlainView) {
  const rows = ranked(season, view).map((team, index) => {
    const weeks = [...team.squads.values()].map((squad) => weekOf(season, squad));
    const places = weeks.flatMap((week) => week.places);
    const at = (position: string) =>
      total(
        places
          .filter((place) => place.position === position && place.multiplier > 0)
          .map(({ points }) => points),
      );
    return {
      ...labelOf(view, team, index),
      positions: { GKP: at('GKP'), DEF: at('DEF'), MID: at('MID'), FWD: at('FWD') },
      captain_extra: total(places.map((one) => (one.multiplier > 1 ? one.points * (one.multiplier - 1) : 0))),
      bench: total(weeks.map(({ bench }) => bench)),
      hits: total(weeks.map(({ hits }) => hits)),
      total: totalOf(season, team),
    };
  });
  return { ...headOf(season, view), rows };
}

export function gameweekMatrixOf(season: PlainSeason, view: PlainView) {
  const columns = [...begunGameweeks(season)].reverse().map((id) => ({ id, label: `GW${id}` }));
  return matrixOf(season, view, columns, (nett, id) => nett.get(id) ?? null);
}

const months = ['August', 'September', 'October', 'November', 'December'];
const monthsAfter = ['January', 'February', 'March', 'April', 'May'];

export function phaseMatrixOf(season: PlainSeason, view: PlainView) {
  const begun = season.phases.filter(
    ({ name, start_event }) => name !== 'Overall' && start_event <= (season.current?.id ?? 0),
  );
  const columns = begun.map(({ id }) => ({ id, label: [...months, ...monthsAfter][id - 2] ?? '' }));
  return matrixOf(season, view, columns, (nett, id) => {
    const phase = begun.find((one) => one.id === id);
    const own = [...nett].filter(
      ([gameweek]) => gameweek >= (phase?.start_event ?? 99) && gameweek <= (phase?.stop_event ?? 0),
    );
    return own.length === 0 ? null : total(own.map(([, points]) => points));
  });
}

function matrixOf(
  season: PlainSeason,
  view: PlainView,
  columns: readonly { id: number; label: string }[],
  valueOf: (nett: ReadonlyMap<number, number>, id: number) => number | null,
) {
  const rows = ranked(season, view).map((team, index) => {
    const nett = nettOf(season, team);
    return {
      ...labelOf(view, team, index),
      total: totalOf(season, team),
      values: columns.map(({ id }) => valueOf(nett, id)),
    };
  });
  return { ...headOf(season, view), columns, rows };
}

export function chipsPageOf(season: PlainSeason, view: PlainView) {
  const playedBy = (team: PlainTeam) =>
    team.chips.map(({ name, event }) => {
      const squad = team.squads.get(event);
      const isCounted = (name === 'bboost' || name === '3xc') && squad !== undefined;
      const gain = isCounted
        ? weekOf(season, squad).nett - weekOf(season, { ...squad, chip: null }).nett
        : null;
      return { chip: name, gameweek_id: event, gain };
    });
  const rows = ranked(season, view).map((team, index) => ({
    ...labelOf(view, team, index),
    ...(isHistoryKnown(season, team) ? { played: playedBy(team), left: chipsLeftOf(season, team) } : {}),
  }));
  const counts: Record<string, number> = {};
  for (const { name } of view.teams.flatMap(({ chips }) => chips)) counts[name] = (counts[name] ?? 0) + 1;
  return { ...headOf(season, view), windows: chipWindowsOf(season), rows, counts };
}

/** The chips of 2023-24 and of the demo, written out. */
function chipWindowsOf({ next }: PlainSeason) {
  const windows = [
    { chip: 'wildcard', from: 2, to: 20 },
    { chip: 'wildcard', from: 21, to: 38 },
    { chip: 'freehit', from: 2, to: 38 },
    { chip: 'bboost', from: 1, to: 38 },
    { chip: '3xc', from: 1, to: 38 },
  ];
  return windows.map((window) => ({ ...window, is_over: next === undefined || next.id > window.to }));
}

export function reportPageOf(
  season: PlainSeason,
  view: PlainView,
  sort: 'overall' | 'lineup' | 'c' | 'vc' | 'in',
) {
  const held = heldBy(
    season,
    view.teams.filter((team) => team !== view.own),
  );
  const mine = weekNow(season, view.own)?.squad.ids ?? [];
  const sorted = holdingsOf(held).sort((a, b) => b[sort] - a[sort] || b.overall - a.overall || a.id - b.id);
  const rows = sorted.map(({ id, multipliers, ...counts }, index) => ({
    place: index + 1,
    ...labelled(season, id),
    ...counts,
    share: percent(counts.overall, held.length),
    effective: percent(multipliers, held.length),
    mine: mine.includes(id),
    gw_points: gameweekPointsOf(season, id, season.current?.id),
  }));
  return {
    ...headOf(season, view),
    gameweek: gameweekInfoOf(season, season.current),
    total: held.length,
    rows,
  };
}

function labelled(season: PlainSeason, id: number) {
  const one = elementOf(season, id);
  return { id, name: one.web_name, club_id: clubOf(season, one), position: positionOf(one) };
}

export function transfersPageOf(season: PlainSeason, view: PlainView, gameweek: number) {
  const named = (id: number) => ({ id, name: elementOf(season, id).web_name });
  const made = (team: PlainTeam) =>
    team.transfers
      .filter(({ event }) => event === gameweek)
      .sort((a, b) => Date.parse(b.time) - Date.parse(a.time) || a.element_in - b.element_in);
  const shown = (team: PlainTeam) =>
    made(team).map((one) => {
      const came = gameweekPointsOf(season, one.element_in, gameweek);
      const went = gameweekPointsOf(season, one.element_out, gameweek);
      return {
        at: instant(one.time),
        in: named(one.element_in),
        in_price: one.element_in_cost / 10,
        out: named(one.element_out),
        out_price: one.element_out_cost / 10,
        difference: came === null && went === null ? null : (came ?? 0) - (went ?? 0),
      };
    });
  const rows = ranked(season, view).map((team, index) => ({
    ...labelOf(view, team, index),
    ...(isHistoryKnown(season, team) ? { transfers: shown(team) } : {}),
  }));
  const others = view.teams.filter((team) => team !== view.own).flatMap(made);
  const most = (idOf: (one: (typeof others)[number]) => number) => {
    const ids = others.map(idOf);
    const counted = [...new Set(ids)].map((id) => ({
      ...named(id),
      count: ids.filter((one) => one === id).length,
    }));
    return counted.sort((a, b) => b.count - a.count || a.id - b.id).slice(0, 5);
  };
  return {
    ...headOf(season, view),
    gameweek_id: gameweek,
    most_bought: most(({ element_in }) => element_in),
    most_sold: most(({ element_out }) => element_out),
    rows,
  };
}

const formations = [
  [3, 4, 3],
  [3, 5, 2],
  [4, 3, 3],
  [4, 4, 2],
  [4, 5, 1],
  [5, 2, 3],
  [5, 3, 2],
  [5, 4, 1],
] as const;

/** The formation with the most starters in total; ties by the lower ids. */
function templateOf(season: PlainSeason, view: PlainView) {
  const held = heldBy(
    season,
    view.teams.filter((team) => team !== view.own),
  );
  const holdings = holdingsOf(held);
  const byStarts = (a: Holding, b: Holding) => b.lineup - a.lineup || a.id - b.id;
  const at = (position: string) =>
    holdings.filter(({ id }) => positionOf(elementOf(season, id)) === position).sort(byStarts);
  let best: Holding[] = [];
  for (const [def, mid, fwd] of formations) {
    const tried = [
      ...at('GKP').slice(0, 1),
      ...at('DEF').slice(0, def),
      ...at('MID').slice(0, mid),
      ...at('FWD').slice(0, fwd),
    ];
    const gain = total(tried.map(({ lineup }) => lineup)) - total(best.map(({ lineup }) => lineup));
    const isLower = total(tried.map(({ id }) => id)) < total(best.map(({ id }) => id));
    if (tried.length > best.length || (tried.length === best.length && (gain > 0 || (gain === 0 && isLower))))
      best = tried;
  }
  const rest = holdings.filter((one) => !best.includes(one)).sort(byStarts);
  const isKeeper = ({ id }: Holding) => positionOf(elementOf(season, id)) === 'GKP';
  const bench = [...rest.filter(isKeeper).slice(0, 1), ...rest.filter((one) => !isKeeper(one)).slice(0, 3)];
  const [captain] = [...best].sort((a, b) => b.c - a.c || b.overall - a.overall || a.id - b.id);
  return { teams: held.length, holdings, eleven: best, bench, captain };
}

export function templateSingleOf(season: PlainSeason, view: PlainView) {
  const { teams, holdings, eleven, bench, captain } = templateOf(season, view);
  const cards = (some: readonly Holding[]) => some.map(({ id }) => cardOf(season, elementOf(season, id)));
  const pitch = ['GKP', 'DEF', 'MID', 'FWD'].map((line) =>
    cards(eleven.filter(({ id }) => positionOf(elementOf(season, id)) === line)),
  );
  return {
    ...headOf(season, view),
    gameweek: gameweekInfoOf(season, season.current),
    teams,
    captain: captain === undefined || captain.c === 0 ? null : captain.id,
    ownership: sharesOf(
      [...eleven, ...bench].map(({ id }) => id),
      holdings,
      teams,
    ),
    info: pitchInfoOf(pitch, season.current?.id ?? null),
    team: { pitch, subs: cards(bench) },
  };
}

function sharesOf(ids: readonly number[], holdings: readonly Holding[], teams: number) {
  return Object.fromEntries(
    ids.map((id) => {
      const count = holdings.find((one) => one.id === id)?.overall ?? 0;
      return [id, { count, total: teams, count_share: percent(count, teams) }];
    }),
  );
}

/** The own squad against the template. */
export function templatePitchOf(season: PlainSeason, view: PlainView) {
  const { team: away, info, ownership: _, ...rest } = templateSingleOf(season, view);
  const { team: home } = squadPitchOf(season, weekNow(season, view.own));
  const idsOf = (side: { pitch: { id: number }[][]; subs: { id: number }[] }) =>
    [...side.pitch.flat(), ...side.subs].map(({ id }) => id);
  const { holdings, teams } = templateOf(season, view);
  return {
    ...rest,
    ownership: sharesOf([...idsOf(home), ...idsOf(away)], holdings, teams),
    info: { ...info, single_team: false },
    home,
    away,
    shared: idsOf(away).filter((id) => idsOf(home).includes(id)),
  };
}

export function templateTableOf(season: PlainSeason, view: PlainView, reader: PlainReader, kind: string) {
  const { eleven, bench } = templateOf(season, view);
  const rows = (some: readonly Holding[]) =>
    some.map(({ id }) => rowOf(season, elementOf(season, id), reader, kind));
  const line = (position: string) =>
    rows(eleven.filter(({ id }) => positionOf(elementOf(season, id)) === position));
  return {
    view: kind,
    gameweek_id: season.current?.id ?? null,
    active_chip: null,
    groups: { GKP: line('GKP'), DEF: line('DEF'), MID: line('MID'), FWD: line('FWD'), SUBS: rows(bench) },
  };
}

const sampleOf = (season: PlainSeason, tier: number, teams: number, sampled: string) => ({
  tier,
  gameweek_id: season.current?.id ?? null,
  teams,
  sampled_at: sampled,
});

/** Footballers owned by the first managers. */
export function topTeamsOf(
  season: PlainSeason,
  leaders: readonly PlainTeam[],
  { tier, sampled, mine }: { tier: number; sampled: string; mine: readonly number[] },
) {
  const held = heldBy(season, leaders.slice(0, tier));
  const rows = holdingsOf(held)
    .sort((a, b) => b.overall - a.overall || a.id - b.id)
    .map((one, index) => {
      const overall = Number(elementOf(season, one.id).selected_by_percent);
      const selected = percent(one.overall, held.length);
      return {
        place: index + 1,
        ...labelled(season, one.id),
        mine: mine.includes(one.id),
        selected,
        lineup: percent(one.lineup, held.length),
        captained: percent(one.c, held.length),
        vice_captained: percent(one.vc, held.length),
        bench: percent(one.bench, held.length),
        overall,
        edge: tenth(selected - overall),
        effective: percent(one.multipliers, held.length),
      };
    });
  return { ...sampleOf(season, tier, held.length, sampled), rows };
}

/** Their transfers: the difference between two squads, without free hits. */
export function topTransfersOf(
  season: PlainSeason,
  leaders: readonly PlainTeam[],
  { tier, sampled, mine }: { tier: number; sampled: string; mine: readonly number[] },
) {
  const current = season.current?.id ?? 0;
  const pairs = leaders.slice(0, tier).flatMap(({ squads }) => {
    const [before, now] = [squads.get(current - 1), squads.get(current)];
    if (before === undefined || now === undefined) return [];
    return before.chip === 'freehit' || now.chip === 'freehit' ? [] : [{ before, now }];
  });
  const bought = pairs.flatMap(({ before, now }) => now.ids.filter((id) => !before.ids.includes(id)));
  const sold = pairs.flatMap(({ before, now }) => before.ids.filter((id) => !now.ids.includes(id)));
  const count = (ids: readonly number[], id: number) => ids.filter((one) => one === id).length;
  const rows = [...new Set([...bought, ...sold])]
    .map((id) => ({ id, came: count(bought, id), went: count(sold, id) }))
    .sort((a, b) => b.came - b.went - (a.came - a.went) || b.came - a.came || a.id - b.id)
    .map(({ id, came, went }, index) => {
      const one = elementOf(season, id);
      return {
        place: index + 1,
        ...labelled(season, id),
        mine: mine.includes(id),
        in: percent(came, pairs.length),
        out: percent(went, pairs.length),
        nett: percent(came - went, pairs.length),
        cost: one.now_cost / 10,
        next: comingCells(season, clubOf(season, one), 3),
      };
    });
  return { ...sampleOf(season, tier, pairs.length, sampled), rows };
}

/** Mean net points of a gameweek over the teams of a view. */
export function averageIn(teams: readonly PlainTeam[]): (gameweek: number) => number | null {
  return (gameweek) => {
    const rows = teams.flatMap((team) => team.rows.filter(({ event }) => event === gameweek));
    const nett = rows.map((row) => row.points - row.event_transfers_cost);
    return nett.length === 0 ? null : tenth(total(nett) / nett.length);
  };
}
