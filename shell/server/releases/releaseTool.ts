/** The release tool of this repository: on a server, or on the data folder. */
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openReleaseTarget } from './dataFolderTarget';
import { runReleaseCommand } from './releaseCommand';

await runReleaseCommand(() => openReleaseTarget(dirname(fileURLToPath(import.meta.url))));
