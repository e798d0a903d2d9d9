import {
  chipsLeft,
  effectOf,
  type FootballerId,
  gapToMe,
  groupHoldings,
  type GroupSquad,
  inMillions,
  paywallIndices,
  phaseLabel,
  type Position,
  ptsHidden,
  type ReportSort,
  seasonFigures,
  shareOf,
  type TeamId,
} from '@touchline/shared/domain';
import type {
  Kit,
  RivalsChips,
  RivalsConfig,
  RivalsGameweek,
  RivalsMatrix,
  RivalsPoints,
  RivalsReport,
  RivalsSeason,
  RivalsTransfers,
} from '@touchline/shared/wire';
import { openHoldings } from '../../game/reports/openWithoutPass';
import { pointsSoFar } from '../../game/reports/pointsSoFar';
import { gameweekPoints } from '../../game/reports/footballerRows';
import { oneDecimal } from '../../game/reports/rounding';
import { liveTotal, type TeamResult, teamResult } from '../../game/reports/teamResult';
import type { SquadRow, TransferRow } from '../../game/reports/teams.queries';
import { instantOf } from '../../game/season/instant';
import { nameOf, type Season } from '../../game/season/season';
import { totalOrNull, rankedTeams, type RivalFacts, rivalRows } from './rivalRows';

/** A view with the data for its pages. */
export interface RivalsView {
  readonly season: Season;
  readonly config: RivalsConfig;
  readonly own_id: TeamId | null;
  /** Whether rows are locked by the paywall's index. */
  readonly isLocked: boolean;
  /** Includes the reader's own team. */
  readonly teams: readonly RivalFacts[];
}

interface TeamLabel {
  place: number;
  locked?: true;
  id?: TeamId;
  name?: string;
  fullname?: string | null;
  kit?: Kit | null;
  mine?: boolean;
}

const totalOf = ({ result, history, known_total, known_before }: RivalFacts): number =>
  result === undefined
    ? (history.at(-1)?.total_points ?? known_total ?? 0)
    : liveTotal(history, result, known_before);

/** The fields of a view that every page has. */
export function headOf({ config, teams, own_id }: RivalsView): ViewHead {
  const ranked = rankedTeams(teams);
  const place = ranked.findIndex(({ id }) => id === own_id);
  const hasTotal = place >= 0 && totalOrNull(ranked[place]) !== null;
  return { config, members: teams.length, my_position: hasTotal ? place + 1 : null };
}

type ViewHead = Pick<RivalsGameweek, 'config' | 'members' | 'my_position'>;

/** The teams by total; locked ones have only their position. */
function rowsByTotal<Row extends object>(
  view: RivalsView,
  rowOf: (team: RivalFacts) => Row,
): (TeamLabel & Partial<Row>)[] {
  const ranked = rankedTeams(view.teams);
  const indices = paywallIndices(ranked, ({ id }) => id === view.own_id);
  return ranked.map((team, index) => {
    const place = index + 1;
    const paywallIndex = indices[index] ?? null;
    if (view.isLocked && paywallIndex !== null && ptsHidden(paywallIndex))
      return { place, locked: true } as TeamLabel & Partial<Row>;
    const { id, name, fullname, kit } = team;
    return { place, id, name, fullname, kit, mine: id === view.own_id, ...rowOf(team) };
  });
}

/** The current gameweek, with the footballers whom only one of the two teams plays. */
export function gameweekPage(view: RivalsView): Omit<RivalsGameweek, 'gameweek'> {
  const { season, teams, own_id, isLocked } = view;
  const own = teams.find(({ id }) => id === own_id)?.result;
  const rows = rivalRows(season, teams, { own_id, isLocked }).map((row) => {
    const theirs = teams.find(({ id }) => id === row.id)?.result;
    if (own === undefined || theirs === undefined || row.mine === true) return row;
    const [only_they, only_i] = [onlyIn(season, theirs, own), onlyIn(season, own, theirs)];
    return { ...row, only_they, only_i, swing: gapToMe(sumOf(only_i), sumOf(only_they)) };
  });
  return { ...headOf(view), rows };
}

