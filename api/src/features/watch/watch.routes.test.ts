import { asTeamId } from '@touchline/shared/domain';
import { accountChannel } from '../stream/streamHub';
import { buildGameApp, type GameApp, type Person } from '../../../test/support/gameApp';
import { tinySeason, writeTinySeason } from '../../../test/support/tinySeason';

let app: GameApp;
let person: Person;
let received: string[] = [];
let stopListening: () => Promise<void>;

beforeAll(async () => {
  app = await buildGameApp({ folder: writeTinySeason(), now: tinySeason.settled });
  person = await app.signUp({ team: asTeamId(101) });
  stopListening = await app.db.listen(accountChannel, (account) => received.push(account));
}, 60_000);
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  await stopListening();
  await app.close();
});

/** Notifications arrive after the reply. */
async function untilNotified(): Promise<void> {
  for (let wait = 0; received.length === 0 && wait < 100; wait += 1)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

it.each([
  ['POST', '/v1/watch/footballer/12'],
  ['DELETE', '/v1/watch/footballer/12'],
  ['POST', '/v1/rivals/add/102'],
  ['PUT', '/v1/rivals/set_default/elite'],
  ['DELETE', '/v1/rivals/remove/102'],
] as const)('tells the account’s other tabs of %s %s', async (method, url) => {
  expect((await person.ask(method, url)).status).toBe(200);
  await untilNotified();
  expect(received).toEqual([person.id]);
});

it('tells nobody of a change that was refused', async () => {
  expect((await person.ask('POST', '/v1/watch/footballer/99')).status).toBe(404);
  expect((await person.ask('PUT', '/v1/rivals/set_default/friends')).status).toBe(400);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(received).toEqual([]);
});
