// @ts-check
/** Source: docs/operations.md, "A match day on two processes". */
const limits = {
  healthP99Ms: 1_000,
  codeMs: 5_000,
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
  const { calls, probes, codes, epochs, killedAt, reading, readEveryMs, storm, left, devices, downUntil } =
    run;
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
