import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slotNamed, slots } from '@touchline/shared/contract/slots';
import { rowsOf } from './testing/shownBy';

const root = join(__dirname, '../..');

it('describes each slot of the catalogue, and no other', () => {
  const inCode = (text: string) => `\`${text}\``;
  expect(rowsOf('docs/slots.md').slice(1)).toEqual(
    Object.entries(slots).map(([name, { where, gives, props, fill, access }]) => [
      inCode(name),
      where,
      gives,
      props.map(inCode).join(', ') || 'none',
      fill,
      access,
    ]),
  );
});

/** Slots that remotes fill, and that pages of the shell and of remotes have. */
const used = readdirSync(root)
  .filter((folder) => /^(mf-.+|shell)$/.test(folder))
  .flatMap((folder) =>
    readdirSync(join(root, folder, 'src'), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, 'src', file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bslot(?:: |=)['"]([^'"]+)['"]/g)].map(
      ([, slot = '']) => [file, slot] as const,
    ),
  );

it.each(used)('%s uses %s, which the catalogue has', (_file, slot) => {
  expect(slotNamed(slot)).toBeDefined();
});

it('finds the slots that are used', () => {
  expect(used.map(([, slot]) => slot)).toEqual(
    expect.arrayContaining(['home.team', 'home.categories', 'team_popup.squad']),
  );
});

it('knows no slot that only sounds like one', () => {
  for (const name of ['home.', 'home', 'home.*', 'toString', 'team_popup'])
    expect(slotNamed(name)).toBe(undefined);
});
