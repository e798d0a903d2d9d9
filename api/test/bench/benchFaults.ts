/**
 * For `npm run bench -- faults`: reads a whole season over a socket without faults and, for each seed, with
 * one reply in ten failing. Arguments: number of seeds, the last gameweek, the first seed. Prints a line of
 * JSON for each run, `FaultSeason` with its rate and seed.
 */
import { createDemoSource } from '@touchline/demo-game/demoSource';
import { testAnchor } from '@touchline/demo-game/testing';
import { asTeamId } from '@touchline/shared/domain';
import { createReplaySource } from '../../src/game/fpl/replay/replaySource';
import { type FaultSeasonOptions, readFaultySeason } from '../support/faultSeason';
import { isRecordedThere, recordedFolder, recordedTeam } from '../support/recordedSeason';

/** The recorded season if available, with its one manager; else the simulated one. */
function servedSeason(): Pick<FaultSeasonOptions, 'openSource' | 'teams'> & { readonly name: string } {
  if (isRecordedThere) {
    const openSource: FaultSeasonOptions['openSource'] = (clock) =>
      createReplaySource({ folder: recordedFolder, clock });
    return { name: 'recorded', openSource, teams: [asTeamId(recordedTeam)] };
  }
  const openSource = (clock: Parameters<FaultSeasonOptions['openSource']>[0]) =>
    createDemoSource({ clock, seed: 1, anchor: testAnchor, demoMode: true });
  const [own] = openSource({ now: () => testAnchor, rate: 0 }).teamsForDemoAccounts();
  return { name: 'simulated', openSource, teams: own === undefined ? [] : [own.teamId] };
}

async function main(): Promise<void> {
  const [seeds = 1, last = 38, first = 1] = process.argv.slice(2).map(Number);
  const { name, openSource, teams } = servedSeason();
  const read = (rate: number, seed: number) =>
    readFaultySeason({ openSource, teams, gameweeks: [1, last], rate, seed });
  const print = (figures: object) => process.stdout.write(`${JSON.stringify({ name, ...figures })}\n`);
  print({ rate: 0, seed: 0, ...(await read(0, 0)) });
  for (let seed = first; seed < first + seeds; seed += 1)
    print({ rate: 0.1, seed, ...(await read(0.1, seed)) });
}

void main();
