// @ts-check
/**
 * A push service that answers 201 after as many milliseconds as its argument says, in a process of its own, so that its work is not
 * counted as the app's. Prints its port, and ends with its input. `GET` answers with `PushCounts` of `slowPushService.ts`.
 */
import { createServer } from 'node:http';

const answersAfterMs = Number(process.argv[2]);
/** How often each message arrived, by the address of the device and the topic. @type {Map<string, Map<string, number>>} */
const arrivals = new Map();

function count() {
  const devices = [...arrivals.values()];
  const all = devices.flatMap((messages) => [...messages.values()]);
  return {
    devices: devices.length,
    messages: all.length,
    mostOfDevice: devices.reduce((most, { size }) => Math.max(most, size), 0),
    again: all.reduce((sum, times) => sum + times - 1, 0),
  };
}

const server = createServer((request, response) => {
  if (request.method === 'GET') return void response.end(JSON.stringify(count()));
  const device = request.url ?? '';
  const topic = String(request.headers['topic']);
  const messages = arrivals.get(device) ?? new Map();
  arrivals.set(device, messages.set(topic, (messages.get(topic) ?? 0) + 1));
  request.resume();
  setTimeout(() => response.writeHead(201).end(), answersAfterMs);
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
process.stdin.resume().on('end', () => process.exit(0));
