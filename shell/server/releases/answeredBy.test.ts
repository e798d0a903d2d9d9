import { contractVersion } from '@touchline/shared/contract/version';
import { aShell } from '../testing/aBuild';
import { answeredBy } from './answeredBy';
import { browserRegistry } from './browserRegistry';
import { withAdded, withCanary, withDisabled, withPinned, withPublished } from './releaseChanges';
import { emptyDocument, type Release, type ReleaseDocument } from './releaseDocument';

const now = new Date('2024-02-10T16:20:00Z');
const aRelease = (id: string): Release => ({
  id,
  version: id,
  entry: 'remoteEntry.js',
  contract: `^${contractVersion}`,
  prefixes: ['/clubs'],
  routes: [],
  widgets: [],
  integrity: {},
  sizes: {},
  published_at: now.toISOString(),
});
type Change = (document: ReleaseDocument, remote: string) => ReleaseDocument;
const clubs = (...changes: Change[]) =>
  changes.reduce((document, change) => change(document, 'mf-clubs'), emptyDocument);
const own = { isPreview: false };

type Seen = NonNullable<Parameters<typeof browserRegistry>[2]>;

it.each<[string, ReleaseDocument, Seen, string]>([
  ['what everybody gets', clubs(withPublished(aRelease('1'), now)), {}, 'mf-clubs;id="1";why="live"'],
  [
    'a pinned one',
    clubs(withPublished(aRelease('1'), now), withPinned(undefined, now)),
    {},
    'mf-clubs;id="1";why="pinned"',
  ],
  [
    'a canary',
    clubs(
      withPublished(aRelease('1'), now),
      withAdded(aRelease('2')),
      withCanary('2', { role: 'BETA' }, now),
    ),
    { reader: { id: 'a', role: 'BETA' } },
    'mf-clubs;id="2";why="canary BETA"',
  ],
  [
    'a preview',
    clubs(withPublished(aRelease('1'), now), withAdded(aRelease('2'))),
    { overrides: { previews: { 'mf-clubs': '2' }, safeMode: false } },
    'mf-clubs;id="2";why="preview"',
  ],
  [
    'a build from the reader’s machine',
    clubs(withPublished(aRelease('1'), now)),
    { overrides: { previews: { 'mf-clubs': 'localhost:3102' }, safeMode: false } },
    'mf-clubs;id="local";why="local"',
  ],
  [
    'a remote that is switched off',
    clubs(withPublished(aRelease('1'), now), withDisabled('', now)),
    {},
    'mf-clubs;id="";why="switched off"',
  ],
])('names %s', (_what, document, reader, words) => {
  const registry = browserRegistry(document, aShell, reader);
  expect(answeredBy(document, registry, own, ['mf-clubs'])).toBe(
    `registry;generation=${document.generation}, shell;id="";why="not a release", ${words}`,
  );
});

it('names the build of the shell', () => {
  const document = withPublished(aRelease('9'), now)(emptyDocument, 'shell');
  const registry = browserRegistry(document, aShell);
  const shell = { release: aRelease('9'), isPreview: false };
  expect(answeredBy(document, registry, shell, [])).toBe('registry;generation=1, shell;id="9";why="live"');
  expect(answeredBy(document, registry, { ...shell, isPreview: true }, [])).toContain('why="preview"');
});
