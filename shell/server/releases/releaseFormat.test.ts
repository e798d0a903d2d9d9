import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rowsOf } from '../testing/shownBy';
import { Declaration } from './adopt';
import { ReleaseManifest } from './releaseManifest';

const docs = join(__dirname, '../../../docs');
const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
const schemaIn = (file: string) => JSON.parse(readFileSync(join(docs, file), 'utf8')) as unknown;

/** A field that is wrong here is written anew by the command in docs/release-format.md. */
it.each([
  ['release.schema.json', ReleaseManifest],
  ['touchline.schema.json', Declaration],
])('%s is the schema that publish and adopt check', (file, schema) => {
  expect(schemaIn(file)).toEqual(asJson(schema));
});

it('the page describes each field of release.json once, and says which a build may leave out', () => {
  const { properties, required } = ReleaseManifest;
  expect(
    rowsOf('docs/release-format.md')
      .slice(1)
      .map(([field, needed]) => [field, needed]),
  ).toEqual(
    Object.keys(properties).map((field) => [
      `\`${field}\``,
      (required as readonly string[]).includes(field) ? 'yes' : 'no',
    ]),
  );
});
