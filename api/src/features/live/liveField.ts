import {
  fewestSampled,
  type FootballerId,
  participationIn,
  type Points,
  progressIn,
  rankModel,
  type RankModel,
} from '@touchline/shared/domain';
import { type RankSample, sampleState } from '../../game/handlers/rankSamples';
import type { SampleRow } from '../../game/season/rankSample.queries';
import { type TeamResult, teamResult } from '../../game/reports/teamResult';
import type { FootballerRound, Round } from '../../game/season/round';
import { perSeason } from '../../game/season/perSeason';
import type { Season } from '../../game/season/season';

/** One manager of the sample with live points. */
export interface LiveManager extends SampleRow {
  readonly result: TeamResult;
}

/** Ranks of all managers, estimated from the sample. */
export interface LiveField {
  readonly managers: readonly LiveManager[];
  readonly now: RankModel;
  /** The ranks if all started matches ended now. */
  readonly ended: RankModel;
  /** The ranks without an event that gave a footballer points. */
  without(footballer: FootballerId, points: Points): RankModel;
}

/** Undefined while the sample is too small. Computed once per state of the game and of the sample. */
export function liveField(season: Season, sample: RankSample | undefined): LiveField | undefined {
  if (sample === undefined || sample.rows.length < Math.min(fewestSampled, sample.reading.managers))
    return undefined;
  const fields = fieldsOf(season);
  const state = sampleState(sample.reading);
  const field = fields.get(state) ?? fieldFrom(season, sample);
  fields.set(state, field);
  return field;
}

/** By `sampleState`. */
const fieldsOf = perSeason(() => new Map<string, LiveField>());

function fieldFrom(season: Season, { reading, rows }: RankSample): LiveField {
  const managers = rows.map((row) => ({ ...row, result: resultOf(season, row) }));
  const ended = endedRound(season);
  const without = new Map<string, RankModel>();
  const modelBy = (netOf: (manager: LiveManager) => Points) =>
    rankModel(
      managers.map((one) => ({ place: one.place, counted: one.counted, total: one.before + netOf(one) })),
      reading.managers,
    );
  return {
    managers,
    now: modelBy(({ result }) => result.nett_points),
    ended: modelBy((row) => resultOf(season, row, ended).nett_points),
    without: (footballer, points) => {
      const event = `${footballer} ${points}`;
      const model =
        without.get(event) ??
        modelBy(({ result }) => result.nett_points - points * multiplierOf(result, footballer));
      without.set(event, model);
      return model;
    },
  };
}

/** A footballer's multiplier in a team; 0 if not in it. */
export const multiplierOf = ({ picks }: Pick<TeamResult, 'picks'>, footballer: FootballerId): number =>
  picks.find(({ footballer_id }) => footballer_id === footballer)?.multiplier ?? 0;

function resultOf(season: Season, row: SampleRow, round?: Round['footballers']): TeamResult {
  return teamResult(season, { ...row, gameweek: season.current?.id ?? 0 }, round);
}

/** Everyone's stats if all started matches ended now; matches that have not started stay as they are. */
export const endedRound = perSeason((season): Round['footballers'] => {
  const round = season.round(season.current?.id ?? 0).footballers;
  return new Map([...round].map(([id, footballer]) => [id, endedNow(footballer)]));
});

function endedNow(footballer: FootballerRound): FootballerRound {
  if (!footballer.matches.some(({ fixture }) => fixture.started && !fixture.finished)) return footballer;
  const appearances = footballer.matches.map(({ fixture, stats, lasted }) => ({
    stats,
    lasted,
    finished: fixture.finished || fixture.started,
  }));
  return {
    ...footballer,
    participation: participationIn(appearances),
    progress: progressIn(appearances),
    is_unfinished: appearances.some(({ finished }) => !finished),
  };
}