/** Footballers with a higher multiplier in the first team, with the difference in points. */
function onlyIn(season: Season, first: TeamResult, second: TeamResult) {
  return first.picks.flatMap(({ footballer_id, multiplier, points }) => {
    const other = second.picks.find((pick) => pick.footballer_id === footballer_id)?.multiplier ?? 0;
    if (multiplier <= other) return [];
    const round = season.round(first.gameweek).footballers.get(footballer_id);
    return [
      {
        id: footballer_id,
        name: nameOf(season, footballer_id),
        points: pointsSoFar(round) === null ? null : points * (multiplier - other),
        playing_now: round?.progress === 'playing',
      },
    ];
  });
}

const sumOf = (rows: readonly { points: number | null }[]) =>
  rows.reduce((sum, { points }) => sum + (points ?? 0), 0);

/** Net points of a team by gameweek, the current one live. */
function nettByGameweek({ history, result }: RivalFacts): Map<number, number> {
  const nett = new Map(history.map((row) => [row.gameweek, row.points - row.transfers_cost]));
  return result === undefined ? nett : nett.set(result.gameweek, result.nett_points);
}

/**
 * False for a team of which only the total or the current squad is stored, as most of the elite: nothing is
 * known of its transfers, chips and earlier gameweeks.
 */
const isSeasonKnown = ({ season }: RivalsView, { history }: RivalFacts): boolean =>
  history.length > 0 || season.current === undefined;

export function seasonPage(view: RivalsView): RivalsSeason {
  const gameweeks = begun(view.season);
  const nett = new Map(view.teams.map((team) => [team.id, nettByGameweek(team)]));
  const best = (gameweek: number) =>
    Math.max(...[...nett.values()].map((own) => own.get(gameweek) ?? Number.NEGATIVE_INFINITY));
  const isFinished = (gameweek: number) => view.season.gameweek(gameweek)?.finished === true;
  const rows = rowsByTotal(view, (team) => {
    const own = nett.get(team.id) ?? new Map<number, number>();
    const points = [...own].map(([gameweek_id, nett_points]) => ({ gameweek_id, nett_points }));
    const figures = seasonFigures(points, isFinished);
    return {
      total: totalOf(team),
      average: figures.average,
      best: figures.best?.nett_points ?? null,
      worst: figures.worst?.nett_points ?? null,
      ...(isSeasonKnown(view, team) && {
        gameweek_wins: gameweeks.filter((id) => isFinished(id) && own.has(id) && own.get(id) === best(id))
          .length,
        hits: team.history.reduce((sum, { transfers_cost }) => sum + transfers_cost, 0),
        chips_left: chipsLeftOf(view.season, team),
      }),
    };
  });
  const shown = rows.filter(({ locked }) => locked !== true);
  const lines = shown.flatMap(({ id, name = '', mine }) => {
    const own = id === undefined ? undefined : nett.get(id);
    if (id === undefined || own === undefined) return [];
    return [
      {
        id,
        label: name,
        ...(mine === true ? { mine: true as const } : {}),
        values: runningTotals(gameweeks, own),
      },
    ];
  });
  return { ...headOf(view), totals: { x: gameweeks, lines }, rows };
}

const begun = (season: Season) =>
  season.gameweeks.map(({ id }) => id).filter((id) => id <= (season.current?.id ?? 0));

function runningTotals(gameweeks: readonly number[], nett: ReadonlyMap<number, number>): (number | null)[] {
  let total = 0;
  return gameweeks.map((id) => {
    const points = nett.get(id);
    if (points === undefined) return total === 0 ? null : total;
    return (total += points);
  });
}

function chipsLeftOf(season: Season, { history }: RivalFacts): string[] {
  const played = history.flatMap(({ chip, gameweek }) =>
    chip === null ? [] : [{ chip, gameweek_id: gameweek }],
  );
  return chipsLeft(played, season.next?.id ?? season.rules.last_gameweek + 1, season.rules).map(
    ({ chip }) => chip,
  );
}

