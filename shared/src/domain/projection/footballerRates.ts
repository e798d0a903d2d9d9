import type { ClubRates } from './clubRates';
import { blend } from './clubRates';
import { clubConstants, dayMs, positionConstants, rateConstants as constant } from './constants';
import type { PlayedByFootballer, ProjectedFootballer } from './input';
import { shrunk } from './playingTime';
import type { EpochMs } from '../units';

/**
 * Rates of a footballer per 90 minutes; goals, assists and saves are relative to the expected goals of the
 * sides.
 */
export interface FootballerRates {
  /** Share of the club's goals. */
  readonly goals: number;
  readonly assists: number;
  readonly yellow: number;
  readonly red: number;
  /** Score of the bonus points system without goals, assists and clean sheets. */
  readonly bps: number;
  /** Saves per goal of the other side. */
  readonly saves: number;
  readonly defensive: number;
}

/**
 * Rates of a footballer: actual stats, weighted by time, divided by the expected goals of the side in the
 * minutes played, with a prior by position, price and set pieces.
 */
export function footballerRates(
  footballer: ProjectedFootballer,
  clubs: ClubRates,
  at: EpochMs,
): FootballerRates {
  const { position, price } = footballer;
  const means = positionConstants(position);
  const played = footballer.matches.filter(({ minutes }) => minutes > 0);
  const weighted = played.map((match) => {
    const weight = 0.5 ** ((at - match.kickoff) / dayMs / constant.halfLifeDays);
    const nineties = (weight * match.minutes) / 90;
    const { club, opponent, is_home } = match;
    return {
      match,
      weight,
      nineties,
      scoring: nineties * clubs.goals(club, opponent, is_home),
      conceding: nineties * clubs.goals(opponent, club, !is_home),
    };
  });
  type Weighted = (typeof weighted)[number];
  const rate = (
    count: (match: PlayedByFootballer) => number,
    of: (one: Weighted) => number,
    mean: number,
    prior: number,
  ) =>
    shrunk(
      weighted.reduce((sum, one) => sum + one.weight * count(one.match), 0),
      weighted.reduce((sum, one) => sum + of(one), 0),
      mean,
      prior,
    );
  const nineties = (one: Weighted) => one.nineties;
  const { meanGoals } = clubConstants;
  const dear = price / means.price;
  return {
    goals: rate(
      ({ goals_scored, expected_goals }) => blend(goals_scored, expected_goals, constant.expectedGoals),
      ({ scoring }) => scoring,
      means.goals *
        dear ** means.goalsByPrice *
        (isFirst(footballer.penalties_order) ? constant.penalties : 1),
      constant.priorGoals * meanGoals,
    ),
    assists: rate(
      ({ assists, expected_assists }) =>
        blend(
          assists,
          expected_assists === null ? null : expected_assists * constant.assistsPerExpected,
          constant.expectedAssists,
        ),
      ({ scoring }) => scoring,
      means.assists *
        dear ** means.assistsByPrice *
        (isFirst(footballer.corners_order) || isFirst(footballer.freekicks_order) ? constant.setPieces : 1),
      constant.priorAssists * meanGoals,
    ),
    yellow: rate(({ yellow_cards }) => yellow_cards, nineties, means.yellow, constant.priorCards),
    red: means.red,
    bps: rate(
      ({ bps, goals_scored, assists, clean_sheets }) =>
        bps -
        means.bpsFor.goal * goals_scored -
        means.bpsFor.assist * assists -
        means.bpsFor.cleanSheet * clean_sheets,
      nineties,
      means.bps,
      constant.priorBps,
    ),
    saves:
      position === 'GKP'
        ? rate(
            ({ saves }) => saves,
            ({ conceding }) => conceding,
            constant.savesPerGoal,
            constant.priorSaves * meanGoals,
          )
        : 0,
    defensive: rate(
      ({ defensive_contribution }) => defensive_contribution,
      nineties,
      means.defensive,
      constant.priorDefensive,
    ),
  };
}

const isFirst = (order: number | null) => order === 1;
