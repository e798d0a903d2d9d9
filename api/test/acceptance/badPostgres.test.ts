import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { accountChannel } from '../../src/features/stream/streamHub';
import { listenToStream } from '../support/listenToStream';
import {
  databaseUser,
  findPostgresPrograms,
  type OwnServer,
  runOn,
  startOwnServer,
} from '../support/postgresServer';
import { serverKey, type ServerProcess, startServerProcess } from '../support/serverProcess';
import { tinySeason, writeTinySeason } from '../support/tinySeason';

/** A bad day of PostgreSQL, while a process of the API runs on it that is never restarted. */
const isInstalled = findPostgresPrograms() !== undefined;
const describeBadDay = isInstalled ? describe : describe.skip;
if (!isInstalled) process.stdout.write('  a bad day of PostgreSQL: left out, it is not installed\n');

type Reply = Awaited<ReturnType<ServerProcess['ask']>>;

describeBadDay('a process of the API', () => {
  let postgres: OwnServer;
  let app: ServerProcess;
  let token = '';
  let account = '';

  const run = (statement: string) => runOn(postgres.url, statement);

  beforeAll(async () => {
    postgres = await startOwnServer();
    app = await startServerProcess({
      DATABASE_URL: postgres.url,
      SECRET: 'a secret of tests that everybody may know',
      FPL_SOURCE: `replay:${writeTinySeason()}`,
      CLOCK: `${tinySeason.inPlay}@0`,
      DEMO_MODE: '1',
      TEST_CONTROLS: '1',
    });
    const body = {
      email: 'ada@example.test',
      password: 'correct horse battery',
      username: 'Ada',
      birthday: '1990-02-09',
    };
    const { body: session } = await app.ask('POST', '/v1/auth/register', { body });
    token = String(session['sessionToken']);
    account = (session['user'] as { id: string }).id;
    await run(
      `update account set email_confirmed = true, onboarded = true, team_id = 101, team_season = '2023-24'`,
    );
  }, 180_000);
  afterAll(async () => {
    await app.end('SIGKILL');
    await postgres.stop();
  }, 60_000);

  const read = () => app.ask('GET', '/v1/rivals/state', { token });
  const watch = (footballer: number) => app.ask('POST', `/v1/watch/footballer/${footballer}`, { token });
  const unwatch = (footballer: number) => app.ask('DELETE', `/v1/watch/footballer/${footballer}`, { token });

  const isGivenUp = ({ status, body }: Reply) =>
    status === 503 &&
    body['error'] === 'unavailable' &&
    /Try again in a moment/.test(String(body['message']));

  /** The replies of a bad day: right, or given up with words. */
  function expectWords(replies: readonly Reply[]): void {
    const others = replies.filter((reply) => reply.status !== 200 && !isGivenUp(reply));
    expect(others.slice(0, 3)).toEqual([]);
  }

  async function untilHealed(): Promise<void> {
    let last: Reply | undefined;
    for (let tries = 0; tries < 100; tries += 1) {
      last = await watch(1);
      if (last.status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    throw new Error(`The process did not heal: ${JSON.stringify(last)}`);
  }

  /** What readers and writers have got so far. */
  interface Traffic {
    /** Resolves when so many more writes have been acknowledged. */
    acknowledged(more: number): Promise<void>;
    /** Resolves when a reply has given up with words. */
    givenUp(): Promise<void>;
  }

  /** @throws Error when it is not so after a minute */
  async function until(isSo: () => boolean): Promise<void> {
    for (const end = Date.now() + 60_000; !isSo(); await new Promise((resolve) => setTimeout(resolve, 20)))
      if (Date.now() > end) throw new Error('The traffic did not get so far within a minute.');
  }

  /** Readers and writers all along. @returns their replies, and which footballers must be watched or not */
  async function during(event: (traffic: Traffic) => Promise<void>) {
    let isOver = false;
    const replies: Reply[] = [];
    const lastWrites = new Map<number, boolean>();
    let acknowledged = 0;
    const traffic: Traffic = {
      async acknowledged(more) {
        const before = acknowledged;
        await until(() => acknowledged >= before + more);
      },
      givenUp: () => until(() => replies.some(isGivenUp)),
    };
    const reader = async () => {
      while (!isOver) replies.push(await read());
    };
    /** Adds and removes its footballers in turn. A write that failed may have happened or not. */
    const writer = async (first: number) => {
      for (let round = 0; !isOver; round += 1) {
        const footballer = first + (round % 8);
        const isAdded = Math.floor(round / 8) % 2 === 0;
        const reply = await (isAdded ? watch(footballer) : unwatch(footballer));
        replies.push(reply);
        lastWrites.delete(footballer);
        if (reply.status !== 200) continue;
        acknowledged += 1;
        lastWrites.set(footballer, isAdded);
      }
    };
    const clients = [reader(), reader(), reader(), writer(9), writer(17)];
    await event(traffic).finally(() => (isOver = true));
    await Promise.all(clients);
    return { replies, lastWrites };
  }

  const aMoment = () => new Promise((resolve) => setTimeout(resolve, 500));

  it.each([
    ['crashes and is started again', () => postgres.crash()],
    ['is restarted in order', () => postgres.shutDown()],
  ])(
    'goes on by itself when PostgreSQL %s, and has every write that it acknowledged',
    async (_, end) => {
      const { replies, lastWrites } = await during(async (traffic) => {
        await traffic.acknowledged(20);
        await end();
        await traffic.givenUp();
        await postgres.start();
        await untilHealed();
        await traffic.acknowledged(20);
      });
      expectWords(replies);
      const rows = (await run('select footballer_id as id from account_watch')) as { id: number }[];
      const watched = new Set(rows.map(({ id }) => id));
      for (const [footballer, isWatched] of lastWrites)
        expect([footballer, watched.has(footballer)]).toEqual([footballer, isWatched]);
    },
    120_000,
  );

  it('hears other processes again after a restart of PostgreSQL', async () => {
    const tab = await listenToStream(app.base, { 'x-api-key': serverKey, authorization: `Bearer ${token}` });
    await postgres.crash();
    await postgres.start();
    await untilHealed();
    // As another process sends it.
    const tell = () => run(`select pg_notify('${accountChannel}', '${randomUUID()} ${account}')`);
    const timer = setInterval(() => void tell(), 300);
    const before = tab.received().length;
    try {
      for (let tries = 0; tries < 100 && !tab.received().slice(before).includes('event: state'); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 100));
    } finally {
      clearInterval(timer);
      tab.leave();
    }
    expect(tab.received().slice(before)).toContain('event: state');
  }, 60_000);

  it('gives up with words what waits for a lock, also when more wait than it has connections', async () => {
    const holder = new pg.Client({ connectionString: postgres.url });
    await holder.connect();
    await holder.query('begin; lock table account_watch, account_rival in access exclusive mode');
    const replies = await Promise.all(
      Array.from({ length: 30 }, (_, index) => (index % 2 === 0 ? read() : watch(1 + index))),
    );
    await holder.query('rollback');
    await holder.end();
    expect(replies.filter((reply) => !isGivenUp(reply)).slice(0, 3)).toEqual([]);
    expectWords([await read(), await watch(2)]);
    await untilHealed();
  }, 120_000);

  it('gives up with words when PostgreSQL does not answer at all, and comes back with it', async () => {
    const rows = (await run(
      'select pid from pg_stat_activity where backend_type = $$client backend$$ or true',
    )) as {
      pid: number;
    }[];
    const [main] = (await run(
      `select (regexp_split_to_array(pg_read_file('postmaster.pid'), '\\n'))[1]::int as pid`,
    )) as {
      pid: number;
    }[];
    const processes = [main, ...rows].map((row) => row?.pid ?? 0);
    const signal = (name: NodeJS.Signals) => {
      for (const pid of processes) {
        try {
          process.kill(pid, name);
        } catch {
          // The backend of the query above has ended.
        }
      }
    };
    signal('SIGSTOP');
    const replies = await Promise.all([read(), watch(3), read(), ...Array.from({ length: 15 }, read)]);
    signal('SIGCONT');
    expect(replies.filter((reply) => !isGivenUp(reply)).slice(0, 3)).toEqual([]);
    await untilHealed();
  }, 120_000);

  it('goes on reading while PostgreSQL is read-only, and refuses writes with words', async () => {
    const set = async (value: string) => {
      await run(`alter system set default_transaction_read_only = ${value}`);
      await run('select pg_reload_conf()');
      await aMoment();
    };
    const readTeam = () => app.ask('GET', '/v1/team/main', { token });
    // A team that was never read has to be stored first.
    expect((await readTeam()).status).toBe(200);
    await set('on');
    const replies = [await read(), await readTeam()];
    const refused = await watch(4);
    await run('alter system reset default_transaction_read_only');
    await run('select pg_reload_conf()');
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(isGivenUp(refused)).toBe(true);
    await untilHealed();
  }, 60_000);

  it('says with words that PostgreSQL has no connection left, and goes on when it has', async () => {
    const others: pg.Client[] = [];
    const fill = async () => {
      for (;;) {
        const client = new pg.Client({ connectionString: postgres.url });
        client.on('error', () => {});
        try {
          await client.connect();
          others.push(client);
        } catch {
          return;
        }
      }
    };
    await fill();
    // The process loses its own, and others take them; it may be quicker, then it loses them again.
    const ofTheProcess =
      'from pg_stat_activity where pid <> pg_backend_pid() and application_name = $$$$ and query not like $$%pg_stat_activity%$$ and query <> $$$$';
    for (let left = 1; left > 0;) {
      await others[0]?.query(`select pg_terminate_backend(pid) ${ofTheProcess}`);
      await fill();
      const found = await others[0]?.query<{ left: number }>(`select count(*)::int as left ${ofTheProcess}`);
      left = found?.rows[0]?.left ?? 0;
    }
    const replies = await Promise.all([read(), watch(5), read()]);
    await Promise.all(others.map((client) => client.end().catch(() => {})));
    expect(replies.filter((reply) => !isGivenUp(reply)).slice(0, 3)).toEqual([]);
    await untilHealed();
  }, 60_000);

  const small = 'a disk of 24 MB';
  /** @returns a function that takes the disk away, or undefined where this user may mount nothing */
  function mountSmallDisk(folder: string): (() => void) | undefined {
    const { uid = 0, gid = 0 } = databaseUser();
    mkdirSync(folder);
    const options = `size=24m,mode=700,uid=${uid},gid=${gid}`;
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]).status !== 0) return undefined;
    return () => void spawnSync('umount', ['-l', folder]);
  }

  it('refuses writes with words on a full disk, goes on reading, and writes again once there is room', async () => {
    const folder = join(postgres.folder, 'small');
    const unmount = mountSmallDisk(folder);
    if (unmount === undefined)
      return void process.stdout.write(`  ${small}: left out, this user may not mount one\n`);
    try {
      await run(`create tablespace small location '${folder}'`);
      await run('alter table account_watch set tablespace small');
      await run('alter index account_watch_pkey set tablespace small');
      await run('create table filler (text text) tablespace small');
      await fillDisk();
      const refused = await untilRefused();
      expect(isGivenUp(refused)).toBe(true);
      expect((await read()).status).toBe(200);
      await run('drop table filler');
      await untilHealed();
    } finally {
      await run('alter table account_watch set tablespace pg_default').catch(() => {});
      await run('alter index account_watch_pkey set tablespace pg_default').catch(() => {});
      unmount();
    }
  }, 120_000);

  async function fillDisk(): Promise<void> {
    for (const rows of [1000, 100, 1])
      for (;;) {
        const filled = run(`insert into filler select repeat('x', 7000) from generate_series(1, ${rows})`);
        if (
          !(await filled.then(
            () => true,
            () => false,
          ))
        )
          break;
      }
  }

  /** Pages that have room are filled first. */
  async function untilRefused(): Promise<Reply> {
    let last: Reply | undefined;
    for (let round = 0; round < 5000; round += 1) {
      last = await (round % 2 === 0 ? watch(9) : unwatch(9));
      if (last.status !== 200) return last;
    }
    throw new Error(`No write was refused: ${JSON.stringify(last)}`);
  }

  it('has been the same process all along, and ends in order', async () => {
    expect(app.output()).not.toMatch(/Unhandled|uncaught/i);
    expect(await app.end('SIGTERM')).toBe(0);
  }, 30_000);
});
