import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findAssets, openDb } from '@touchline/api';
import { loadConfig } from '@touchline/api/config';
import { openDataFolder } from './dataFolderTarget';
import { ReleaseRefused } from './releaseDocument';

const assetsFolder = join(import.meta.dirname, '../../../api/src/platform/db');
const rehearse = async () => {};

it('a release tool that meets a server in its first seconds says so in a sentence', async () => {
  const home = mkdtempSync(join(tmpdir(), 'touchline-busy-'));
  process.env['TOUCHLINE_HOME'] = home;
  const server = await openDb(loadConfig(process.env), findAssets(assetsFolder));
  const tool = openDataFolder(assetsFolder, rehearse);
  await expect(tool).rejects.toThrow(ReleaseRefused);
  await expect(tool).rejects.toThrow(/is in use by process \d+/);
  await server.close();
  delete process.env['TOUCHLINE_HOME'];
  rmSync(home, { recursive: true, force: true });
}, 60_000);
