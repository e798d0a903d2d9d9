/**
 * Parses the game's large documents in a worker thread. The build emits it as a separate file beside the server
 * (`documentThread.mjs`).
 */
import { parentPort } from 'node:worker_threads';
import { readDocument } from './readDocument';

parentPort?.on('message', (body: Uint8Array) => parentPort?.postMessage(readDocument(body)));
