import { asTeamId } from '@touchline/shared/domain';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { Compile } from 'typebox/compile';
import { type Call, Problem } from '@touchline/shared/wire';
import { buildGameApp, type GameApp } from '../support/gameApp';
import {
  hostileRequests,
  type HostileRequest,
  type Persona,
  strayRequests,
} from '../support/hostileRequests';
import { personalDigest } from '../support/personalDigest';
import { specificationCalls } from '../support/specificationCalls';
import { tinySeason, writeTinySeason } from '../support/tinySeason';
import { wireCalls } from '../support/wireCalls';

/**
 * Fuzz test: every call with requests generated from its schema and from typical attacks. `FUZZ_INPUTS` is
 * the total number, `FUZZ_SEED` selects them (`npm run soak -- fuzz 1000000`); a failure prints the request,
 * and the seed and path to repeat it.
 */
const inputs = Number(process.env['FUZZ_INPUTS'] ?? 12_000);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_240_120);
const strays = Math.ceil(inputs * 0.05);
const perCall = Math.ceil((inputs - strays) / wireCalls.length);
const patience = Math.max(60_000, inputs * 10);

const isProblem = Compile(Problem);

let app: GameApp;
const tokens = new Map<Persona, string>();
/** Valid addresses of every call with parameters. */
let examples: readonly string[] = [];
let asked = 0;
beforeAll(async () => {
  app = await buildGameApp({
    folder: writeTinySeason(),
    now: tinySeason.inPlay,
    env: { DEMO_MODE: '1', TEST_CONTROLS: '1' },
  });
  for (const [persona, role] of [
    ['free', 'USER'],
    ['pass', 'PREMIUM'],
    ['admin', 'ADMIN'],
  ] as const) {
    tokens.set(persona, (await app.signUp({ team: asTeamId(101), role })).token);
  }
  const unconfirmed = await app.signUp();
  await app.db.run(sql`update account set email_confirmed = false where id = ${unconfirmed.id}`);
  tokens.set('unconfirmed', unconfirmed.token);
  const subjects = { gameweek: 2, fixture: 'che-liv', footballer: 5, club: 'ars', team: 102, rival: 103 };
  const calls = specificationCalls({ ...subjects, league: tinySeason.league });
  const victim = await app.signUp({ team: asTeamId(102) });
  examples = [
    ...calls.flatMap(({ urls }) => urls),
    `/v1/admin/users/${victim.id}/role`,
    `/v1/admin/users/${victim.id}/resend_confirmation`,
  ];
}, 120_000);
afterAll(() => app.close(), 30_000);

/** Some inputs end their own session: it is restored for the next ones. */
const restore = () => app.db.run(sql`update session set revoked_at = null where revoked_at is not null`);

function send(method: string, { url, persona, address, headers, payload }: HostileRequest) {
  const token = tokens.get(persona);
  return app.app.inject({
    method: method as 'GET',
    url,
    remoteAddress: address,
    payload,
    headers: {
      'x-api-key': app.config.apiKey,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
  });
}

const decoders: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Body of a reply, which the request may have asked for compressed. */
const textOf = ({ headers, rawPayload }: LightMyRequestResponse) =>
  (decoders[String(headers['content-encoding'])]?.(rawPayload) ?? rawPayload).toString('utf8');

/** The app has already checked a success against its schema, and answers 500 if it does not match. */
function judge(reply: LightMyRequestResponse): void {
  const { statusCode } = reply;
  const body = textOf(reply);
  if (statusCode >= 500) throw new Error(`${statusCode} ${body}`);
  if (statusCode >= 400 && !isProblem.Check(JSON.parse(body)))
    throw new Error(`${statusCode} with a body that is no Problem: ${body}`);
}

describe.each(wireCalls.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  it(
    `answers ${perCall} hostile requests, and what it refuses leaves nothing behind`,
    async () => {
      const writes = call.method !== 'GET';
      let before = await personalDigest(app.db);
      await fc.assert(
        fc.asyncProperty(hostileRequests(call, examples), async (request) => {
          const reply = await send(call.method, request);
          judge(reply);
          if (!writes) return;
          if (reply.statusCode < 400) await restore();
          const after = await personalDigest(app.db);
          if (reply.statusCode >= 400 && after !== before)
            throw new Error(`${reply.statusCode} and yet written:\n${before}\n\n${after}`);
          before = after;
          asked += 1;
          if (asked % 50 !== 0) return;
          // Rate limits are not tested here, and a million inputs would spend their time reading old mails.
          await app.db.run(sql`delete from throttle`);
          await app.db.run(sql`delete from outbox`);
          before = await personalDigest(app.db);
        }),
        { numRuns: perCall, seed },
      );
      // A call that reads must not change anything, whatever the input.
      expect(await personalDigest(app.db)).toBe(before);
    },
    patience,
  );
});

it(
  `answers ${strays} requests that are no call at all`,
  async () => {
    await fc.assert(
      fc.asyncProperty(strayRequests, async (request) => {
        const { statusCode, body } = await send(request.method, request);
        if (statusCode >= 500) throw new Error(`${statusCode} ${body}`);
      }),
      { numRuns: strays, seed },
    );
  },
  patience,
);

const methods: readonly Call['method'][] = ['GET', 'POST', 'PUT', 'DELETE'];

it.each(wireCalls.map(({ path }) => path))('answers a wrong method of %s with 405 or 404', async (path) => {
  const served = wireCalls.filter((call) => call.path === path).map(({ method }) => method);
  const url = path.replace(/:\w+\??/g, '1');
  for (const method of methods.filter((one) => !served.includes(one))) {
    const { statusCode } = await app.ask(method, url, undefined, { token: tokens.get('pass') });
    expect([404, 405]).toContain(statusCode);
  }
});

it.each(wireCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  'wants the key for %s',
  async (_, { method, path }) => {
    const reply = await app.app.inject({ method, url: path.replace(/:\w+\??/g, '1') });
    expect([reply.statusCode, reply.json<Problem>().error]).toEqual([401, 'bad_api_key']);
  },
);
