/** The release tool of this repository: on a server, or on the data folder. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openReleaseTarget } from './releases/openReleaseTarget';
import { runReleaseCommand } from './releases/releaseCommand';
import { rendererFile } from './rendering/rendererFile';

const assetsFolder = dirname(fileURLToPath(import.meta.url));
const loadRehearse = async () => {
  const { rehearseWith } = await import(/* webpackChunkName: "rehearse" */ './rendering/rehearse');
  return rehearseWith(rendererFile(join(assetsFolder, '../..')));
};
await runReleaseCommand(() => openReleaseTarget(assetsFolder, loadRehearse));
