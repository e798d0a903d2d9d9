/** @jest-environment jsdom */
import { cookieScript, deviceStorage, readScript, tabStorage } from '.';
import { denyStorage, fillStorage } from '../testing/brokenStorage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

describe.each([
  ['device', deviceStorage],
  ['tab', tabStorage],
])('%s storage', (_, area) => {
  it('reads what was written, and lists keys by prefix', () => {
    expect(area.writeJson('a:1', { price: 55 })).toBe(true);
    area.write('b:1', 'x');
    expect(area.readJson('a:1')).toEqual({ price: 55 });
    expect(area.keys('a:')).toEqual(['a:1']);
    area.remove('a:1');
    expect(area.read('a:1')).toBeNull();
  });

  it('reads text that is not JSON as nothing', () => {
    area.write('a', '{"cut');
    expect(area.readJson('a')).toBeUndefined();
    expect(area.readJson('never written')).toBeUndefined();
  });

  it('returns false instead of throwing when storage is full, and keeps what was stored', () => {
    area.write('a', 'before');
    fillStorage();
    expect(area.write('a', 'after')).toBe(false);
    expect(area.read('a')).toBe('before');
  });

  it('has nothing and stores nothing when storage is denied', () => {
    denyStorage();
    expect(area.write('a', 'x')).toBe(false);
    expect([area.read('a'), area.readJson('a'), area.keys('')]).toEqual([null, undefined, []]);
    expect(() => area.remove('a')).not.toThrow();
  });
});

describe('scripts of the page', () => {
  /** Runs an inline script's text as the browser would. */
  // oxlint-disable-next-line typescript/no-implied-eval -- the text is the thing under test
  const run = (text: string): unknown => new Function(text)();

  it('read the stored text, or null when storage is denied', () => {
    deviceStorage.write('scheme', 'dark');
    expect(run(`return ${readScript('scheme')}`)).toBe('dark');
    denyStorage();
    expect(run(`return ${readScript('scheme')}`)).toBeNull();
  });

  it('set a cookie, and survive a browser that throws', () => {
    run(cookieScript('size', '390'));
    expect(document.cookie).toContain('size=390');
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    });
    expect(() => run(cookieScript('size', '1280'))).not.toThrow();
  });
});
