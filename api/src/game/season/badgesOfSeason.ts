import {
  type BadgeKey,
  type BadgeMatch,
  badges,
  badgesOf,
  badgesOnCard,
  type FootballerId,
  transferBenchmarks,
} from '@touchline/shared/domain';
import type { Footballer } from '../fpl/gameData';
import type { FootballerMatch } from './round';
import { perSeason } from './perSeason';
import type { Season } from './season';

/** Every footballer's finished matches of the season, by kick-off. */
export const matchesOfSeason = perSeason((season): ReadonlyMap<FootballerId, readonly FootballerMatch[]> => {
  const matches = new Map<FootballerId, FootballerMatch[]>();
  for (const { id } of season.gameweeks) {
    if (id > (season.current?.id ?? 0)) break;
    for (const [footballer, round] of season.round(id).footballers) {
      const own = matches.get(footballer) ?? [];
      for (const match of round.matches) if (match.fixture.started) own.push(match);
      matches.set(footballer, own);
    }
  }
  return matches;
});

/** The badges of each footballer, in the specification's order. */
export const badgesOfSeason = perSeason((season): ReadonlyMap<FootballerId, readonly BadgeKey[]> => {
  const benchmarks = benchmarksOf(season);
  const matches = matchesOfSeason(season);
  const found = season.footballers.map((footballer): [FootballerId, BadgeKey[]] => {
    const own = (matches.get(footballer.id) ?? []).filter(({ fixture }) => fixture.finished);
    return [footballer.id, badgesOf(subjectOf(season, footballer, own), benchmarks)];
  });
  return new Map(found.filter(([, keys]) => keys.length > 0));
});

/** At most three for a card, the most important first. */
export function cardBadges(season: Season, footballer: FootballerId): BadgeKey[] {
  return badgesOnCard(badgesOfSeason(season).get(footballer) ?? []);
}

/** Number of footballers by badge; unused badges are 0. */
export function countBadges(season: Season): Record<string, number> {
  const counts: Record<string, number> = Object.fromEntries(badges.map(({ key }) => [key, 0]));
  for (const keys of badgesOfSeason(season).values())
    for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

export const benchmarksOf = perSeason((season) =>
  transferBenchmarks(season.footballers.map(transfersBalance)),
);

/** Transfers in minus transfers out since the last deadline. */
export const transfersBalance = ({ transfers_in_event, transfers_out_event }: Footballer): number =>
  transfers_in_event - transfers_out_event;

function subjectOf(season: Season, footballer: Footballer, matches: readonly FootballerMatch[]) {
  return {
    position: footballer.position,
    position_real: footballer.position_real ?? null,
    price: footballer.price,
    club_fixtures: season.fixturesOf(footballer.club_id).filter(({ finished }) => finished).length,
    matches: matches.map(({ stats }): BadgeMatch => stats),
    transfers_balance: transfersBalance(footballer),
    selected_by: footballer.selected_by,
    form: footballer.form,
    in_dreamteam: footballer.in_dreamteam,
    dreamteam_count: footballer.dreamteam_count,
    set_pieces: {
      penalties: footballer.penalties_order,
      freekicks: footballer.freekicks_order,
      corners: footballer.corners_order,
    },
    top_1000_selected: season.topThousandShare(footballer.id),
  };
}
