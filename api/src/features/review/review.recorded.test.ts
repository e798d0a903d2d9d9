import { asTeamId } from '@touchline/shared/domain';
import type { TeamReview } from '@touchline/shared/wire';
import { buildGameApp, type GameApp } from '../../../test/support/gameApp';
import { describeSeason, season2025 } from '../../../test/support/recordedSeason';
import { noteExpectations } from './expectationJobs';

describeSeason('a recorded season, looked back at', season2025, () => {
  let app: GameApp;
  let review: TeamReview;
  beforeAll(async () => {
    app = await buildGameApp({ folder: season2025.folder, now: '2025-12-20T12:00:00Z' });
    const person = await app.signUp({ team: asTeamId(season2025.team), role: 'PREMIUM' });
    const { db, clock, fpl, games } = app;
    // A few deadlines in a run.
    for (let run = 0; run < 5; run += 1)
      await noteExpectations({ db, clock, fpl, game: games.of(fpl.season) }, () => false);
    review = await person.read<TeamReview>('/v1/team/review');
  }, 300_000);
  afterAll(() => app.close());

  it('knows the expected points of every deadline', () => {
    expect(review.rows.length).toBeGreaterThan(10);
    expect(review.rows.every(({ known }) => known != null)).toBe(true);
    expect(review.sum?.unknown).toBe(0);
  });

  it('expected of the line-ups about what they got: luck is less than six points a gameweek', () => {
    const luck = (review.sum?.luck ?? NaN) / review.rows.length;
    expect(Math.abs(luck)).toBeLessThan(6);
  });

  it('has a captain in every gameweek, and no eleven is expected to get more than the best one', () => {
    for (const { known } of review.rows) {
      const of = (kind: string) => known?.decisions.find((one) => one.kind === kind);
      expect(of('captain')).toBeDefined();
      expect(of('bench')?.expected ?? 0).toBeLessThanOrEqual(0);
    }
  });
});
