// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * The files of a folder, served to this machine only.
 *
 * @param {string} folder
 * @param {number} [port] a free one when left out
 * @returns {Promise<import('node:http').Server>}
 */
export function serveFolder(folder, port = 0) {
  const server = createServer(({ url = '/' }, reply) => {
    const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file)) {
      reply.writeHead(404).end();
      return;
    }
    reply
      .writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
      .end(readFileSync(file));
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}

/** @param {import('node:http').Server} server */
export function portOf(server) {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}
