/** `npm run tokens`: writes what is made from the tokens. A test holds that it was run. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesMade } from './tokenFiles';

for (const [name, text] of Object.entries(filesMade)) {
  const file = fileURLToPath(new URL(`../${name}`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  process.stdout.write(`design-system/${name}\n`);
}
