// @ts-check
import { loadavg } from 'node:os';
import { step } from '../lib/terminal.mjs';
import { judge, lastReturns, spread } from './matchday/judge.mjs';
import { fillSite, startProcesses } from './matchday/site.mjs';
import { watch } from './matchday/watch.mjs';

const minutes = Number(process.env.MATCHDAY_MINUTES ?? 10);
const streams = Number(process.env.MATCHDAY_STREAMS ?? 100);
const deletions = 500;
const expired = 4_000;
/** Share of the devices that have been told when a process is killed. */
const killAfter = 0.2;
const restartAfterMs = 5_000;
/** After the match, for what is left of the storm, the sweep and the deletions. */
const restMs = 180_000;

const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const line = (name, value) => process.stdout.write(`  ${name.padEnd(44)}${value}\n`);
const seconds = (ms) => (ms === undefined ? 'never' : `${(ms / 1000).toFixed(1)} s`);

/**
 * A match on two processes of the built app behind nginx, on a PostgreSQL with so many accounts: readers all along, then at one goal
 * a push to a device of every fourth account, a sweep of expired sessions, 500 deletions due, and the death of the process that reads
 * the game.
 *
 * @param {number} accounts
 * @throws Error with a sentence for each claim of `judge` that did not hold
 */
export async function playMatchday(accounts) {
  /** @type {{ onMail?: (to: string) => void }} */
  const watching = {};
  const site = await step(`Filling PostgreSQL with ${accounts} accounts`, () =>
    fillSite(accounts, (to) => watching.onMail?.(to)),
  );
  try {
    const processes = await step('Starting two processes behind nginx', () =>
      startProcesses(site, minutes * 60),
    );
    try {
      const watched = watch({ ...site, ...processes }, streams);
      watching.onMail = watched.onMail;
      const run = await step(`A match within ${minutes} minutes`, () => playStory(site, processes, watched));
      print(accounts, { ...run, worst: await worstStatements(site) });
      const missed = judge(run);
      if (missed.length > 0) throw new Error(missed.join('; '));
    } finally {
      await processes.stop();
    }
  } finally {
    await site.stop();
  }
}

async function playStory(site, processes, watched) {
  const { matchEnds } = processes;
  const loads = [loadavg()[0]];
  const storm = {
    began: undefined,
    notifiedAfter: undefined,
    deletedAfter: undefined,
    sweptAfter: undefined,
  };
  const downUntil = { port: processes.ports[0], at: Infinity };
  let killedAt;
  const reading = { as_of: 0, at: performance.now(), still: 0, afterKill: undefined };
  let left = await countLeft(site);
  const isOver = () => left.alerts + left.accounts + left.sessions === 0 && storm.began !== undefined;
  while (performance.now() < matchEnds || (!isOver() && performance.now() < matchEnds + restMs)) {
    await wait(500);
    left = await countLeft(site);
    if (performance.now() < matchEnds) noteReading(reading, left.as_of, killedAt);
    if (storm.began === undefined && left.notified + left.alerts > 0) {
      storm.began = performance.now();
      await askForWork(site, processes.appNow());
      left = await countLeft(site);
      loads.push(loadavg()[0]);
    }
    if (killedAt === undefined && left.notified >= site.devices * killAfter)
      killedAt = processes.killFirst(restartAfterMs, () => (downUntil.at = performance.now()));
    note(storm, left, site.devices);
  }
  loads.push(loadavg()[0]);
  await watched.stop();
  const pushes = await site.countPushes();
  const { calls, probes, codes, epochs, deliveries, returns } = watched;
  const seen = { calls, probes, codes, epochs, deliveries, returns, reading, killedAt, downUntil };
  const { readEveryMs } = processes;
  return { ...seen, readEveryMs, loads, left, devices: site.devices, storm: { ...storm, pushes } };
}

/**
 * How old the stored points get, by our own clock: those of the processes are behind ours by the time of their start.
 */
function noteReading(reading, as_of, killedAt) {
  const now = performance.now();
  reading.still = Math.max(reading.still, now - reading.at);
  if (as_of === reading.as_of) return;
  if (killedAt !== undefined) reading.afterKill ??= now - killedAt;
  reading.as_of = as_of;
  reading.at = now;
}

/** When what the storm brought was done, in milliseconds after its beginning. */
function note(storm, left, devices) {
  if (storm.began === undefined) return;
  const after = performance.now() - storm.began;
  if (left.notified === devices && left.alerts === 0) storm.notifiedAfter ??= after;
  if (left.accounts === 0) storm.deletedAfter ??= after;
  if (left.sessions === 0) storm.sweptAfter ??= after;
}