function chipWindowsOf({ rules, next }: Season): RivalsChips['windows'] {
  const gameweek = next?.id ?? rules.last_gameweek + 1;
  return rules.chips.map(({ chip, from, to }) => ({ chip, from, to, is_over: to < gameweek }));
}

/** @param squads all squads of all teams of the view */
export function pointsPage(view: RivalsView, squads: readonly SquadRow[]): RivalsPoints {
  const rows = rowsByTotal(view, (team) => {
    const results = squads
      .filter(({ team_id }) => team_id === team.id)
      .map((one) => teamResult(view.season, one));
    const picks = results.flatMap((result) => result.picks);
    const positions: Record<string, number> = { GKP: 0, DEF: 0, MID: 0, FWD: 0 };
    for (const pick of picks.filter(({ multiplier }) => multiplier > 0)) {
      const position = view.season.footballer(pick.footballer_id)?.position ?? '';
      positions[position] = (positions[position] ?? 0) + pick.points;
    }
    return {
      positions,
      captain_extra: picks.reduce(
        (sum, { points, multiplier }) => sum + points * Math.max(0, multiplier - 1),
        0,
      ),
      bench: results.reduce((sum, { bench_points }) => sum + bench_points, 0),
      hits: results.reduce((sum, { hits }) => sum + hits, 0),
      total: totalOf(team),
    };
  });
  return { ...headOf(view), rows };
}

export function gameweekMatrix(view: RivalsView): RivalsMatrix {
  const columns = begun(view.season)
    .reverse()
    .map((id) => ({ id, label: `GW${id}` }));
  return matrix(view, columns, (nett, { id }) => nett.get(id) ?? null);
}

/** Months that have started. */
export function phaseMatrix(view: RivalsView): RivalsMatrix {
  const current = view.season.current?.id ?? 0;
  const phases = view.season.phases.filter(({ id, first }) => id > 1 && first <= current);
  const columns = phases.map(({ id }) => ({ id, label: phaseLabel(id, view.season.rules.phases) }));
  return matrix(view, columns, (nett, { id }) => {
    const phase = phases.find((one) => one.id === id);
    const points = [...nett].filter(
      ([gameweek]) => phase && gameweek >= phase.first && gameweek <= phase.last,
    );
    return points.length === 0 ? null : points.reduce((sum, [, value]) => sum + value, 0);
  });
}

function matrix(
  view: RivalsView,
  columns: RivalsMatrix['columns'],
  valueOf: (nett: ReadonlyMap<number, number>, column: { id: number }) => number | null,
): RivalsMatrix {
  const rows = rowsByTotal(view, (team) => {
    const nett = nettByGameweek(team);
    return { total: totalOf(team), values: columns.map((column) => valueOf(nett, column)) };
  });
  return { ...headOf(view), columns, rows };
}

/** @param squads all squads of all teams of the view */
export function chipsPage(view: RivalsView, squads: readonly SquadRow[]): RivalsChips {
  const rows = rowsByTotal(view, (team) => {
    if (!isSeasonKnown(view, team)) return {};
    const played = team.history.flatMap(({ chip, gameweek }) => {
      if (chip === null) return [];
      const squad = squads.find((one) => one.team_id === team.id && one.gameweek === gameweek);
      return [
        { chip, gameweek_id: gameweek, gain: squad === undefined ? null : chipGain(view.season, squad) },
      ];
    });
    return { played, left: chipsLeftOf(view.season, team) };
  });
  const counts: Record<string, number> = {};
  for (const { chip } of view.teams.flatMap(({ history }) => history))
    if (chip !== null) counts[chip] = (counts[chip] ?? 0) + 1;
  return { ...headOf(view), windows: chipWindowsOf(view.season), rows, counts };
}

/** Points gained by the chip with the same squad; null for unlimited transfers, which have no comparison. */
function chipGain(season: Season, squad: SquadRow): number | null {
  const { all_count, captain_multiplier, scoring } = effectOf(squad.chip, season.rules);
  if (all_count !== true && captain_multiplier === undefined && scoring === undefined) return null;
  const without = teamResult(season, { ...squad, chip: null });
  return teamResult(season, squad).nett_points - without.nett_points;
}

