import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from './platform/config';
import { HomeBroken } from './platform/home/homeFiles';
import { checkPort } from './platform/http/freePort';
import { explainStart } from './startFault';

const system = (code: string, more: object = {}) => Object.assign(new Error(code), { code, ...more });

it.each([
  [
    'a full disk',
    system('ENOSPC', { dest: '/data/releases/a.js' }),
    /^The disk is full: \/data\/releases\/a\.js/,
  ],
  [
    'a folder below a file',
    system('ENOTDIR', { path: '/data/file/home' }),
    /lies below a file\. Set TOUCHLINE_HOME/,
  ],
  ['a folder of another user', system('EACCES', { path: '/data/home' }), /may not be written by this user/],
  ['a low port', system('EACCES', { port: 80 }), /^PORT 80 may not be used by this user/],
  ['a read-only disk', system('EROFS', { path: '/data' }), /read-only disk/],
  [
    'a host of another machine',
    system('EADDRNOTAVAIL', { port: 80 }),
    /^HOST is not an address of this machine/,
  ],
  ['a broken data folder', new HomeBroken('It is too short.'), /^It is too short\.$/],
])('says in words what to do about %s', (_, thrown, words) => {
  expect(explainStart(thrown)).toMatch(words);
});

it('keeps the stack of an error that nobody expects', () => {
  expect(explainStart(new TypeError('undefined is not a function'))).toBeUndefined();
});

it('finds a taken port before anything is written', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const refused = checkPort({ port, host: '127.0.0.1' });
  await expect(refused).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  await new Promise((resolve) => other.close(resolve));
  await checkPort({ port, host: '127.0.0.1' });
});

it('says what to do about a HOST that nobody knows', async () => {
  const thrown = await checkPort({ port: 0, host: 'no.such.host.invalid' }).catch((error: unknown) => error);
  expect(explainStart(thrown)).toMatch(
    /^HOST is "no\.such\.host\.invalid", but must be an address of this machine\.$/,
  );
});

it('takes an IPv6 address as a web address writes it', () => {
  expect(loadConfig({ HOST: '[::1]' }).host).toBe('::1');
});

it('explains what the file system says of a folder below a file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'touchline-start-')), 'file');
  writeFileSync(file, '');
  let thrown: unknown;
  try {
    writeFileSync(join(file, 'home'), '');
  } catch (error) {
    thrown = error;
  }
  expect(explainStart(thrown)).toContain('lies below a file');
});
