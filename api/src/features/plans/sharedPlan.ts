import {
  captainMultiplier,
  type ClubId,
  effectOf,
  type FootballerId,
  type GameweekNumber,
} from '@touchline/shared/domain';
import { type ExpectedPoints, type PlanStart, type PlanWeek, walkPlan } from '@touchline/shared/plan';
import type { SharedPlan } from '@touchline/shared/wire';
import { nameOf, type Season } from '../../game/season/season';
import { planMarketOf } from './planStart';

interface SharedFrom {
  readonly season: Season;
  readonly start: PlanStart;
  /** Puts line-ups in order; the points themselves are for pass holders and are not shown. */
  readonly expected: ExpectedPoints;
}

/** The public gameweeks of a draft. */
export function sharedWeeks(
  { season, start, expected }: SharedFrom,
  weeks: readonly PlanWeek[],
): SharedPlan['weeks'] {
  const context = { market: planMarketOf(season), rules: season.rules, expected };
  const coming = weeks.filter(({ gameweek_id }) => gameweek_id >= start.gameweek_id);
  const named = (id: FootballerId) => ({ id, name: nameOf(season, id) });
  const placedIn = (gameweek: number) => (id: FootballerId) => {
    const footballer = season.footballer(id);
    return {
      ...named(id),
      club_id: footballer?.club_id ?? null,
      position: (footballer?.position ?? null) as 'GKP' | null,
      price: footballer?.price ?? null,
      opponents: footballer === undefined ? [] : opponentsIn(season, footballer.club_id, gameweek),
    };
  };
  return walkPlan(start, coming, context).map((week) => ({
    gameweek_id: week.gameweek_id,
    chip: week.chip,
    transfers: week.transfers.map((one) => ({ out: named(one.out), in: named(one.in) })),
    lineup: week.lineup.map(placedIn(week.gameweek_id)),
    bench: week.bench.map(placedIn(week.gameweek_id)),
    captain: week.captain,
    vice_captain: week.vice_captain,
    captain_times: effectOf(week.chip, season.rules).captain_multiplier ?? captainMultiplier,
    bank: week.bank,
    free_transfers: week.free_transfers,
    hits: week.hits,
    is_legal: week.problems.length === 0,
  }));
}

const opponentsIn = (season: Season, club: ClubId, gameweek: GameweekNumber) =>
  season
    .fixturesIn(gameweek)
    .filter(({ home, away }) => home === club || away === club)
    .map(({ home, away }) => ({ opponent_id: home === club ? away : home, is_home: home === club }));
