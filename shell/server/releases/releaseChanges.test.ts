import { placeOf } from '@touchline/api/audience';
import { contractVersion, servedContracts } from '@touchline/shared/contract/version';
import type { Role } from '@touchline/shared/domain';
import { aShell } from '../testing/aBuild';
import { canariesOf, type Reader } from './audience';
import { browserRegistry, createRegistries } from './browserRegistry';
import { liveOffers, unloadableBy } from './offers';
import {
  withAdded,
  withCanary,
  withCanaryStopped,
  withCanaryWithdrawn,
  withDisabled,
  withDiscarded,
  withEnabled,
  withPinned,
  withPromoted,
  withPublished,
  withRolledBack,
  withPreview,
  withSwept,
  withUnpinned,
} from './releaseChanges';
import { emptyDocument, type Release, type ReleaseDocument, releasesOf } from './releaseDocument';
import { releaseListing } from './releaseListing';

const now = new Date('2024-02-10T16:20:00Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 3600 * 1000);

const aRelease = (id: string, change: Partial<Release> = {}): Release => ({
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
  ...change,
});

type Change = (document: ReleaseDocument, remote: string) => ReleaseDocument;
const after = (...changes: Change[]) =>
  changes.reduce((document, change) => change(document, 'mf-clubs'), emptyDocument);
const published = (id: string, change: Partial<Release> = {}) => withPublished(aRelease(id, change), now);
const clubs = (document: ReleaseDocument) => releasesOf(document, 'mf-clubs');
const refusal = (...changes: Change[]) => {
  try {
    after(...changes);
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was refused';
};

describe('the same build, published again', () => {
  const again = (days: number) =>
    withPublished(aRelease('1', { published_at: daysLater(days).toISOString() }), daysLater(days));

  it('keeps the date of its first publish', () => {
    const [newest] = clubs(after(published('1'), published('2'), again(5))).releases;
    expect(newest).toMatchObject({ id: '1', published_at: now.toISOString() });
  });

  it('keeps its files for 30 days from then', () => {
    const preview = aRelease('1', { published_at: daysLater(20).toISOString() });
    const stored = after(published('2'), withPreview(aRelease('1')), withPreview(preview));
    const idsAt = (days: number) =>
      clubs(withSwept(daysLater(days))(stored, 'mf-clubs')).releases.map(({ id }) => id);
    expect(idsAt(49)).toEqual(['1', '2']);
    expect(idsAt(51)).toEqual(['2']);
  });
});

describe('a rollback', () => {
  it('goes back, and a second one forward again', () => {
    const once = after(published('1'), published('2'), withRolledBack(undefined, now));
    expect(clubs(once).live).toBe('1');
    expect(clubs(withRolledBack(undefined, now)(once, 'mf-clubs')).live).toBe('2');
  });

  it('reaches any of the last 20 releases, and no further', () => {
    const releases = Array.from({ length: 22 }, (_, index) => published(String(index)));
    expect(clubs(after(...releases, withRolledBack('2', now))).live).toBe('2');
    expect(refusal(...releases, withRolledBack('1', now))).toMatch(/not among the last 20 releases/);
  });

  it.each<[string, Change[], RegExp]>([
    ['of a remote that was never published', [], /no remote called "mf-clubs"/],
    ['to nothing', [published('1')], /no earlier release/],
    [
      'to a release that this shell cannot load',
      [published('1', { contract: '^1.0.0' }), published('2')],
      /built for contract \^1\.0\.0/,
    ],
    ['while pinned', [published('1'), published('2'), withPinned(undefined, now)], /is pinned to 2/],
  ])('%s is refused with words', (_, changes, words) => {
    expect(refusal(...changes, withRolledBack(undefined, now))).toMatch(words);
  });

  it('to an unknown release is refused with words', () => {
    expect(refusal(published('1'), withRolledBack('9', now))).toMatch(/has no release 9/);
  });
});

describe('a canary', () => {
  const canaryAt = (share: number) => [
    published('1'),
    withAdded(aRelease('2')),
    withCanary('2', { share }, now),
  ];
  const readers = Array.from({ length: 10_000 }, (_, index): Reader => ({
    id: `user-${index}`,
    role: 'USER',
  }));
  const getsIt = (document: ReleaseDocument) =>
    readers.filter((reader) => canariesOf(document, reader).includes('mf-clubs'));

  it('is served to the share of users that was asked for, within one percent', () => {
    for (const share of [1, 10, 50])
      expect(Math.abs(getsIt(after(...canaryAt(share))).length / 100 - share)).toBeLessThan(1);
  });

  it('keeps its users when the share grows, and takes others for another remote', () => {
    const few = getsIt(after(...canaryAt(10)));
    const many = new Set(getsIt(after(...canaryAt(30))));
    expect(few.every((reader) => many.has(reader))).toBe(true);
    expect(readers.some((reader) => placeOf('mf-clubs', reader) !== placeOf('mf-team', reader))).toBe(true);
  });

  it('for a role is served to everybody whose role includes it, and to no visitor', () => {
    const document = after(published('1'), withAdded(aRelease('2')), withCanary('2', { role: 'BETA' }, now));
    const served = (role: Role) => canariesOf(document, { id: 'x', role }).length === 1;
    expect(
      ['USER', 'PREMIUM', 'BETA', 'MODERATOR', 'ADMIN', 'BANNED'].map((role) => served(role as Role)),
    ).toEqual([false, false, true, true, true, false]);
    expect(canariesOf(document, undefined)).toEqual([]);
  });

  it('is in the page of its users only, with the live release as its fallback', () => {
    const document = after(published('1'), withAdded(aRelease('2')), withCanary('2', { role: 'BETA' }, now));
    const baseFor = (role: Role) =>
      browserRegistry(document, aShell, { reader: { id: 'x', role } }).remotes['mf-clubs']?.live?.base;
    expect([baseFor('BETA'), baseFor('USER')]).toEqual(['/r/mf-clubs/2/', '/r/mf-clubs/1/']);
    const whole = browserRegistry(document, aShell, {
      reader: { id: 'x', role: 'BETA' },
      withPrevious: true,
    });
    expect(whole.remotes['mf-clubs']?.previous?.base).toBe('/r/mf-clubs/1/');
  });

  it('is made live for everybody by a promotion, and the release before is the way back', () => {
    const { live, previous, canary } = clubs(after(...canaryAt(10), withPromoted(undefined, now)));
    expect([live, previous, canary]).toEqual(['2', '1', undefined]);
  });

  it('ends with a publish, and when it is stopped', () => {
    expect(clubs(after(...canaryAt(10), published('3')))).toMatchObject({ live: '3', previous: '1' });
    expect(clubs(after(...canaryAt(10), published('3'))).canary).toBeUndefined();
    expect(clubs(after(...canaryAt(10), withCanaryStopped(now)))).not.toHaveProperty('canary');
  });

  it('that is withdrawn keeps its reason; one that has ended meanwhile changes nothing', () => {
    const running = after(...canaryAt(10));
    const withdrawn = withCanaryWithdrawn('2', '9 of 20 pages failed', now)(running, 'mf-clubs');
    expect(clubs(withdrawn)).toMatchObject({
      live: '1',
      withdrawn: { id: '2', reason: '9 of 20 pages failed' },
    });
    expect(withCanaryWithdrawn('2', 'again', now)(withdrawn, 'mf-clubs')).toBe(withdrawn);
    // The withdrawn release would fail again.
    expect(() => withCanary('2', { share: 10 }, now)(withdrawn, 'mf-clubs')).toThrow(/was withdrawn because/);
  });

  it('counts on from its start when only its share changes', () => {
    const wider = withCanary('2', { share: 50 }, daysLater(1))(after(...canaryAt(10)), 'mf-clubs');
    expect(clubs(wider).canary).toEqual({ id: '2', share: 50, since: now.toISOString() });
  });

  it.each<[string, { share?: number; role?: string }, RegExp]>([
    ['0 percent', { share: 0 }, /from 1 to 99 percent, not 0/],
    ['101 percent', { share: 101 }, /from 1 to 99 percent, not 101/],
    ['half a percent', { share: 0.5 }, /whole number/],
    ['a role that is none', { role: 'USER' }, /BETA, MODERATOR, ADMIN; "USER" is none/],
    ['nobody', {}, /either --share 10 \(percent\) or --role BETA/],
    ['a share and a role', { share: 10, role: 'BETA' }, /either/],
  ])('for %s is refused with words', (_, audience, words) => {
    expect(refusal(published('1'), withAdded(aRelease('2')), withCanary('2', audience, now))).toMatch(words);
  });

  it('of what is live, or without anything live, is refused with words', () => {
    expect(refusal(published('1'), withCanary('1', { share: 10 }, now))).toMatch(
      /live for everybody already/,
    );
    expect(refusal(withAdded(aRelease('1')), withCanary('1', { share: 10 }, now))).toMatch(
      /no live release to compare/,
    );
  });
});

describe('a pin', () => {
  it('stays through publishes, which are stored, until it is taken away', () => {
    const pinned = after(published('1'), withPinned(undefined, now), published('2'));
    expect(clubs(pinned)).toMatchObject({ live: '1', pinned: true });
    expect(clubs(pinned).releases.map(({ id }) => id)).toEqual(['2', '1']);
    const free = withPromoted('2', now)(withUnpinned()(pinned, 'mf-clubs'), 'mf-clubs');
    expect(clubs(free).live).toBe('2');
    expect(refusal(published('1'), withUnpinned())).toBe('mf-clubs is not pinned.');
  });

  it('takes a release that is named, and refuses a promotion meanwhile', () => {
    const pins = [published('1'), published('2'), withPinned('1', now)];
    expect(clubs(after(...pins)).live).toBe('1');
    expect(refusal(...pins, withPromoted('2', now))).toMatch(/unpin mf-clubs first/);
  });
});

describe('a release that is discarded', () => {
  const stored = (id: string) => withAdded(aRelease(id));

  it('is forgotten when nobody was served by it, and its version is free', () => {
    const { releases, live, swept } = clubs(after(published('1'), stored('2'), withDiscarded('2')));
    expect([live, releases.map(({ id }) => id), swept]).toEqual(['1', ['1'], undefined]);
  });

  it('stays when it is or was served, or is not there', () => {
    const served = 'of mf-clubs is or was served, so it stays in the list.';
    expect(refusal(published('1'), withDiscarded('1'))).toBe(`1 ${served}`);
    expect(refusal(published('1'), published('2'), withDiscarded('1'))).toBe(`1 ${served}`);
    expect(refusal(published('1'), published('2'), published('3'), withDiscarded('1'))).toBe(`1 ${served}`);
    const canary = [published('1'), stored('2'), withCanary('2', { share: 10 }, now)];
    expect(refusal(...canary, withDiscarded('2'))).toBe(`2 ${served}`);
    expect(refusal(...canary, withCanaryStopped(now), withDiscarded('2'))).toBe(`2 ${served}`);
    expect(refusal(published('1'), withDiscarded('9'))).toBe('mf-clubs has no release 9.');
  });
});

describe('a remote that is switched off', () => {
  const off = after(published('1'), withDisabled('a fault', now));

  it('is served to nobody, and its addresses are still known', () => {
    expect(browserRegistry(off, aShell, { withPrevious: true }).remotes['mf-clubs']).toEqual({
      title: 'Clubs',
      off: ['/clubs'],
    });
  });

  it('is served again as it was', () => {
    const on = withEnabled()(off, 'mf-clubs');
    expect(browserRegistry(on, aShell).remotes['mf-clubs']?.live?.base).toBe('/r/mf-clubs/1/');
    expect(refusal(published('1'), withEnabled())).toBe('mf-clubs is not disabled.');
  });

  it('takes publishes, which are served once it is on', () => {
    const on = withEnabled()(published('2')(off, 'mf-clubs'), 'mf-clubs');
    expect(clubs(on).live).toBe('2');
  });
});

describe('the sweep', () => {
  it('takes what was not served for 30 days, and leaves live, previous and canary', () => {
    const document = after(
      published('1'),
      published('2'),
      published('3'),
      published('4'),
      withAdded(aRelease('5')),
      withCanary('2', { share: 10 }, now),
    );
    expect(withSwept(daysLater(29))(document, 'mf-clubs')).toBe(document);
    const { releases, swept } = clubs(withSwept(daysLater(31))(document, 'mf-clubs'));
    expect(releases.map(({ id }) => id)).toEqual(['4', '3', '2']);
    expect(swept).toEqual(['5', '1']);
  });

  it('counts from the day on which a release stopped being served: tabs that have it are still open', () => {
    const document = [
      withPublished(aRelease('2'), daysLater(40)),
      withPublished(aRelease('3'), daysLater(41)),
    ].reduce((before, change) => change(before, 'mf-clubs'), after(published('1')));
    expect(withSwept(daysLater(45))(document, 'mf-clubs')).toBe(document);
    expect(clubs(withSwept(daysLater(71))(document, 'mf-clubs')).swept).toEqual(['1']);
  });

  it('is named when somebody wants the release back', () => {
    const swept = withSwept(daysLater(31))(after(published('1'), published('2'), published('3')), 'mf-clubs');
    expect(() => withPinned('1', now)(swept, 'mf-clubs')).toThrow(/1 of mf-clubs was swept/);
    expect(clubs(published('1')(swept, 'mf-clubs')).swept).toEqual([]);
  });
});

it('live releases of another contract are named at the start, each in one sentence', () => {
  const document = after(published('1'), published('2', { contract: '^9.0.0' }));
  expect(unloadableBy(document, liveOffers(document))).toEqual([
    `mf-clubs 2 cannot be loaded: it was built for contract ^9.0.0; this shell has ${servedContracts.join(' and ')}.`,
  ]);
});

it('the list says for each release what it is, who published it, when, and from which commit', () => {
  const text = releaseListing(
    after(
      published('1', { published_by: 'mf-clubs token 12345678', commit: 'abc1234' }),
      withAdded(aRelease('2')),
      withCanary('2', { share: 10 }, now),
    ),
  );
  expect(text).toMatch(/^mf-clubs: 1 is live, 2 is a canary for 10 %/);
  expect(text).toMatch(/1 +live +2024-02-10T16:20:00\.000Z +mf-clubs token 12345678 +abc1234 +0\.0/);
  expect(text).toMatch(/2 +canary 10 %/);
});

it('the list of one remote says what changed in its releases', () => {
  const document = after(published('1', { changes: '### Features\n\n- a map' }), published('2'));
  expect(releaseListing(document, 'mf-clubs')).toContain('  changes in 1:\n    ### Features\n\n    - a map');
  expect(releaseListing(document)).not.toContain('changes in');
});

describe('what a release declares of the app around it', () => {
  const places = ['/clubs', '/club', '/a', '/b'].map((to, order) => ({
    to,
    label: to,
    icon: 'Clubs' as const,
    bar: 'main' as const,
    order,
  }));
  const widget = { name: 'W', files: [], shared: [] };
  const registryOf = (change: Partial<Release>) =>
    browserRegistry(after(published('1', { trusted: true, ...change })), aShell).remotes['mf-clubs'];

  it('is in the page: its title, its places and the places of its widgets', () => {
    const remote = registryOf({
      title: 'The clubs',
      places: [{ to: '/clubs', label: 'Clubs', icon: 'Clubs', covers: ['/club'] }],
      widgets: [{ ...widget, slot: 'home.clubs', home: { height: 90 }, access: 'pass' }],
    });
    expect(remote).toMatchObject({
      title: 'The clubs',
      live: {
        places: [{ to: '/clubs', group: 'research', order: 1000, areas: ['clubs', 'club'] }],
        widgets: [{ slot: 'home.clubs', home: { order: 1000, height: 90 }, access: 'pass' }],
      },
    });
  });

  it('is known of ours from before they declared it, and of others is their name', () => {
    const remote = registryOf({ widgets: [{ ...widget, slot: 'home.team' }] });
    expect(remote).toMatchObject({
      title: 'Clubs',
      live: {
        places: [{ label: 'Clubs', order: 140, areas: ['clubs', 'club'] }],
        widgets: [{ home: { order: 10, column: 'left', height: 800 } }],
      },
    });
    const weather = withPublished(aRelease('1'), now)(emptyDocument, 'mf-weather');
    expect(browserRegistry(weather, aShell).remotes['mf-weather']).toMatchObject({ title: 'weather' });
  });

  it('has three places in a phone’s bar at most; further ones stand behind More', () => {
    expect(registryOf({ places })?.live?.places?.map(({ group }) => group)).toEqual([
      'game',
      'game',
      'game',
      'research',
    ]);
  });

  it('leaves its title while it is switched off, and no places', () => {
    const document = after(published('1', { title: 'The clubs', places }), withDisabled('a reason', now));
    expect(browserRegistry(document, aShell).remotes['mf-clubs']).toEqual({
      title: 'The clubs',
      off: ['/clubs'],
    });
  });
});

it('the page’s registry does not grow with the history, and is built once for all pages', () => {
  const many = after(...Array.from({ length: 500 }, (_, index) => published(`${1000 + index}`)));
  const one = after(published('1000'));
  const sizeOf = (document: ReleaseDocument) => JSON.stringify(browserRegistry(document, aShell)).length;
  // The generation has more digits.
  expect(sizeOf(many) - sizeOf(one)).toBe(2);
  const registries = createRegistries();
  expect(registries.of(many, aShell)).toBe(registries.of(many, aShell));
  expect(registries.of(many, aShell)).toEqual(browserRegistry(many, aShell));
});
