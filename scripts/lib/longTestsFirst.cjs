/**
 * Jest begins with the files that took longest the last time; in a fresh clone it takes the largest file for the longest. The longest
 * ones are short files that go through a whole season: begun last, they would leave the other cores idle for minutes.
 */
const Sequencer = require('@jest/test-sequencer').default;

/** The files that take longest, the longest first. */
const longest = [
  'oracle/season2023.recorded',
  'oracle/season2025.recorded',
  'backup/snapshot',
  'acceptance/fuzz',
  'solver/instances',
  'acceptance/accountLife.model',

  'db/damagedFolder',
  'live/faults',
  'live/faultySeason.recorded',
  'db/migrate',
  'ingest/killed',
  'alerts/killed',
  'acceptance/sums2025.recorded',
  'oracle/views.demo',
  'acceptance/badPostgres',
  'acceptance/sums2023.recorded',
  'server/telemetry',
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
