import { asTeamId } from '@touchline/shared/domain';
import { readFaultySeason } from '../../../../test/support/faultSeason';
import { describeRecorded, recordedFolder, recordedTeam } from '../../../../test/support/recordedSeason';
import { createReplaySource } from '../replay/replaySource';

/** The whole season, and several seeds, take minutes: `npm run bench -- faults`. */
describeRecorded('a season over a socket', () => {
  const read = (rate: number) =>
    readFaultySeason({
      openSource: (clock) => createReplaySource({ folder: recordedFolder, clock }),
      teams: [asTeamId(recordedTeam)],
      gameweeks: [1, 3],
      rate,
      seed: 7,
    });

  it('ends with one fault in ten in the same digest as without', async () => {
    const [without, with10] = [await read(0), await read(0.1)];
    expect(with10.faults).toBeGreaterThan(10);
    expect(with10.failed).toBeGreaterThan(0);
    expect(with10.digest).toBe(without.digest);
    expect(without.documents).toBe(5);
    process.stdout.write(
      `  gameweeks 1 to 3: ${with10.readings} readings, ${with10.failed} of them failed by ${with10.faults} faults of ` +
        `${with10.kinds} kinds, same digest ${with10.digest}\n`,
    );
  }, 180_000);
});
