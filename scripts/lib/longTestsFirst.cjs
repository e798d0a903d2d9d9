/**
 * Jest begins with the files that took longest the last time; in a fresh clone it takes the largest file for the longest. The longest
 * ones are short files that go through a whole season: begun last, they would leave the other cores idle for minutes.
 */
const Sequencer = require('@jest/test-sequencer').default;

/** The files that take longest, the longest first. */
const longest = [
  'oracle/season2023.recorded',
  'oracle/season2025.recorded',
  'backtest/chanceOfTen.recorded',
  'acceptance/twoProcesses',
  'backtest/calibration.recorded',
  'live/faults',
  'backup/snapshot',
  'solver/instances',
  'acceptance/accountLife.model',
  'acceptance/fuzz',
  'acceptance/badPostgres',
  'live/faultySeason.recorded',
  'jobs/killed',
  'oracle/views.demo',
  'season/chances.recorded',
  'db/damagedFolder',
  'alerts/killed',
  'ingest/killed',
  'acceptance/specification.seasons',
  'acceptance/sums2025.recorded',
  'ingest/plausible.recorded',
  'db/migrate',
  'server/telemetry',
  'acceptance/sums2023.recorded',
  'review/review.recorded',
].map((name) => `${name}.test.ts`);

const placeOf = ({ path }) => {
  const place = longest.findIndex((name) => path.includes(name));
  return place < 0 ? longest.length : place;
};

module.exports = class LongTestsFirst extends Sequencer {
  sort(tests) {
    return [...super.sort(tests)].sort((one, other) => placeOf(one) - placeOf(other));
  }
};
