import { type AccountId, inMillions } from '@touchline/shared/domain';
import type { ComparedFootballer } from '@touchline/shared/wire';
import type { Footballer } from '../../game/fpl/gameData';
import type { SeasonProjection } from '../projection/projection';
import { toHundredth } from '../projection/projectionRows';
import { fixtureCell, fixturesToCome } from '../../game/reports/fixtureCells';
import type { RowReader } from '../../game/reports/footballerRows';
import { matchesOfSeason } from '../../game/season/badgesOfSeason';
import type { FootballerMatch } from '../../game/season/round';
import type { Season } from '../../game/season/season';
import { footballerHead, footballerStatsOf } from './footballerPage';

const nextFixtures = 6;

/** Data of one footballer in a comparison. */
export function comparedFootballer(
  season: Season,
  footballer: Footballer,
  {
    reader,
    projection,
    account_id,
  }: { reader: RowReader; projection: SeasonProjection; account_id: AccountId },
): ComparedFootballer {
  const { id, club_id, price, price_change_start, form, ep_next } = footballer;
  const matches = (matchesOfSeason(season).get(id) ?? []).filter(({ stats }) => stats.minutes > 0);
  const context = { season, footballer, reader: { account_id, pass: reader.pass } };
  const { per_90, radar } = footballerStatsOf(context);
  return {
    head: footballerHead(season, footballer, reader),
    cost_start: inMillions(price - price_change_start),
    total_points: footballer.total_points,
    per_match: footballer.points_per_match,
    minutes: footballer.minutes,
    starts: footballer.starts,
    home: venueOf(matches.filter(({ is_home }) => is_home)),
    away: venueOf(matches.filter(({ is_home }) => !is_home)),
    per_90,
    radar,
    next: fixturesToCome(season, club_id)
      .slice(0, nextFixtures)
      .map((fixture) => fixtureCell(season, fixture, club_id)),
    ...(reader.hides('form', id) ? {} : { form }),
    ...(reader.hides('ep_next', id) ? {} : { ep_next }),
    ...(reader.pass
      ? {
          ep: (projection.byFootballer.get(id)?.ep ?? []).map(toHundredth),
          top_thousand: season.topThousandShare(id),
        }
      : { locked: true as const }),
  };
}

function venueOf(matches: readonly FootballerMatch[]): ComparedFootballer['home'] {
  const sum = (read: (match: FootballerMatch) => number) => matches.reduce((all, one) => all + read(one), 0);
  return {
    matches: matches.length,
    points: sum(({ points }) => points),
    goals_scored: sum(({ stats }) => stats.goals_scored),
    assists: sum(({ stats }) => stats.assists),
  };
}
