import {
  asFootballerId,
  type FootballerId,
  type GameweekNumber,
  type Percent,
} from '@touchline/shared/domain';
import { createProjector } from '@touchline/shared/projection';
import type { OfficialFixture } from '../../src/game/fpl/official';
import { parseBootstrap } from '../../src/game/fpl/parseBootstrap';
import { parseFixtures, parseLive } from '../../src/game/fpl/parseFixtures';
import type { Recording } from '../../src/game/fpl/replay/recording';
import { type BuiltSeason, createSeason, type Season } from '../../src/game/season/season';
import {
  projectInTurns,
  projectionInput,
  projectionOf,
  type SeasonProjection,
} from '../../src/features/projection/projection';

/** One footballer at one deadline: expected and actual points. */
export interface Case {
  readonly gameweek: GameweekNumber;
  readonly footballer: FootballerId;
  readonly position: Season['footballers'][number]['position'];
  readonly selected_by: Percent;
  /** Our value, and the game's own for the same gameweek in the same document. */
  readonly ours: number;
  readonly official: number;
  readonly points: number;
  /** Our probabilities of a return and of ten points, and whether ten were scored. */
  readonly chanceOfTen: number;
}

/** Expected points of a gameweek further ahead. */
export interface FarCase {
  readonly season: string;
  /** The deadline's gameweek, and the footballer. */
  readonly deadline: GameweekNumber;
  readonly footballer: FootballerId;
  readonly ahead: number;
  /** Owned at the deadline. */
  readonly selected_by: Percent;
  readonly ours: number;
  readonly official: number;
  readonly points: number;
}

export interface Backtest {
  readonly season: string;
  readonly cases: readonly Case[];
  readonly far: readonly FarCase[];
  /** Milliseconds of the slowest deadline's projection. */
  readonly slowest: number;
}

/** Percent of ownership above which a footballer counts as owned by many. */
export const manySelected = 4;

/** `next`: everybody in the next gameweek. `owned`: those whom many own, in all gameweeks. Each a small part of the work. */
export type BacktestPart = 'all' | 'next' | 'owned';

/**
 * Replays a recorded season deadline by deadline. At each, the season is built from the document recorded
 * just before it and from the matches that were over, and projected as in the API.
 */
export async function backtest(recording: Recording, part: BacktestPart = 'all'): Promise<Backtest> {
  const cases: Case[] = [];
  const far: FarCase[] = [];
  const points = pointsOfGameweeks(recording);
  let slowest = 0;
  let previous: BuiltSeason | undefined;
  for (const { id: gameweek } of recording.lastBootstrap.events) {
    previous = seasonBefore(recording, gameweek, previous);
    const { season } = previous;
    const begun = performance.now();
    const { byFootballer, gameweeks } = await projectPart[part](season);
    slowest = Math.max(slowest, performance.now() - begun);
    for (const footballer of season.footballers.filter((one) => mayPlay(season, one))) {
      const { id, position, selected_by } = footballer;
      if (part === 'owned' && !isOwned(footballer)) continue;
      const projection = byFootballer.get(id);
      const official = footballer.ep_next ?? 0;
      gameweeks.forEach((projected, ahead) => {
        const own = points.get(projected)?.get(id);
        if (own === undefined || !hasFixture(season, projected, footballer.club_id)) return;
        const ours = projection?.ep[ahead] ?? 0;
        far.push({
          season: season.id,
          deadline: gameweek,
          footballer: id,
          ahead,
          selected_by,
          ours,
          official,
          points: own,
        });
        const chanceOfTen = projection?.chance_of_ten[ahead] ?? 0;
        const now = { gameweek, footballer: id, position, selected_by, ours, official };
        if (ahead === 0) cases.push({ ...now, points: own, chanceOfTen });
      });
    }
  }
  return { season: recording.season, cases, far, slowest };
}

export const isOwned = ({ selected_by }: { readonly selected_by: Percent }) => selected_by > manySelected;

const projectPart: Readonly<Record<BacktestPart, (season: Season) => Promise<SeasonProjection>>> = {
  all: projectionOf,
  next: (season) => {
    const input = projectionInput(season);
    return projectInTurns({ ...input, gameweeks: input.gameweeks.slice(0, 1) });
  },
  owned: (season) => {
    // Clubs are rated by the prices of everybody, so the input stays whole.
    const input = projectionInput(season);
    const projector = createProjector(input);
    const owned = input.footballers.filter(isOwned);
    return Promise.resolve({
      gameweeks: input.gameweeks.map(({ id }) => id),
      byFootballer: new Map(owned.map((one) => [one.id, projector(one)])),
    });
  },
};

/** Whether the game does not exclude that the footballer plays. */
function mayPlay(season: Season, { status, chance_next, club_id }: Season['footballers'][number]): boolean {
  const next = season.next?.id;
  return (
    status !== 'u' &&
    status !== 'n' &&
    chance_next !== 0 &&
    next !== undefined &&
    hasFixture(season, next, club_id)
  );
}

const hasFixture = (season: Season, gameweek: GameweekNumber, club: string) =>
  season.fixturesIn(gameweek).some(({ home, away }) => home === club || away === club);

function pointsOfGameweeks(recording: Recording): Map<GameweekNumber, Map<FootballerId, number>> {
  return new Map(
    recording.lastBootstrap.events.map(({ id }) => [
      id,
      new Map(
        recording
          .live(id)
          .elements.map((element) => [asFootballerId(element.id), Number(element.stats.total_points)]),
      ),
    ]),
  );
}

/** The season as it was known just before a deadline. */
export function seasonBefore(
  recording: Recording,
  gameweek: GameweekNumber,
  previous?: BuiltSeason,
): BuiltSeason {
  const bootstrap = parseBootstrap(recording.bootstrapBefore(gameweek));
  const deadline = bootstrap.gameweeks.find(({ id }) => id === gameweek)?.deadline ?? 0;
  const final = new Map(recording.fixtures.map((fixture) => [fixture.id, fixture]));
  const fixtures = recording.fixturesAtDeadline(gameweek).map((fixture) => {
    const played = final.get(fixture.id);
    return played !== undefined && isOverAt(played, deadline) ? played : asComing(fixture);
  });
  const live = new Map(previous?.parts.live);
  for (let past = 1; past < gameweek; past += 1)
    if (!live.has(past)) live.set(past, { epoch: past, footballers: parseLive(recording.live(past)) });
  const parts = {
    id: recording.season,
    epoch: gameweek,
    bootstrap,
    fixtures: parseFixtures(fixtures, bootstrap.clubs),
    live,
  };
  return createSeason(parts, previous);
}

/** A match that had not ended at the deadline counts as coming. */
const matchMs = 2.5 * 3_600_000;

const isOverAt = ({ kickoff_time }: OfficialFixture, deadline: number): boolean =>
  kickoff_time !== null && Date.parse(kickoff_time) + matchMs < deadline;

const asComing = (fixture: OfficialFixture): OfficialFixture => ({
  ...fixture,
  started: false,
  finished: false,
  finished_provisional: false,
  minutes: 0,
  team_h_score: null,
  team_a_score: null,
  stats: [],
});
