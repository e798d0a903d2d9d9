import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  asFootballerId,
  asTeamId,
  type FootballerId,
  type GameweekNumber,
  type Points,
  type TeamId,
} from '@touchline/shared/domain';
import type { PlanStartReply } from '@touchline/shared/wire';
import { parseBootstrap } from '../../src/game/fpl/parseBootstrap';
import { parseFixtures, parseLive } from '../../src/game/fpl/parseFixtures';
import type { Recording } from '../../src/game/fpl/replay/recording';
import { type BuiltSeason, createSeason, type Season } from '../../src/game/season/season';
import { planStartReply } from '../../src/features/plans/planStart';
import { projectedGameweeks, projectionOf } from '../../src/features/projection/projection';
import { seasonBefore } from '../backtest/backtest';

/** What the planner's page gets at a deadline, and how the gameweek ended. */
export interface PlannerDeadline {
  /** Without a start: each squad brings its own. */
  readonly reply: PlanStartReply;
  readonly projected: {
    readonly gameweeks: readonly GameweekNumber[];
    readonly rows: readonly { readonly id: FootballerId; readonly ep: readonly number[] }[];
  };
  /** Everyone with a fixture in the gameweek. */
  readonly results: readonly {
    readonly id: FootballerId;
    readonly points: Points;
    readonly has_played: boolean;
  }[];
  /** Points of the average manager. */
  readonly average: Points;
}

/** A recorded manager. */
export interface PlannerManager {
  readonly team: TeamId;
  /** Points of each gameweek, hits taken off. */
  readonly points: readonly { readonly gameweek_id: GameweekNumber; readonly points: Points }[];
  /** The squad of the first gameweek in slot order; empty if it is not recorded. */
  readonly first_squad: readonly FootballerId[];
}

export interface PlannerSeason {
  readonly season: string;
  readonly deadlines: readonly PlannerDeadline[];
  readonly managers: readonly PlannerManager[];
}

/** A recorded season as the planner meets it, deadline by deadline. */
export async function plannerSeason(
  recording: Recording,
  folder: string,
  onGameweek: (gameweek: GameweekNumber) => void = () => undefined,
): Promise<PlannerSeason> {
  const over = finishedSeason(recording);
  const deadlines: PlannerDeadline[] = [];
  let previous: BuiltSeason | undefined;
  for (const { id: gameweek, average_entry_score } of recording.lastBootstrap.events) {
    onGameweek(gameweek);
    previous = seasonBefore(recording, gameweek, previous);
    const { season } = previous;
    const { byFootballer, gameweeks } = await projectionOf(season);
    deadlines.push({
      reply: planStartReply(season, undefined, { gameweeks: projectedGameweeks, reader }),
      projected: { gameweeks, rows: [...byFootballer].map(([id, { ep }]) => ({ id, ep })) },
      results: [...over.round(gameweek).footballers].map(([id, { base, participation }]) => ({
        ...{ id, points: base, has_played: participation === 'played' },
      })),
      average: average_entry_score ?? 0,
    });
  }
  return { season: recording.season, deadlines, managers: managersOf(recording, folder) };
}

/** Sees what the season pass opens. */
const reader = { account_id: 'season' as never, pass: true };

/** The season after its last gameweek. */
function finishedSeason(recording: Recording): Season {
  const bootstrap = parseBootstrap(recording.lastBootstrap);
  const gameweeks = recording.lastBootstrap.events.map(({ id }) => id);
  return createSeason({
    id: recording.season,
    epoch: gameweeks.length + 1,
    bootstrap,
    fixtures: parseFixtures(recording.fixtures, bootstrap.clubs),
    live: new Map(gameweeks.map((id) => [id, { epoch: id, footballers: parseLive(recording.live(id)) }])),
  }).season;
}

function managersOf(recording: Recording, folder: string): PlannerManager[] {
  const entries = join(folder, 'entry');
  const teams = existsSync(entries) ? readdirSync(entries).map(Number).filter(Number.isInteger) : [];
  return teams.flatMap((team) => {
    const entry = recording.entry(team);
    if (entry === undefined) return [];
    const points = entry.history.current.map((row) => ({
      gameweek_id: row.event,
      points: row.points - row.event_transfers_cost,
    }));
    const first = recording.lastBootstrap.events[0]?.id ?? 1;
    const picks = entry.picks(first)?.picks ?? [];
    const inOrder = [...picks].sort((a, b) => a.position - b.position);
    return [
      { team: asTeamId(team), points, first_squad: inOrder.map(({ element }) => asFootballerId(element)) },
    ];
  });
}