/** Sessions that have expired and accounts that are to be deleted, both now. Accounts with a device stay: each is told. */
async function askForWork({ query }, appNow) {
  const without = `select id from account where email like 'growth%' and not exists (
    select 1 from push_device where account_id = account.id)`;
  await query(
    `update session set expires_at = now() - interval '1 minute' where id in (
      select id from session where account_id in (${without} limit ${expired}) limit ${expired})`,
    [],
  );
  await query(
    `update account set deletion_schedule = $1 where id in (${without} order by id desc limit ${deletions})`,
    [new Date(appNow)],
  );
  await query(
    `update job set run_at = now() where kind in ('sweep sessions', 'delete accounts') and done_at is null and dead_at is null`,
    [],
  );
}

const countLeft = async ({ query }) => {
  const [row] = await query(
    `select (select count(*)::int from alert where settled_at is null) as alerts,
      (select count(distinct device_id)::int from alert where settled_at is not null) as notified,
      (select count(*)::int from account where deletion_schedule is not null) as accounts,
      (select count(*)::int from session where expires_at <= now()) as sessions,
      (select count(*)::int from job where dead_at is not null) as dead,
      (select extract(epoch from max(as_of))::float * 1000 from game_state) as as_of`,
    [],
  );
  return row;
};

const worstStatements = ({ query }) =>
  query(
    `select round(mean_exec_time::numeric, 1) as mean, round(max_exec_time::numeric, 1) as most, calls,
      left(regexp_replace(query, '\\s+', ' ', 'g'), 90) as text
    from pg_stat_statements where query not like '%as alerts,%' order by max_exec_time desc limit 10`,
    [],
  );

function print(accounts, run) {
  const { calls, probes, codes, deliveries, reading, killedAt, loads, left, storm, worst, devices } = run;
  process.stdout.write(`\nA match day with ${accounts} accounts, ${minutes} minutes\n`);
  line('load of the machine, before, at the goal, after', loads.map((load) => load.toFixed(1)).join(', '));
  for (const what of [...new Set(calls.map((call) => call.what))].sort()) {
    const { count, p50, p99, most } = spread(
      calls.flatMap((call) => (call.what === what ? [call.ended - call.began] : [])),
    );
    line(what, `${count} calls, p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)}, at most ${most.toFixed(0)}`);
  }
  const failed = calls.filter(({ status }) => status === 0 || status >= 400);
  const after = failed.map(({ ended }) =>
    killedAt === undefined ? '?' : ((ended - killedAt) / 1000).toFixed(1),
  );
  line(
    'calls that failed',
    failed.length === 0 ? 0 : `${failed.length}, seconds after the kill: ${after.slice(0, 12).join(', ')}`,
  );
  const health = spread(probes.flatMap(({ status, ms }) => (status === 200 ? [ms] : [])));
  line(
    '/healthz',
    `p50 ${health.p50.toFixed(0)} ms, p99 ${health.p99.toFixed(0)}, at most ${health.most.toFixed(0)}`,
  );
  const mails = spread([...codes.values()].map(({ ms }) => ms ?? Infinity));
  line('codes by mail', `${mails.count}, p50 ${seconds(mails.p50)}, at most ${seconds(mails.most)}`);
  line(
    'new points',
    `${deliveries[0]?.length} times; the stored ones at most ${seconds(reading.still)} old, read each ${seconds(run.readEveryMs)}`,
  );
  const lasts = spread(lastReturns(run));
  line(
    `${streams} watchers after an event`,
    `the last has its answer after ${seconds(lasts.p50)}, at most ${seconds(lasts.most)}, of ${lasts.count} events`,
  );
  line('first reading after the kill of the reader', `after ${seconds(reading.afterKill)}`);
  line('devices told of the goal', `${left.notified} of ${devices} within ${seconds(storm.notifiedAfter)}`);
  line('messages sent again after the kill', storm.pushes.again);
  line(`${deletions} deletions`, `within ${seconds(storm.deletedAfter)}`);
  line(`${expired} expired sessions`, `within ${seconds(storm.sweptAfter)}`);
  process.stdout.write('  The ten statements with the longest call:\n');
  for (const { mean, most, calls: times, text } of worst)
    process.stdout.write(`  ${String(most).padStart(9)} ms, mean ${mean}, ${times} × ${text}\n`);
}