/** Owners by footballer within the view, in the current gameweek. */
export function reportPage(
  view: RivalsView,
  transfers: readonly TransferRow[],
  sort: ReportSort,
): Omit<RivalsReport, 'gameweek'> {
  const { season, own_id } = view;
  const others = view.teams.filter(({ id }) => id !== own_id);
  const squads = others.flatMap((team) => groupSquad(team, transfers));
  const mine = new Set(
    view.teams.find(({ id }) => id === own_id)?.result?.picks.map((pick) => pick.footballer_id),
  );
  const sortedBy = (key: ReportSort) =>
    [...groupHoldings(squads)].sort(
      ([idA, a], [idB, b]) => b[key] - a[key] || b.overall - a.overall || idA - idB,
    );
  const open = openHoldings(groupHoldings(squads));
  const rows = sortedBy(sort).map(([id, holding], index) => {
    const place = index + 1;
    if (view.isLocked && !open.has(id)) return { place, locked: true as const };
    const { multipliers, ...counts } = holding;
    const footballer = season.footballer(id);
    return {
      place,
      id,
      name: nameOf(season, id),
      club_id: footballer?.club_id ?? '',
      position: (footballer?.position ?? 'MID') as Position,
      ...counts,
      share: oneDecimal(shareOf(counts.overall, squads.length)),
      effective: oneDecimal(shareOf(multipliers, squads.length)),
      mine: mine.has(id),
      gw_points: gameweekPoints(season, id, season.current?.id),
    };
  });
  return { ...headOf(view), total: squads.length, rows };
}

/** A team's gameweek for ownership counts. */
export function groupSquad({ id, result }: RivalFacts, transfers: readonly TransferRow[]): GroupSquad[] {
  if (result === undefined) return [];
  const bought = transfers
    .filter((one) => one.team_id === id && one.gameweek === result.gameweek)
    .map((one) => one.in);
  const roleOf = (footballer: FootballerId) => result.squad.find((one) => one.footballer_id === footballer);
  const picks = result.picks.map(({ footballer_id, multiplier }) => ({
    footballer_id,
    multiplier,
    is_captain: roleOf(footballer_id)?.is_captain === true,
    is_vice_captain: roleOf(footballer_id)?.is_vice_captain === true,
  }));
  return [{ picks, bought }];
}

const mostShown = 5;

/** Transfers of a view in one gameweek. */
export function transfersPage(
  view: RivalsView,
  transfers: readonly TransferRow[],
  gameweek: number | undefined,
): RivalsTransfers {
  const { season } = view;
  const made = transfers.filter((one) => one.gameweek === gameweek);
  const named = (id: FootballerId) => ({ id, name: nameOf(season, id) });
  const transfersOf = (team: TeamId) =>
    made
      .filter(({ team_id }) => team_id === team)
      .map((one) => ({
        at: instantOf(one.at),
        in: named(one.in),
        in_price: inMillions(one.in_price),
        out: named(one.out),
        out_price: inMillions(one.out_price),
        difference: difference(season, one),
      }));
  const rows = rowsByTotal(view, (team) =>
    isSeasonKnown(view, team) ? { transfers: transfersOf(team.id) } : {},
  );
  const others = made.filter(({ team_id }) => team_id !== view.own_id);
  return {
    ...headOf(view),
    gameweek_id: gameweek ?? null,
    most_bought: mostOften(
      season,
      others.map((one) => one.in),
    ),
    most_sold: mostOften(
      season,
      others.map((one) => one.out),
    ),
    rows,
  };
}

function difference(season: Season, transfer: TransferRow): number | null {
  const points = (id: FootballerId) => gameweekPoints(season, id, transfer.gameweek);
  const [came, went] = [points(transfer.in), points(transfer.out)];
  return came === null && went === null ? null : (came ?? 0) - (went ?? 0);
}

function mostOften(season: Season, ids: readonly FootballerId[]) {
  const counts = new Map<FootballerId, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .sort(([idA, a], [idB, b]) => b - a || idA - idB)
    .slice(0, mostShown)
    .map(([id, count]) => ({ id, name: nameOf(season, id), count }));
}
