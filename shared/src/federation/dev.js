#!/usr/bin/env node
// @ts-check
/**
 * `touchline-dev [app] [--port 3102]`: serves the remote of this folder to the pages of an app, from source. The app is the one of
 * TOUCHLINE_URL where none is named.
 */
import { parseArgs } from 'node:util';
import { linkTo, serveRemote } from './serveRemote.js';

const say = (/** @type {string} */ text) => process.stdout.write(`${text}\n`);

/** @returns {{ folder: string, app: string, port: number }} @throws Error in words for the terminal */
function readArguments() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { port: { type: 'string', default: '3102' } },
  });
  const app = positionals[0] ?? process.env.TOUCHLINE_URL ?? '';
  if (!URL.canParse(app))
    throw new Error('Name the app whose pages are to have it: npm run dev -- https://touchline.example');
  const port = Number(values.port);
  if (!(port >= 1024 && port <= 65_535)) throw new Error('The port is a number from 1024 to 65535.');
  return { folder: process.cwd(), app: new URL(app).origin, port };
}

try {
  const options = readArguments();
  await serveRemote(options);
  say(`Open ${linkTo(options)} as staff, and agree. A saved component shows up by itself, with its state.`);
  say(
    'The page is known once the remote was published, if only as a preview: npm run release -- publish --preview',
  );
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
