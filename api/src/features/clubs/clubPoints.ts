import { oneDecimal } from '../../game/reports/rounding';
import { perSeason } from '../../game/season/perSeason';

/** The fantasy points of the clubs' current footballers, in descending order. */
export const clubPoints = perSeason((season) =>
  season.clubs
    .map(({ id, name }) => {
      const positions: Record<string, number> = { GKP: 0, DEF: 0, MID: 0, FWD: 0 };
      for (const { club_id, position, total_points } of season.footballers)
        if (club_id === id) positions[position] = (positions[position] ?? 0) + total_points;
      const total = Object.values(positions).reduce((sum, points) => sum + points, 0);
      const played = season.fixturesOf(id).filter(({ finished }) => finished).length;
      return { id, name, total, positions, per_match: played === 0 ? null : oneDecimal(total / played) };
    })
    .sort((a, b) => b.total - a.total || a.id.localeCompare(b.id)),
);
