import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Where the recorded season lies; it is no part of the project. */
export const recordedFolder =
  process.env['TOUCHLINE_RECORDED'] ?? resolve(root, '../shared/data/season-2023-24');

export const isRecordedThere = existsSync(resolve(recordedFolder, 'bootstrap-static.json'));

/** `describe` where the recorded season is there; elsewhere skipped, and the name says why. */
export function describeRecorded(name: string, tests: () => void): void {
  if (isRecordedThere) describe(name, tests);
  else
    describe.skip(
      `${name} (skipped: no recorded season at ${recordedFolder}; set TOUCHLINE_RECORDED)`,
      tests,
    );
}

/** The one manager who is recorded whole. */
export const recordedTeam = 545762;
