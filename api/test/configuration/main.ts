/** `npm run configuration`: writes docs/configuration.md. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { configurationPage } from './configurationPage';

const file = join(import.meta.dirname, '../../../docs/configuration.md');
writeFileSync(file, await format(configurationPage(), { ...(await resolveConfig(file)), filepath: file }));
