// @ts-check
/** Source: docs/operations.md, "A match day on two processes". */
const limits = {
  healthP99Ms: 1_000,
  codeMs: 5_000,
  /** From the first watcher that hears an event to the last one's answer. */
  returnMs: 3_000,
  /** The lease of the game's reader is taken over within 15 s, and then the game is read (docs/decisions/0113). */
  takeOverMs: 15_000,
  readingMs: 5_000,
  /** Messages on their way in the four shards of a process, which its death sends again (docs/decisions/0115). */
  sentAgain: 400,
};
/** A connection that breaks is noticed a little after the death of the process. */
const killToleranceMs = 250;

/** @param {number[]} numbers */
export function spread(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const share = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { count: sorted.length, p50: share(0.5), p99: share(0.99), most: sorted.at(-1) ?? 0 };
}

/** After its death and its start a process's watchers come back by themselves, and its part of an event is late. */
const unsettledMs = 15_000;

/**
 * Milliseconds from the first watcher that heard an event to the answer of the last one, for each event outside the time around the kill.
 *
 * @param {any} run
 * @returns {number[]}
 */
export function lastReturns({ returns, killedAt = Infinity, downUntil }) {
  const settledAt = (Number.isFinite(downUntil.at) ? downUntil.at : killedAt) + unsettledMs;
  const byEpoch = new Map();
  for (const { epoch, heard, ended } of returns) {
    const { first, last } = byEpoch.get(epoch) ?? { first: Infinity, last: 0 };
    byEpoch.set(epoch, { first: Math.min(first, heard), last: Math.max(last, ended) });
  }
  return [...byEpoch.values()]
    .filter(({ first, last }) => last < killedAt || first > settledAt)
    .map(({ first, last }) => last - first);
}

const isFailure = ({ status }) => status === 0 || status >= 400;

/**
 * A call may fail only if it was on its way when the process was killed: nginx sends nothing twice that changes something, and
 * cannot take back an answer that has begun.
 */
const wasOnItsWay = ({ began, ended }, killedAt) =>
  killedAt !== undefined && began <= killedAt + killToleranceMs && ended >= killedAt;

/**
 * @param {any} run what `playMatchday` has seen
 * @returns {string[]} a sentence for each claim that did not hold
 */
export function judge(run) {
  const {
    calls,
    probes,
    codes,
    epochs,
    returns,
    killedAt,
    reading,
    readEveryMs,
    storm,
    left,
    devices,
    downUntil,
  } = run;
  const failed = calls.filter((call) => isFailure(call) && !wasOnItsWay(call, killedAt));
  const isDown = ({ port, at }) => port === downUntil.port && at >= killedAt - 1_000 && at <= downUntil.at;
  const alive = probes.filter((probe) => !isDown(probe));
  const health = spread(alive.map(({ ms }) => ms));
  const late = [...codes.values()].filter(({ ms }) => ms === undefined || ms > limits.codeMs);
  const { devices: notified, messages, mostOfDevice, again } = storm.pushes;
  return [
    killedAt === undefined && 'no process was killed: the goal came too late',
    failed.length > 0 &&
      `${failed.length} calls failed: ${[...new Set(failed.map(({ what, status }) => `${what} ${status}`))].join(', ')}`,
    alive.some(isFailure) && `${alive.filter(isFailure).length} probes of a process that lives failed`,
    health.p99 > limits.healthP99Ms && `/healthz took ${health.p99.toFixed(0)} ms at p99`,
    returns.some(({ isRight }) => !isRight) &&
      `${returns.filter(({ isRight }) => !isRight).length} of ${returns.length} watchers saw older points than they had been told of`,
    spread(lastReturns(run)).most > limits.returnMs &&
      `the last watcher had its answer ${spread(lastReturns(run)).most.toFixed(0)} ms after an event`,
    late.length > 0 && `${late.length} of ${codes.size} codes were not there within ${limits.codeMs} ms`,
    reading.still > readEveryMs + limits.takeOverMs + limits.readingMs &&
      `the points were ${(reading.still / 1000).toFixed(0)} s old while the match was on`,
    !(reading.afterKill <= limits.takeOverMs + limits.readingMs) &&
      `the game was read ${reading.afterKill === undefined ? 'never' : `${(reading.afterKill / 1000).toFixed(0)} s`} after the kill of its reader`,
    new Set(epochs).size > 1 && `streams ended at different states: ${[...new Set(epochs)].join(', ')}`,
    (notified !== devices || messages !== devices || mostOfDevice !== 1) &&
      `${messages} messages for ${notified} of ${devices} devices, at most ${mostOfDevice} for one`,
    again > limits.sentAgain && `${again} messages were sent again`,
    left.alerts > 0 && `${left.alerts} alerts were not sent`,
    left.accounts > 0 && `${left.accounts} deletions were not done`,
    left.sessions > 0 && `${left.sessions} expired sessions were not swept`,
    left.dead > 0 && `${left.dead} jobs were given up`,
  ].filter((sentence) => typeof sentence === 'string');
}
