import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../../..');

/** Folder of the recorded season, which is not part of the repository. */
export const recordedFolder =
  process.env['TOUCHLINE_RECORDED'] ?? resolve(root, '../shared/data/season-2023-24');

const isWhole = (folder: string) => existsSync(resolve(folder, 'bootstrap-static.json'));
export const isRecordedThere = isWhole(recordedFolder);

export interface RecordedSeason {
  readonly name: string;
  readonly folder: string;
  /** The one manager whose data is fully recorded. */
  readonly team: number;
}

/** `describe` if the recorded season is available; otherwise skipped, with the reason in the name. */
export const describeRecorded = (name: string, tests: () => void): void =>
  describeSeason(name, { folder: recordedFolder }, tests);

/** The same for one of several recorded seasons. */
export function describeSeason(
  name: string,
  { folder }: Pick<RecordedSeason, 'folder'>,
  tests: () => void,
): void {
  if (isWhole(folder)) describe(name, tests);
  else describe.skip(`${name} (skipped: no recorded season at ${folder}; set TOUCHLINE_RECORDED)`, tests);
}

/** The one manager whose data is fully recorded. */
export const recordedTeam = 545762;

/** The fully recorded seasons. */
export const season2023: RecordedSeason = { name: '2023-24', folder: recordedFolder, team: recordedTeam };
export const season2025: RecordedSeason = {
  name: '2025-26',
  folder: resolve(dirname(recordedFolder), 'season-2025-26'),
  team: 84062,
};
export const season2022: RecordedSeason = {
  name: '2022-23',
  folder: resolve(dirname(recordedFolder), 'season-2022-23'),
  team: 1110439,
};
