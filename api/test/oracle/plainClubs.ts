import type { OfficialClub } from '../../src/game/fpl/official';
import { chanceShownOf } from './plainFootballers';
import {
  begunGameweeks,
  cellOf,
  clubBy,
  clubOf,
  codeOf,
  comingCells,
  fixturesOfClub,
  homeOf,
  isOver,
  matchesOf,
  type PlainSeason,
  positionOf,
  tenth,
  total,
} from './plainSeason';

const codes = ({ teams }: PlainSeason) => teams.map(({ id }) => codeOf(teams, id));

/** Points, goal difference, goals scored, code. */
export function tableOf(season: PlainSeason) {
  const rows = codes(season).map((club) => {
    const results = fixturesOfClub(season, club)
      .filter(isOver)
      .map((one) => {
        const goals = [one.team_h_score ?? 0, one.team_a_score ?? 0] as const;
        return homeOf(season, one) === club ? goals : ([goals[1], goals[0]] as const);
      });
    const letters = results.map(([own, other]) => (own > other ? 'W' : own < other ? 'L' : 'D'));
    const count = (letter: string) => letters.filter((one) => one === letter).length;
    const goals_for = total(results.map(([own]) => own));
    const goals_against = total(results.map(([, other]) => other));
    return {
      id: club,
      name: clubBy(season, club).name,
      played: results.length,
      won: count('W'),
      drawn: count('D'),
      lost: count('L'),
      goals_for,
      goals_against,
      goal_difference: goals_for - goals_against,
      points: 3 * count('W') + count('D'),
      form: letters.slice(-5),
      next: comingCells(season, club, 1)[0] ?? null,
    };
  });
  const keys = ['points', 'goal_difference', 'goals_for'] as const;
  const byKeys = (a: (typeof rows)[number], b: (typeof rows)[number]) => {
    for (const key of keys) if (a[key] !== b[key]) return b[key] - a[key];
    return a.id < b.id ? -1 : 1;
  };
  return rows.sort(byKeys).map((row, index) => ({ ...row, position: index + 1 }));
}

const noPoints = () => ({ GKP: 0, DEF: 0, MID: 0, FWD: 0 }) as Record<string, number>;
const squadOf = (season: PlainSeason, club: string) =>
  season.elements
    .filter((one) => clubOf(season, one) === club)
    .sort((a, b) => b.total_points - a.total_points || a.id - b.id);

function squadPositions(season: PlainSeason, club: string) {
  const positions = noPoints();
  for (const one of squadOf(season, club))
    positions[positionOf(one)] = (positions[positionOf(one)] ?? 0) + one.total_points;
  return positions;
}

export function clubPointsOf(season: PlainSeason) {
  return codes(season)
    .map((club) => {
      const positions = squadPositions(season, club);
      const sum = total(Object.values(positions));
      const played = fixturesOfClub(season, club).filter(isOver).length;
      const per_match = played === 0 ? null : tenth(sum / played);
      return { id: club, name: clubBy(season, club).name, total: sum, positions, per_match };
    })
    .sort((a, b) => b.total - a.total || (a.id < b.id ? -1 : 1));
}

export function strengthsOf({ teams }: PlainSeason) {
  const side = (home: number, away: number) => ({ home, away, overall: (home + away) / 2 });
  return teams.map((one) => ({
    id: one.short_name.toLowerCase(),
    name: one.name,
    strength: one.strength,
    correction: [0.4, 0.2, 0, -0.2, -0.4][one.strength - 1],
    overall: side(one.strength_overall_home, one.strength_overall_away),
    attack: side(one.strength_attack_home, one.strength_attack_away),
    defence: side(one.strength_defence_home, one.strength_defence_away),
  }));
}

/** The opponent's strength at the venue, from 1 for the weakest club to 5 for the strongest. */
function scaled({ teams }: PlainSeason, opponent: OfficialClub, valueOf: (club: OfficialClub) => number) {
  const values = teams.map(valueOf);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return tenth(1 + (4 * (valueOf(opponent) - low)) / (high - low));
}

export function tickerCells(season: PlainSeason, club: string) {
  const cells = season.events.map(({ id }) => {
    const own = fixturesOfClub(season, club).filter(({ event }) => event === id);
    return [
      id,
      own.map((fixture) => {
        const cell = cellOf(season, fixture, club);
        const opponent = clubBy(season, cell.opponent_id);
        const attack = scaled(season, opponent, (one) =>
          cell.is_home ? one.strength_defence_away : one.strength_defence_home,
        );
        const defence = scaled(season, opponent, (one) =>
          cell.is_home ? one.strength_attack_away : one.strength_attack_home,
        );
        return { ...cell, attack, defence };
      }),
    ] as const;
  });
  return Object.fromEntries(cells);
}

export function clubTickerOf(season: PlainSeason) {
  return {
    kind: 'club',
    gameweeks: season.events.map(({ id }) => id),
    rows: codes(season).map((club) => ({
      club_id: club,
      name: clubBy(season, club).name,
      cells: tickerCells(season, club),
    })),
  };
}

export function clubHeadOf(season: PlainSeason, club: string) {
  const row = tableOf(season).find(({ id }) => id === club);
  const { name, strength } = clubBy(season, club);
  return {
    id: club,
    name,
    strength,
    position: row?.position,
    form: row?.form,
    next: comingCells(season, club, 5),
  };
}

/** For a pass holder: nothing is locked. */
export function clubOverviewOf(season: PlainSeason, club: string) {
  const squad = squadOf(season, club).map((one) => ({
    one,
    label: { id: one.id, name: one.web_name, position: positionOf(one) },
  }));
  const takers = (orderOf: (one: (typeof squad)[number]['one']) => number | null) =>
    squad
      .filter(({ one }) => orderOf(one) !== null)
      .map(({ one, label }) => ({ ...label, order: orderOf(one) ?? 0 }))
      .sort((a, b) => a.order - b.order || a.id - b.id);
  return {
    head: clubHeadOf(season, club),
    top: squad.slice(0, 5).map(({ one, label }) => ({ ...label, total_points: one.total_points })),
    injuries: squad
      .filter(({ one }) => one.status !== 'a' && one.news !== '')
      .map(({ one, label }) => ({
        ...label,
        status: one.status,
        chance: chanceShownOf(season, one),
        news: one.news,
      })),
    set_pieces: {
      penalties: takers((one) => one.penalties_order),
      freekicks: takers((one) => one.direct_freekicks_order),
      corners: takers((one) => one.corners_and_indirect_freekicks_order),
    },
  };
}

export function clubFixturesPageOf(season: PlainSeason, club: string) {
  const fixtures = fixturesOfClub(season, club).map((fixture) => cellOf(season, fixture, club));
  return { head: clubHeadOf(season, club), fixtures };
}

export function clubPointsPageOf(season: PlainSeason, club: string) {
  const positions = squadPositions(season, club);
  const gameweeks = begunGameweeks(season).map((gameweek_id) => {
    const own = noPoints();
    for (const one of season.elements)
      for (const match of matchesOf(season, one.id))
        if (match.club === club && match.row.round === gameweek_id)
          own[positionOf(one)] = (own[positionOf(one)] ?? 0) + match.points;
    return { gameweek_id, total: total(Object.values(own)), positions: own };
  });
  return {
    head: clubHeadOf(season, club),
    total: total(Object.values(positions)),
    positions,
    gameweeks,
  };
}

export const clubsOf = (season: PlainSeason) => codes(season);
