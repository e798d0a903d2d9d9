/**
 * For `npm run bench -- plans`: what planners start from, as the planner's page gets it. `demo` has some managers of the
 * demo season at two moments, `recorded` the recorded managers where the recordings are there. Prints one line of JSON,
 * `StartOfPlanner[]`.
 */
import { asTeamId } from '@touchline/shared/domain';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { PlanStartReply, Projections } from '@touchline/shared/wire';
import { createDemoSource } from '@touchline/demo-game/demoSource';
import { testAnchor } from '@touchline/demo-game/testing';
import { buildGameApp, type GameApp } from '../support/gameApp';
import { season2023, season2025 } from '../support/recordedSeason';

interface StartOfPlanner {
  readonly name: string;
  readonly reply: PlanStartReply;
  readonly projected: Projections;
}

const day = 86_400_000;
const demoMoments = [testAnchor - 98 * day, testAnchor];
const demoTeams = 4;

/** Shortly before the deadlines of three gameweeks each. */
const recordings = [
  { ...season2023, moments: ['2023-10-20T12:00:00Z', '2024-01-10T12:00:00Z', '2024-03-20T12:00:00Z'] },
  { ...season2025, moments: ['2025-10-15T12:00:00Z', '2025-12-18T12:00:00Z', '2026-03-10T12:00:00Z'] },
];

async function demoStarts(): Promise<StartOfPlanner[]> {
  const starts: StartOfPlanner[] = [];
  for (const now of demoMoments) {
    const app = await buildGameApp({
      now: new Date(now).toISOString(),
      openSource: (clock) => createDemoSource({ clock, seed: 1, anchor: testAnchor, demoMode: true }),
    });
    const teams = app.fpl.teamsForDemoAccounts?.().map(({ teamId }) => teamId) ?? [];
    for (const team of teams.slice(0, demoTeams)) starts.push(await startOf(app, team, 'demo'));
    await app.close();
  }
  return starts;
}

async function recordedStarts(): Promise<StartOfPlanner[]> {
  const starts: StartOfPlanner[] = [];
  for (const { name, folder, team, moments } of recordings) {
    if (!existsSync(resolve(folder, 'bootstrap-static.json'))) continue;
    for (const now of moments) {
      const app = await buildGameApp({ folder, now });
      starts.push(await startOf(app, team, name));
      await app.close();
    }
  }
  return starts;
}

async function startOf(app: GameApp, team: number, season: string): Promise<StartOfPlanner> {
  const person = await app.signUp({ team: asTeamId(team), role: 'PREMIUM' });
  const reply = await person.read<PlanStartReply>('/v1/planner/start');
  const projected = await person.read<Projections>('/v1/projections');
  return { name: `${season}, team ${team}, gameweek ${reply.start?.gameweek_id}`, reply, projected };
}

const starts = process.argv[2] === 'demo' ? await demoStarts() : await recordedStarts();
process.stdout.write(`${JSON.stringify(starts)}\n`);
