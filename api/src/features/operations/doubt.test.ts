import { asTeamId } from '@touchline/shared/domain';
import type { adminData, Dashboard, ReplyOf } from '@touchline/shared/wire';
import type { OfficialBootstrap } from '../../game/fpl/official';
import { createReplaySource } from '../../game/fpl/replay/replaySource';
import { ingestSeason } from '../../game/ingest/ingestSeason';
import { changedSource, type DocumentChange } from '../../../test/support/changedSource';
import { buildGameApp, type GameApp } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

type AdminData = ReplyOf<typeof adminData>['payload'];

const changes: Record<string, DocumentChange> = {};
let app: GameApp;
beforeAll(async () => {
  app = await buildGameApp({
    now: tinySeason.settled,
    // Its administrators need no second factor.
    env: { DEMO_MODE: '1' },
    openSource: (clock) => changedSource(createReplaySource({ folder: writeTinySeason(), clock }), changes),
  });
}, 60_000);
afterAll(() => app.close());

const readAfter = async (minutes: number) => {
  app.clock.set(app.clock.now() + minutes * 60_000);
  return (await ingestSeason({ db: app.db, clock: app.clock, fpl: app.fpl })).outcome;
};
async function metrics() {
  const { body } = await app.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  const valueOf = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(body)?.[1]);
  return { readings: valueOf('game_doubtful_readings_total'), seconds: valueOf('game_doubt_seconds') };
}

it('a doubt is counted by /metrics, and ends once an administrator accepts the answer that was seen', async () => {
  const admin = await app.signUp({ team: asTeamId(101), role: 'ADMIN' });
  expect(await metrics()).toEqual({ readings: 0, seconds: 0 });
  changes['bootstrap-static/'] = ({ elements, ...rest }: OfficialBootstrap) => ({
    ...rest,
    elements: elements.slice(0, -1),
  });
  expect([await readAfter(1), await readAfter(2)]).toEqual(['doubtful', 'doubtful']);
  expect(await metrics()).toEqual({ readings: 2, seconds: 120 });
  const { status } = await admin.read<Dashboard>('/v1/dashboard');
  expect(status).toMatchObject({ game_down: null, game_doubt: expect.stringContaining('in doubt since') });

  const { doubt } = await admin.read<AdminData>('/v1/admin/data');
  expect(doubt).toMatchObject({ reasons: ['bootstrap-static/: 31 footballers, 32 were known'] });
  const accept = { digest: doubt?.digest };
  const { statusCode } = await app.ask('POST', '/v1/admin/data/accept', accept, { token: admin.token });
  expect(statusCode).toBe(200);
  expect(await readAfter(1)).toBe('ok');
  expect(await metrics()).toEqual({ readings: 2, seconds: 0 });
  expect((await admin.read<AdminData>('/v1/admin/data')).doubt ?? null).toBeNull();
});
