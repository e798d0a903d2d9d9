/** The release tool of this repository: on a server, or on the data folder. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openReleaseTarget } from './releases/dataFolderTarget';
import { runReleaseCommand } from './releases/releaseCommand';
import { rehearseWith, rendererFile } from './rendering/rehearse';

const assetsFolder = dirname(fileURLToPath(import.meta.url));
const rehearse = rehearseWith(rendererFile(join(assetsFolder, '../..')));
await runReleaseCommand(() => openReleaseTarget(assetsFolder, rehearse));
