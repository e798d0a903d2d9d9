import {
  effectOf,
  eliteHidden,
  type EliteTier,
  type FootballerId,
  groupHoldings,
  type GroupHolding,
  inMillions,
  type SeasonRules,
  shareOf,
} from '@touchline/shared/domain';
import type { TopTeams, TopTransfers } from '@touchline/shared/wire';
import { fixtureCell, fixturesToCome } from '../../game/reports/fixtureCells';
import type { RowReader } from '../../game/reports/footballerRows';
import { oneDecimal } from '../../game/reports/rounding';
import { groupSquadOf } from '../../game/reports/teamResult';
import type { SquadRow } from '../../game/reports/teams.queries';
import { identityOf, type Season } from '../../game/season/season';
import { noClub } from '../../game/fpl/gameData';

/** The squads of one tier: of this gameweek, and of the previous one. */
export interface EliteSample {
  readonly tier: EliteTier;
  readonly sampled_at: string | null;
  readonly squads: readonly SquadRow[];
  readonly before: readonly SquadRow[];
}

function sampleOf(season: Season, { tier, squads, sampled_at }: EliteSample) {
  return { tier, gameweek_id: season.current?.id ?? null, teams: squads.length, sampled_at };
}

/** Footballers owned by a tier, the most owned first. */
export function topTeams(season: Season, reader: RowReader, sample: EliteSample): TopTeams {
  const teams = sample.squads.length;
  const holdings = [...groupHoldings(sample.squads.map((squad) => groupSquadOf(season, squad)))];
  const sorted = holdings.sort(([idA, a], [idB, b]) => b.overall - a.overall || idA - idB);
  const rows = sorted.map(([id, holding], index) => {
    const place = index + 1;
    if (!reader.pass && eliteHidden(index)) return { place, locked: true as const };
    return { place, ...identity(season, reader, id), ...shares(season, id, holding, teams) };
  });
  return { ...sampleOf(season, sample), rows };
}

function shares(season: Season, id: FootballerId, holding: GroupHolding, teams: number) {
  const share = (count: number) => oneDecimal(shareOf(count, teams));
  const overall = season.footballer(id)?.selected_by ?? 0;
  const selected = share(holding.overall);
  return {
    selected,
    lineup: share(holding.lineup),
    captained: share(holding.c),
    vice_captained: share(holding.vc),
    bench: share(holding.bench),
    overall,
    edge: oneDecimal(selected - overall),
    effective: share(holding.multipliers),
  };
}

function identity(season: Season, { mine }: RowReader, id: FootballerId) {
  return { ...identityOf(season, id), mine: mine.has(id) };
}

const nextFixtures = 3;

/** Footballers bought and sold by a tier for this gameweek, by the difference. */
export function topTransfers(season: Season, reader: RowReader, sample: EliteSample): TopTransfers {
  const { counts, teams } = movesOf(sample, season.rules);
  const sorted = [...counts].sort(
    ([idA, a], [idB, b]) => b.in - b.out - (a.in - a.out) || b.in - a.in || idA - idB,
  );
  const rows = sorted.map(([id, count], index) => {
    const place = index + 1;
    if (!reader.pass && eliteHidden(index)) return { place, locked: true as const };
    const footballer = season.footballer(id);
    const next =
      footballer === undefined ? [] : fixturesToCome(season, footballer.club_id).slice(0, nextFixtures);
    return {
      place,
      ...identity(season, reader, id),
      in: oneDecimal(shareOf(count.in, teams)),
      out: oneDecimal(shareOf(count.out, teams)),
      nett: oneDecimal(shareOf(count.in - count.out, teams)),
      cost: inMillions(footballer?.price ?? 0),
      next: next.map((fixture) => fixtureCell(season, fixture, footballer?.club_id ?? noClub)),
    };
  });
  return { ...sampleOf(season, sample), teams, rows };
}

/** Compares squads before and after; free hits are excluded, since the squad reverts. */
function movesOf({ squads, before }: EliteSample, rules: SeasonRules) {
  const isBack = (chip: string | null) => effectOf(chip, rules).reverts === true;
  const counts = new Map<FootballerId, { in: number; out: number }>();
  const add = (id: FootballerId, kind: 'in' | 'out') => {
    const count = counts.get(id) ?? { in: 0, out: 0 };
    count[kind] += 1;
    counts.set(id, count);
  };
  let teams = 0;
  for (const squad of squads) {
    const old = before.find(({ team_id }) => team_id === squad.team_id);
    if (old === undefined || isBack(old.chip) || isBack(squad.chip)) continue;
    teams += 1;
    for (const id of squad.footballers) if (!old.footballers.includes(id)) add(id, 'in');
    for (const id of old.footballers) if (!squad.footballers.includes(id)) add(id, 'out');
  }
  return { counts, teams };
}
