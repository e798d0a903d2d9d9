import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A line to the app that can stop answering without being cut, as in a tunnel. */
export interface SilentLine {
  readonly url: string;
  /** Requests wait from now on. @returns lets them through */
  silence(): () => void;
  close(): void;
}

export async function openSilentLine(target: string): Promise<SilentLine> {
  let open = Promise.resolve();
  const server = createServer((incoming, outgoing) => {
    void open.then(() => {
      const { origin, ...headers } = incoming.headers;
      const passed = request(
        target + (incoming.url ?? '/'),
        {
          method: incoming.method ?? 'GET',
          headers: { ...headers, host: new URL(target).host, ...(origin && { origin: target }) },
        },
        (answer) => {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      passed.on('error', () => outgoing.destroy());
      outgoing.on('close', () => passed.destroy());
      incoming.pipe(passed);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    silence() {
      let letThrough = () => {};
      open = new Promise((resolve) => (letThrough = resolve));
      return letThrough;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
