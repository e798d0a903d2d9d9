import { contractVersion } from '@touchline/shared/contract/version';
import { aShell } from '../testing/aBuild';
import { browserRegistry } from './browserRegistry';
import { withPublished, withRolledBack } from './releaseChanges';
import { emptyDocument, type Release, type ReleaseDocument } from './releaseDocument';

const now = new Date('2024-02-10T16:20:00Z');

/** A release that wants these orders in the bar and on Home. */
const releaseAt = (id: string, bar: number, home: number, trusted?: true): Release => ({
  id,
  version: '1.0.0',
  contract: `^${contractVersion}`,
  title: 'Clubs',
  prefixes: ['/clubs'],
  entry: 'remoteEntry.js',
  places: [
    { to: '/clubs', label: 'Clubs', icon: 'Clubs', bar: 'main', order: bar },
    { to: '/clubs/all', label: 'All', icon: 'Clubs', order: 3 },
  ],
  routes: [],
  widgets: [{ name: 'W', slot: 'home.clubs', home: { order: home }, files: [], shared: [] }],
  integrity: {},
  sizes: {},
  published_at: now.toISOString(),
  ...(trusted && { trusted }),
});

const published = (release: Release, before: ReleaseDocument = emptyDocument) =>
  withPublished(release, now)(before, 'mf-clubs');

/** Where the place in the bar, the one behind More and the widget stand. */
function ordersIn(document: ReleaseDocument) {
  const { places = [], widgets = [] } = browserRegistry(document, aShell).remotes['mf-clubs']?.live ?? {};
  return [...places.map(({ order }) => order), widgets[0]?.home?.order];
}

/** As the API changes the document for an administrator. */
function approved(document: ReleaseDocument, place: string, order: number): ReleaseDocument {
  const clubs = document.remotes['mf-clubs'] ?? { live: null, previous: null, releases: [] };
  const remotes = { 'mf-clubs': { ...clubs, approved: { ...clubs.approved, [place]: order } } };
  return { ...document, generation: document.generation + 1, remotes };
}

describe('a place in the bar or on Home', () => {
  it('stands after all others until it is approved; what is behind More waits for nobody', () => {
    const first = published(releaseAt('1-a', 10, 20));
    expect(ordersIn(first)).toEqual([1001, 3, 1001]);
    const half = approved(first, 'home home.clubs', 20);
    expect(ordersIn(half)).toEqual([1001, 3, 20]);
    expect(ordersIn(approved(half, 'bar /clubs', 10))).toEqual([10, 3, 20]);
  });

  it('that moves up stays where it was approved; one that moves down asks nobody', () => {
    const first = published(releaseAt('1-a', 10, 20, true));
    expect(ordersIn(first)).toEqual([10, 3, 20]);
    expect(ordersIn(published(releaseAt('1-b', 5, 40), first))).toEqual([10, 3, 40]);
  });

  it('is approved with a release of the server itself, also for later ones and for a rollback', () => {
    const own = published(releaseAt('1-a', 10, 20, true));
    const moved = published(releaseAt('1-b', 30, 30), own);
    expect(ordersIn(withRolledBack(undefined, now)(moved, 'mf-clubs'))).toEqual([10, 3, 20]);
  });

  it('that was served before approvals were recorded keeps its order, whoever publishes next', () => {
    const before = published(releaseAt('1-a', 10, 20));
    const { approved: _, ...clubs } = before.remotes['mf-clubs'] ?? {
      live: null,
      previous: null,
      releases: [],
    };
    const old: ReleaseDocument = { ...before, remotes: { 'mf-clubs': clubs } };
    expect(ordersIn(old)).toEqual([10, 3, 20]);
    expect(ordersIn(published(releaseAt('1-b', 5, 20), old))).toEqual([10, 3, 20]);
  });
});
