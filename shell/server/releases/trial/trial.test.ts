import { fillAddress, inOrder } from './addresses';
import {
  type Finding,
  findingOfError,
  findingOfFault,
  findingsOfChanged,
  findingsOfBoth,
  findingsOfLeft,
  hasTimed,
  newFindings,
  wordsOf,
} from './findings';
import { busiestMs, longTasksIn } from './longTasks';
import { patternsOf, patternsOfAll } from './trial';
import type { Release } from '../releaseDocument';

describe('the addresses of a trial', () => {
  it.each([
    ['/clubs', '/clubs'],
    ['/club/:club', '/club/ars'],
    ['/club/:club/fixtures', '/club/ars/fixtures'],
    ['/fixture/:pair/lineups', '/fixture/7-12/lineups'],
    ['/rivals/:segment/points/*', '/rivals/elite/points'],
    ['/cards/:card', '/cards/1'],
  ])('%s is opened at %s', (pattern, address) => {
    const links = ['/', '/clubs', '/club/ars', '/fixture/7-12/stats', '/rivals/elite', '/cards'];
    expect(fillAddress(pattern, links)).toBe(address);
  });

  it('begin with those that need no link of another page, and name each once', () => {
    expect(inOrder(['/club/:club', '/clubs', '/club/:club'])).toEqual(['/clubs', '/club/:club']);
  });
});

describe('the pages of a trial', () => {
  const release = (id: string, path: string, slot?: string): Release => ({
    id,
    version: '1.0.0',
    contract: '^5.0.0',
    entry: 'remoteEntry.js',
    prefixes: [],
    routes: [{ path, heading: 'A page', chunk: 'Page', files: [], shared: [] }],
    widgets: slot === undefined ? [] : [{ name: 'W', slot, files: [], shared: [] }],
    integrity: {},
    sizes: {},
    published_at: '2024-02-10T16:20:00Z',
  });
  const off = { at: '2024-02-10T16:20:00Z', reason: '' };
  const remote = (live: string, releases: readonly Release[], disabled?: typeof off) => ({
    live,
    previous: null,
    releases,
    ...(disabled && { disabled }),
  });

  it('are under another shell those of every live remote, and of no other', () => {
    const remotes = {
      shell: remote('s', [release('s', '/of-the-shell')]),
      'mf-clubs': remote('2', [release('3', '/not-live'), release('2', '/clubs')]),
      'mf-team': remote('1', [release('1', '/team')]),
      'mf-rivals': remote('1', [release('1', '/rivals')], off),
    };
    const patterns = patternsOfAll({ schema: 1, generation: 1, remotes });
    expect(patterns.map(({ pattern }) => pattern)).toEqual(['/', '/about', '/clubs', '/team']);
    // What the live shell shows too is not the fault of the new one.
    expect(patterns.some(({ isOwn }) => isOwn)).toBe(false);
  });

  it('are its own, and Home for a widget there', () => {
    expect(patternsOf(release('1', '/clubs'))).toEqual([{ pattern: '/clubs', isOwn: true }]);
    expect(patternsOf(release('1', '/clubs', 'home.clubs'))).toContainEqual({ pattern: '/', isOwn: false });
    expect(patternsOf(release('1', '/clubs', 'team_popup.squad'))).toHaveLength(1);
  });
});

