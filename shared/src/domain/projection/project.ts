import { rulesIn } from '../seasonRules';
import { clubRates, type ClubRates } from './clubRates';
import { manyPoints, manyPointsTrueOf } from './constants';
import { certain, chanceOfAtLeast, meanOf, sumOf } from './distributions';
import { footballerRates } from './footballerRates';
import type { FootballerProjection, ProjectedFootballer, ProjectedGameweek, ProjectionInput } from './input';
import type { AnyPosition } from '../units';
import { playingTime, type PlayingTime } from './playingTime';
import { type MatchProjection, projectMatch } from './projectMatch';

/** Projects footballers one by one, so that the work can be split. */
export type Projector = (footballer: ProjectedFootballer) => FootballerProjection;

export function createProjector(input: ProjectionInput): Projector {
  const clubs = clubRates(input.clubs, input.matches, input.footballers, input.at);
  return (footballer) => projectFootballer(input, clubs, footballer);
}

/** Expected points of every footballer in every requested gameweek. */
export function project(input: ProjectionInput): FootballerProjection[] {
  return input.footballers.map(createProjector(input));
}

function projectFootballer(
  { rules, at, gameweeks }: ProjectionInput,
  clubs: ClubRates,
  footballer: ProjectedFootballer,
): FootballerProjection {
  const rates = footballerRates(footballer, clubs, at);
  const timeAt = playingTime(footballer, at);
  const weeks = gameweeks.map((gameweek, ahead) => {
    const matches = fixturesOf(footballer, gameweek).map(({ opponent, isHome, kickoff }) => {
      const time = timeAt(kickoff, ahead);
      const { position } = footballer;
      const scores = clubs.goals(footballer.club_id, opponent, isHome);
      const concedes = clubs.goals(opponent, footballer.club_id, !isHome);
      const scoring = rulesIn(rules, gameweek.id);
      return { time, ...projectMatch({ position, rules: scoring, rates, time, scores, concedes }) };
    });
    return weekOf(matches, footballer.position);
  });
  return {
    id: footballer.id,
    ep: weeks.map(({ ep }) => ep),
    minutes: weeks.map(({ minutes }) => minutes),
    chance_of_start: weeks.map(({ start }) => start),
    chance_to_play: weeks.map(({ play }) => play),
    chance_of_return: weeks.map(({ chanceOfReturn }) => chanceOfReturn),
    chance_of_ten: weeks.map(({ chanceOfTen }) => chanceOfTen),
    parts: weeks[0]?.parts ?? {},
  };
}

function fixturesOf({ club_id }: ProjectedFootballer, { fixtures, deadline }: ProjectedGameweek) {
  return fixtures
    .filter(({ home, away }) => home === club_id || away === club_id)
    .map(({ home, away, kickoff }) => {
      const isHome = home === club_id;
      return { isHome, opponent: isHome ? away : home, kickoff: kickoff ?? deadline };
    });
}

/** Combines all matches of a gameweek. */
function weekOf(
  matches: readonly (MatchProjection & { readonly time: PlayingTime })[],
  position: AnyPosition,
) {
  const points = matches.length === 0 ? certain(0) : sumOf(matches.map((match) => match.points));
  const parts: Record<string, number> = {};
  for (const match of matches)
    for (const [category, value] of Object.entries(match.parts))
      parts[category] = (parts[category] ?? 0) + value;
  const never = (chanceOf: (match: (typeof matches)[number]) => number) =>
    matches.reduce((chance, match) => chance * (1 - chanceOf(match)), 1);
  return {
    ep: meanOf(points),
    minutes: matches.reduce((sum, { time }) => sum + time.minutes, 0),
    start: 1 - never(({ time }) => time.start),
    play: 1 - never(({ time }) => time.play),
    chanceOfReturn: 1 - never((match) => match.chanceOfReturn),
    chanceOfTen: asItComesTrue(chanceOfAtLeast(points, manyPoints), position),
    parts,
  };
}

/** Below this the chance falls in proportion to 0. */
const leastChance = 0.0001;

/** The chance of many points, 0 to 1, by how often such chances of the position came true. 0 and 1 stay. */
function asItComesTrue(chance: number, position: AnyPosition): number {
  if (chance <= 0 || chance >= 1) return chance;
  const { shift, slope } = manyPointsTrueOf(position);
  const odds = (value: number) => value / (1 - value);
  const least = Math.min(1, chance / leastChance);
  const raised = Math.exp(shift + slope * Math.log(odds(Math.max(chance, leastChance))));
  return (least * raised) / (1 + raised);
}
