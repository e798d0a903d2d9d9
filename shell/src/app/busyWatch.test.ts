import type { BrowserRegistry } from '../services/remotes/registry';
import { aRelease } from '../testing/renderShell';
import { watchBusyThread, type BusyEntry } from './busyWatch';

const clubs = { live: aRelease('mf-clubs', ['/clubs']) };
const local = { ...aRelease('mf-team', ['/team']), base: 'http://localhost:3102/' };
const registry: BrowserRegistry = {
  generation: 1,
  integrity: {},
  remotes: { 'mf-clubs': clubs, 'mf-fixtures': { live: aRelease('mf-fixtures', ['/fixtures']) } },
};

let observe: (entries: readonly BusyEntry[]) => void;
let observed: string[];
function fakeObserver(...supported: string[]) {
  class Observer {
    static readonly supportedEntryTypes = supported;
    constructor(hear: (list: { getEntries: () => readonly BusyEntry[] }) => void) {
      observe = (entries) => hear({ getEntries: () => entries });
    }
    observe = ({ type }: { type: string }) => void observed.push(type);
  }
  Object.assign(window, { PerformanceObserver: Observer });
}

beforeEach(() => {
  observed = [];
  fakeObserver('longtask', 'long-animation-frame');
  // jsdom has no Navigation API.
  Object.assign(window, { navigation: new EventTarget() });
  window.history.replaceState(null, '', '/clubs');
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'navigation');
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

/** Milliseconds that the page is old when the watch begins. */
const started = 1000;
/** Long after the first load. */
const later = started + 60_000;

/** Watches; the answer has what was reported, by remote. */
function watch(current = registry) {
  const now = jest.spyOn(performance, 'now').mockReturnValue(started);
  const reported: [remote: string, message: string, stack: string][] = [];
  watchBusyThread({
    registry: () => current,
    report: (remote, { message, stack = '' }) => void reported.push([remote, message, stack]),
  });
  return {
    reported,
    remotes: () => reported.map(([remote]) => remote),
    goTo(path: string, at: number) {
      now.mockReturnValue(at);
      window.history.pushState(null, '', path);
      window.navigation.dispatchEvent(new Event('currententrychange'));
    },
  };
}

const framework = 'http://localhost/s/framework.aaaaaaaaaa.js';
const clubsFile = 'http://localhost/r/mf-clubs/1.0.0-aaaaaaaaaa/ClubsPage.bbbbbbbbbb.js';

/** A frame with one script. */
const frame = (duration: number, sourceURL = framework, startTime = later, more = {}): BusyEntry => ({
  startTime,
  duration,
  styleAndLayoutStart: 0,
  scripts: [
    {
      ...{ startTime, duration, pauseDuration: 0, sourceURL, invoker: 'MessagePort.onmessage' },
      ...{ sourceFunctionName: 'draw', sourceCharPosition: 41 },
      ...more,
    },
  ],
});

describe('a remote that keeps the thread busy for two of five seconds', () => {
  it('is named by the file of its release that ran, whichever page is open', () => {
    window.history.replaceState(null, '', '/fixtures');
    const { reported } = watch();
    observe([frame(2600, clubsFile)]);
    expect(reported).toEqual([
      [
        'mf-clubs',
        expect.stringMatching(/2\.6 of 5 seconds/),
        `at draw (${clubsFile}:1:42) for 2600 ms, by MessagePort.onmessage`,
      ],
    ]);
  });

  it('is the one whose page is open when React ran, which draws for all', () => {
    const { remotes } = watch();
    for (let count = 0; count < 11; count += 1) observe([frame(200, framework, later + 210 * count)]);
    expect(remotes()).toEqual(['mf-clubs']);
  });

  it('is the one whose page was open when the script ended, not where the reader is by now', () => {
    const { goTo, remotes } = watch();
    goTo('/fixtures', later + 2500);
    observe([frame(2400)]);
    expect(remotes()).toEqual(['mf-clubs']);
  });

  it('is named by layout alone, where its scripts are short', () => {
    const { remotes } = watch();
    observe([{ ...frame(2400), styleAndLayoutStart: later + 10, scripts: [] }]);
    expect(remotes()).toEqual(['mf-clubs']);
  });

  it('is named by the origin of a developer’s own server', () => {
    const { remotes } = watch({ ...registry, remotes: { ...registry.remotes, 'mf-team': { live: local } } });
    observe([frame(2400, 'http://localhost:3102/TeamPage.js')]);
    expect(remotes()).toEqual(['mf-team']);
  });

  it('is named by long tasks alone, in a browser that reports no frames', () => {
    fakeObserver('longtask');
    const { remotes } = watch();
    expect(observed).toEqual(['longtask']);
    observe([{ startTime: later, duration: 2400 }]);
    expect(remotes()).toEqual(['mf-clubs']);
  });

  it('is reported once, and another one is still', () => {
    const { remotes, goTo } = watch();
    observe([frame(2600), frame(2600, framework, later + 3000)]);
    goTo('/fixtures', later + 6000);
    observe([frame(2600, framework, later + 7000)]);
    expect(remotes()).toEqual(['mf-clubs', 'mf-fixtures']);
  });
});

describe('nobody is named', () => {
  it.each<[string, BusyEntry[]]>([
    ['for less than two seconds', [frame(1900)]],
    ['for two seconds that are far apart', [frame(1500), frame(1500, framework, later + 6000)]],
    ['while the first page loads', [frame(2600, clubsFile, started + 1000)]],
    ['for a script of another origin', [frame(2600, 'https://elsewhere.test/r/mf-clubs/1/x.js')]],
    ['while a dialog of the browser was open', [frame(9000, clubsFile, later, { pauseDuration: 8900 })]],
    [
      'when two remotes share the time',
      [frame(1200, clubsFile), frame(1200, clubsFile.replace('clubs', 'fixtures'), later + 1300)],
    ],
  ])('%s', (_, entries) => {
    const { reported } = watch();
    observe(entries);
    expect(reported).toEqual([]);
  });

  it('on a page of the shell, when React ran', () => {
    window.history.replaceState(null, '', '/');
    const { reported } = watch();
    observe([frame(2600)]);
    expect(reported).toEqual([]);
  });

  it('in a browser that reports neither', () => {
    fakeObserver('measure');
    watch();
    expect(observed).toEqual([]);
    Reflect.deleteProperty(window, 'PerformanceObserver');
    expect(() => watch()).not.toThrow();
  });
});