describe('what a trial found', () => {
  const axe: Finding = {
    kind: 'accessibility',
    text: 'button-name: Buttons must have discernible text. button',
  };
  const task: Finding = { kind: 'long task', text: 'The page was held up for 1200 ms.' };

  it('is only what is new, on a page of somebody else', () => {
    expect(newFindings([axe, task], [])).toEqual([axe, task]);
    expect(newFindings([axe, task], [axe])).toEqual([task]);
    expect(newFindings([axe, task], [{ ...task, text: 'The page was held up for 1900 ms.' }])).toEqual([axe]);
    const busy: Finding = {
      kind: 'busy',
      text: 'mf-clubs, busy: It kept the page busy for 2.0 of 5 seconds.',
    };
    expect(newFindings([busy, task], [{ ...busy, text: 'for 2.4' }])).toEqual([task]);
  });

  it('of a time is what is left of it by the page’s own time', () => {
    const busy: Finding = {
      kind: 'busy',
      text: 'mf-clubs, busy: It kept the page busy for 2.0 of 5 seconds.',
    };
    expect(hasTimed([axe])).toBe(false);
    expect([hasTimed([axe, busy]), hasTimed([task])]).toEqual([true, true]);
    expect(findingsOfBoth([axe, busy, task], [busy], [])).toEqual([axe]);
    expect(findingsOfBoth([axe, busy], [], [busy])).toEqual([axe, busy]);
  });

  it('is what either of two visits shows, once', () => {
    const hydration: Finding = { kind: 'hydration', text: 'The browser rendered other HTML.' };
    expect(findingsOfBoth([axe, task], [axe, hydration], [task])).toEqual([axe, hydration, task]);
  });

  it.each([
    ['Minified React error #418; visit https://react.dev/errors/418?args[]=HTML', 'hydration'],
    ['Hydration failed because the server rendered HTML didn’t match the client.', 'hydration'],
    ['Minified React error #31; visit https://react.dev/errors/31', 'error'],
    ['x is not a function', 'error'],
  ])('is of the right kind: %s', (message, kind) => {
    expect(findingOfError(message).kind).toBe(kind);
  });

  it('has the words of a reported fault, and of no other report', () => {
    const body = { slug: 'remote_fault', data: { remote: 'mf-clubs', kind: 'render', message: 'broken' } };
    expect(findingOfFault(JSON.stringify(body))).toEqual({ kind: 'fault', text: 'mf-clubs, render: broken' });
    const busy = { ...body, data: { remote: 'mf-clubs', kind: 'busy', message: 'It kept the page busy.' } };
    expect(findingOfFault(JSON.stringify(busy))?.kind).toBe('busy');
    expect(findingOfFault(null)).toBeUndefined();
    expect(findingOfFault('{')).toBeUndefined();
  });

  it('is what files of the tried remote have left behind, once, and nothing of others', () => {
    const what = 'An interval of 1000 ms';
    const file = 'http://localhost/r/mf-clubs/1.0.0-aaaaaaaaaa/ClubsPage.js:1:20';
    const left = [
      { what, file },
      { what, file },
      { what, file: file.replace('mf-clubs', 'mf-team') },
      { what, file: 'http://localhost/s/framework.js:1:2' },
    ];
    const text = `${what} is still there when the page is left (${file}).`;
    expect(findingsOfLeft(left, 'mf-clubs')).toEqual([{ kind: 'left behind', text }]);
    expect(findingsOfLeft(left, undefined)).toHaveLength(2);
  });

  it('is said by page, with its picture', () => {
    expect(
      wordsOf([
        { address: '/clubs', findings: [] },
        { address: '/club/ars', findings: [task], picture: '/tmp/club-ars.png' },
      ]),
    ).toBe('/club/ars   (picture: /tmp/club-ars.png)\n  long task: The page was held up for 1200 ms.');
  });
});

describe('a long task', () => {
  const event = (more: object) => ({ name: 'RunTask', ph: 'X', pid: 1, tid: 2, dur: 3_000_000, ...more });
  const named = (tid: number, name: string) => ({
    name: 'thread_name',
    ph: 'M',
    pid: 1,
    tid,
    args: { name },
  });

  it('counts by the time in which the page’s own thread ran', () => {
    const traceEvents = [
      named(2, 'CrRendererMain'),
      named(3, 'Compositor'),
      event({ tdur: 1_500_000 }),
      // The machine did something else for most of it.
      event({ tdur: 300_000 }),
      event({ tdur: 2_000_000, tid: 3 }),
      event({}),
    ];
    expect(longTasksIn(JSON.stringify({ traceEvents }), 1000)).toEqual([1500]);
  });

  it('of a busy page counts with the others of five seconds, by the same time', () => {
    const at = (seconds: number, ms: number) => event({ ts: seconds * 1_000_000, tdur: ms * 1000 });
    const busy = (...events: readonly object[]) =>
      busiestMs(JSON.stringify({ traceEvents: [named(2, 'CrRendererMain'), ...events] }), 5000);
    expect(busy(at(1, 900), at(5, 800), at(5.5, 700), at(10.6, 900))).toBe(2400);
    // The machine did something else for most of it.
    expect(busy(at(1, 100), at(2, 100))).toBe(200);
    expect(busy(...Array.from({ length: 100 }, (_, index) => at(index / 100, 40)))).toBe(0);
    expect(busy()).toBe(0);
  });
});

describe('a changed built-in', () => {
  it('is found by its name, unless the shell itself changes it', () => {
    const names = ['Array.prototype.at', 'Node.prototype.insertBefore'];
    expect(findingsOfChanged(names.map((name) => ({ name, isUndefined: false })))).toEqual([
      { kind: 'built-in', text: "Array.prototype.at is not the browser's own any more." },
    ]);
  });

  it('is not blamed on a page whose error React has described; a handler of its own is', () => {
    const name = 'Error.prepareStackTrace';
    expect(findingsOfChanged([{ name, isUndefined: true }])).toEqual([]);
    expect(findingsOfChanged([{ name, isUndefined: false }])).toHaveLength(1);
    // Removed, not described: the page has no such method any more.
    expect(findingsOfChanged([{ name: 'Array.prototype.at', isUndefined: true }])).toHaveLength(1);
  });
});
