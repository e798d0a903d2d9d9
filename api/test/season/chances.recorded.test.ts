import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { measuredChances } from '@touchline/shared/simulation';
import { runsOfSquad, simulateGameweek } from '../../src/features/chances/simulatedGameweek';
import { openRecording, type Recording } from '../../src/game/fpl/replay/recording';
import { seasonBefore } from '../backtest/backtest';
import { season2025 } from '../support/recordedSeason';
import { brierScore, captainCases, captainReliability, drawReliability, favourites } from './chanceMeasures';
import { chanceReport } from './chanceReport';
import { chancesOfRecording } from './chancesOfRecording';
import { netOf, readSquads, type RecordedSquad, submittedSquad } from './recordedSquads';

const file = resolve(season2025.folder, '../managers-2025-26/squads.ndjson.gz');
const isThere = existsSync(file);
const describeSquads = isThere ? describe : describe.skip;

describeSquads(`real squads of 2025-26${isThere ? '' : ` (skipped: none at ${file})`}`, () => {
  let recording: Recording;
  let squads: readonly RecordedSquad[];
  beforeAll(() => {
    recording = openRecording(season2025.folder);
    squads = readSquads(file);
  });

  it('get what they really got when the gameweek is over', async () => {
    const { season } = seasonBefore(recording, 11);
    const table = await simulateGameweek(season, 10, 1);
    for (const squad of squads.filter(({ gameweek }) => gameweek === 10)) {
      const [net] = runsOfSquad(season, table, submittedSquad(season, squad));
      expect([squad.picks, net]).toEqual([squad.picks, netOf(squad)]);
    }
  }, 120_000);

  it('beat each other about as often as was said at the deadline', async () => {
    const result = await chancesOfRecording(recording, { squads, from: 27, to: 35, pairs: 300 });
    expect(brierScore(result.pairs, ({ chance }) => chance)).toBeLessThan(
      brierScore(result.pairs, () => 0.5),
    );
    // Part of the season: the share of all of it is in `docs/advice.md`.
    const { share } = favourites(result.pairs, 0.75, 0.85);
    expect(Math.abs(share - measuredChances.came)).toBeLessThan(0.15);
    expect(chanceReport(result)).toContain('gameweeks 27 to 35');
    const draws = drawReliability(result.pairs).at(-1);
    expect(Math.abs((draws?.came ?? 1) - (draws?.said ?? 0))).toBeLessThan(0.01);
    const changes = captainReliability(captainCases(result.pairs)).at(-1);
    expect(changes?.cases).toBeGreaterThan(result.pairs.length / 2);
    expect(Math.abs((changes?.came ?? 1) - (changes?.said ?? 0))).toBeLessThan(0.05);
  }, 300_000);
});
