import { metrics, positions, type PickResult, type SuggestedLineup } from '@touchline/shared/domain';
import type { AutoSubstitution, Card, ExplainedPoints, PitchInfo, PitchSide } from '@touchline/shared/wire';
import { chanceInNextMatch } from './matchChance';
import type { Season } from '../season/season';
import { pickCard, placeNow } from './card';
import { type CardReader } from './paidValues';
import type { TeamResult } from './teamResult';

/** All metrics: gated values are not in the cards, so the switcher can offer every metric. */
export const pitchViews: PitchInfo['views'] = metrics.map(({ key }) => key);

export interface PitchContext {
  readonly season: Season;
  readonly reader: CardReader;
  readonly suggested?: SuggestedLineup;
}

/** A team's gameweek on the pitch, with the automatic substitutions made so far in place. */
export function teamPitch(context: PitchContext, result: TeamResult): { info: PitchInfo; team: PitchSide } {
  const cards = cardsInOrder({ ...context, gameweek: result.gameweek }, result);
  const isStarting = ({ pick }: Card) =>
    pick !== undefined && pick.order <= context.season.rules.squad.lineup;
  const starting = cards.filter(isStarting);
  const lines = positions.map((position) => starting.filter((card) => card.position === position));
  const others = starting.filter((card) => !(positions as readonly string[]).includes(card.position));
  const pitch = [...lines, others].filter((line, index) => index < positions.length || line.length > 0);
  return {
    info: {
      single_team: true,
      setup: pitch.map((line) => line.length),
      views: pitchViews,
      gameweek_id: result.gameweek,
    },
    team: { pitch, subs: cards.filter((card) => !isStarting(card)) },
  };
}

/** The pitch of a team that has no squad yet. */
export const emptyPitch: { info: PitchInfo; team: PitchSide } = {
  info: { single_team: true, setup: [], views: pitchViews, gameweek_id: null },
  team: { pitch: [], subs: [] },
};

function cardsInOrder(context: PitchContext & { gameweek: number }, result: TeamResult): Card[] {
  const place = (pick: PickResult) => placeNow(result, pick);
  return [...result.picks]
    .sort((a, b) => place(a) - place(b))
    .flatMap((pick) => pickCard(context, result, pick) ?? []);
}

/** `gross + provisional_bonus − hits = nett`, with the resulting total. */
export function explainedPoints(result: TeamResult, total: number): ExplainedPoints {
  return {
    gross: result.base,
    provisional_bonus: result.provisional_bonus,
    hits: result.hits,
    nett: result.nett_points,
    bench: result.bench_points,
    total,
  };
}

/** Footballers of a squad who may miss their next match: the chance of playing in percent, by id. */
export function doubtsIn(season: Season, { squad }: TeamResult): Record<string, number> {
  const doubts = squad.flatMap(({ footballer_id }) => {
    const footballer = season.footballer(footballer_id);
    const chance = footballer === undefined ? 100 : chanceInNextMatch(season, footballer);
    return chance < 100 ? [[String(footballer_id), chance] as const] : [];
  });
  return Object.fromEntries(doubts);
}

/**
 * Automatic substitutions. None is final while anyone of the fifteen may still play or be absent: an earlier
 * absent starter would take the substitute, and the later one the next.
 */
export function autoSubstitutions({ substitutions, picks }: TeamResult): AutoSubstitution[] {
  const settled = picks.every(({ participation }) => participation !== 'pending');
  return substitutions.map((one) => ({ in: one.in, out: one.out, settled }));
}
