import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createPoster } from './poster';

let server: Server;
let address = '';
const sockets = new Set<number | undefined>();
const arrived: { method?: string; topic?: unknown; body: string }[] = [];

/** Answers by its path: `/201`, `/302`, `/hang` never, `/half` with a head and no end, `/cut` by closing. */
beforeAll(async () => {
  server = createServer((request, response) => {
    void buffer(request).then((body) => {
      const { method, headers, url = '', socket } = request;
      sockets.add(socket.remotePort);
      arrived.push({ method, topic: headers['topic'], body: body.toString() });
      if (url === '/hang') return;
      if (url === '/cut') return void response.destroy();
      if (url === '/half') return void response.writeHead(201, { 'content-length': 10 }).write('five!');
      response.writeHead(Number(url.slice(1)), { location: `${address}/201` }).end('some words');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  sockets.clear();
  arrived.length = 0;
});

it('posts on the connection of the message before, and answers with the status, whatever it is', async () => {
  const post = createPoster(5_000);
  const statuses: number[] = [];
  for (const status of [201, 302, 410, 503])
    statuses.push((await post(`${address}/${status}`, { topic: 'one' }, Buffer.from('hello'))).status);
  expect(statuses).toEqual([201, 302, 410, 503]);
  expect(sockets.size).toBe(1);
  expect(arrived).toEqual(Array(4).fill({ method: 'POST', topic: 'one', body: 'hello' }));
});

it('keeps the beginning of an answer for who wants it, on the same connection', async () => {
  const answers: string[] = [];
  const post = createPoster(5_000, 6);
  for (const status of [200, 400])
    answers.push((await post(`${address}/${status}`, {}, Buffer.from('hello'))).text);
  expect(answers).toEqual(['some w', 'some w']);
  expect(sockets.size).toBe(1);
});

it.each([
  ['never answers', '/hang', 'No answer in time.'],
  ['begins an answer and hangs', '/half', 'No answer in time.'],
  ['closes instead of an answer', '/cut', 'socket hang up'],
])('throws when a service %s, and reaches it on another connection then', async (_, path, message) => {
  const post = createPoster(300);
  await expect(post(address + path, {}, Buffer.from('hello'))).rejects.toThrow(message);
  expect(await post(`${address}/201`, {}, Buffer.from('hello'))).toEqual({ status: 201, text: '' });
  expect(sockets.size).toBe(2);
});
