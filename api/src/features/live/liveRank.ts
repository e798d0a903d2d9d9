import {
  dangers,
  dangersHidden,
  type EpochMs,
  type FootballerId,
  groupHoldings,
  nearRank,
  type Points,
  shareToPlay,
  safetyOf,
} from '@touchline/shared/domain';
import type { DangerGroup, LiveDanger, LiveRank } from '@touchline/shared/wire';
import { openHoldings } from '../../game/reports/openWithoutPass';
import { infoOrNull } from '../../game/reports/gameweekInfo';
import type { TeamFacts } from '../../game/reports/teamOverview';
import { groupSquadOf, liveTotal, teamResult } from '../../game/reports/teamResult';
import type { HistoryRow, SquadRow } from '../../game/reports/teams.queries';
import { isOver } from '../../game/season/fixtureState';
import { instantOf } from '../../game/season/instant';
import { identityOf, type Season } from '../../game/season/season';
import type { RankSample } from '../../game/handlers/rankSamples';
import { endedRound, type LiveField } from './liveField';

interface LiveFacts extends TeamFacts {
  /** The submitted squad of the current gameweek; defined together with `result`. */
  readonly squad: SquadRow | undefined;
}

const unknownRank = { now: null, move: null, ended: null, safety: null } as const;

interface LiveRankOptions {
  /** Undefined while too few managers are read. */
  readonly field: LiveField | undefined;
  readonly now: EpochMs;
  /** False for a recorded season: its leagues are known only as of its end. */
  readonly isSampled: boolean;
}

/** Live rank of a team in the current gameweek. */
export function liveRankOf(
  season: Season,
  { result, squad, history }: LiveFacts,
  sample: RankSample | undefined,
  { field, now, isSampled }: LiveRankOptions,
): LiveRank {
  const gameweek = infoOrNull(season, season.current, now);
  const before = rankBefore(season, history);
  const withoutRank = {
    gameweek,
    before,
    points: result?.nett_points ?? null,
    total: result === undefined ? null : liveTotal(history, result),
    sample: sampleOnWire(sample),
  };
  if (gameweek === null) return { ...withoutRank, ...unknownRank, status: 'not_started' };
  if (result === undefined || squad === undefined)
    return { ...withoutRank, ...unknownRank, status: 'no_squad' };
  if (field === undefined)
    return { ...withoutRank, ...unknownRank, status: isSampled ? 'reading' : 'unavailable' };

  const total = liveTotal(history, result);
  const base = total - result.nett_points;
  const official = gameweek.state === 'final' ? officialRank(season, history) : null;
  const rank =
    official === null ? field.now.estimate(total) : { rank: official, low: official, high: official };
  const ended = teamResult(season, squad, endedRound(season));
  return {
    ...withoutRank,
    status: official === null ? statusOf(field) : 'official',
    now: rank,
    move: before === null ? null : before - rank.rank,
    ended: {
      rank: official === null ? field.ended.estimate(base + ended.nett_points) : rank,
      points: ended.nett_points,
      substitutions: ended.substitutions.filter(({ has_come_on }) => has_come_on).length,
    },
    safety: before === null ? null : safetyOf(field.now, { before: base, nett: result.nett_points }, before),
  };
}

const statusOf = ({ now }: LiveField) => (now.is_exact ? 'exact' : 'estimated');

/** The official rank after the previous gameweek; null for a team that started in this one. */
function rankBefore(season: Season, history: readonly HistoryRow[]): number | null {
  const current = season.current?.id ?? 0;
  return history.findLast(({ gameweek }) => gameweek < current)?.overall_rank ?? null;
}

function officialRank(season: Season, history: readonly HistoryRow[]): number | null {
  return history.find(({ gameweek }) => gameweek === season.current?.id)?.overall_rank ?? null;
}

function sampleOnWire(sample: RankSample | undefined): LiveRank['sample'] {
  if (sample === undefined) return null;
  const { managers, sampled, read, read_at } = sample.reading;
  return { managers, sampled, read, read_at: instantOf(read_at) };
}

/** Maximum number of rows: further differences are small. */
const mostDangers = 30;

export interface DangerGroupFacts {
  readonly id: DangerGroup;
  readonly label: string;
  readonly squads: readonly SquadRow[];
}

/** Footballers who gain or cost a team points against a group; without pass only the rows that are free. */
export function liveDangerOf(
  season: Season,
  { result }: Pick<TeamFacts, 'result'>,
  group: DangerGroupFacts,
  { pass, now }: { readonly pass: boolean; readonly now: EpochMs },
): LiveDanger {
  const round = season.round(season.current?.id ?? 0).footballers;
  const pointsOf = (id: FootballerId): Points => {
    const footballer = round.get(id);
    return footballer === undefined ? 0 : footballer.base + footballer.provisional_bonus;
  };
  const holdings = groupHoldings(group.squads.map((squad) => groupSquadOf(season, squad)));
  // The view has a report, which decides. Other groups have no list but this one.
  const open = openHoldings(holdings);
  const rows = dangers({
    own: new Map(result?.picks.map(({ footballer_id, multiplier }) => [footballer_id, multiplier])),
    holdings,
    teams: group.squads.length,
    pointsOf,
    expectedOf: (id) => expectedOf(season, id),
  });
  const hidden = dangersHidden(rows);
  const hasTeams = group.squads.length > 0;
  return {
    gameweek: infoOrNull(season, season.current, now),
    group: { id: group.id, label: group.label, teams: group.squads.length },
    differences: hasTeams ? rows.length : 0,
    rows: !hasTeams
      ? []
      : rows.slice(0, mostDangers).map((danger, index) => {
          const place = index + 1;
          const { footballer_id: id, multiplier, points } = danger;
          const isOpen = group.id === 'view' ? open.has(id) || !holdings.has(id) : hidden[index] !== true;
          if (!pass && !isOpen) return { place, locked: true as const };
          return {
            place,
            ...identityOf(season, id),
            multiplier,
            points,
            effective: oneDecimal(danger.effective),
            swing: oneDecimal(danger.swing),
            to_come: oneDecimal(danger.to_come),
            is_open: ['playing', 'to_come'].includes(round.get(id)?.progress ?? 'played'),
            is_captain: id === result?.captain_id,
          };
        }),
  };
}

/** Expected points of the matches still to play: those of the gameweek, by what is left of each match. */
function expectedOf(season: Season, id: FootballerId): Points {
  const matches = season.round(season.current?.id ?? 0).footballers.get(id)?.matches ?? [];
  const left = matches.reduce(
    (sum, { fixture, lasted, stats }) => sum + shareToPlay({ finished: isOver(fixture), lasted, stats }),
    0,
  );
  return matches.length === 0 ? 0 : ((season.footballer(id)?.ep_this ?? 0) * left) / matches.length;
}

/** The squads of the sample near a rank. */
export function squadsNear(season: Season, { managers }: LiveField, rank: number): SquadRow[] {
  const gameweek = season.current?.id ?? 0;
  return nearRank(managers, rank).map((manager) => ({ ...manager, gameweek }));
}

const oneDecimal = (value: number): number => Math.round(value * 10) / 10 + 0;
