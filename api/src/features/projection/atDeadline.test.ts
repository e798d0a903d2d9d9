import { seasonBefore } from '../../../test/backtest/backtest';
import { writeTinySeason } from '../../../test/support/tinySeason';
import { parseBootstrap } from '../../game/fpl/parseBootstrap';
import { parseFixtures } from '../../game/fpl/parseFixtures';
import { openRecording } from '../../game/fpl/replay/recording';
import { inputAtDeadline, projectInTurns, projectionOf } from './projection';

it('what was expected at a deadline is the same later, from what was known then and the matches that were over', async () => {
  const recording = openRecording(writeTinySeason());
  const then = await projectionOf(seasonBefore(recording, 2).season);
  const { season } = seasonBefore(recording, 3);
  const bootstrap = parseBootstrap(recording.bootstrapBefore(2));
  const fixtures = parseFixtures(recording.fixturesAtDeadline(2), bootstrap.clubs);
  const gameweek = { id: 2, deadline: season.gameweek(2)?.deadline ?? 0 };
  const later = await projectInTurns(
    inputAtDeadline(season, gameweek, { footballers: bootstrap.footballers, fixtures }),
  );
  expect(later.gameweeks).toEqual([2]);
  expect(later.byFootballer.size).toBe(32);
  for (const [id, { ep }] of later.byFootballer)
    expect(ep[0]).toBeCloseTo(then.byFootballer.get(id)?.ep[0] ?? NaN, 10);
});
