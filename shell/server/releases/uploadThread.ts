/**
 * Parses the body of one publish in a worker thread: it gets the body in parts and then null. The build emits it as a separate file
 * beside the server (`uploadThread.mjs`).
 */
import { type MessagePort, parentPort } from 'node:worker_threads';
import { readUpload } from './upload';

function readFrom(port: MessagePort) {
  const parts: Uint8Array[] = [];
  port.on('message', (part: Uint8Array | null) => {
    if (part) return void parts.push(part);
    const read = readUpload(Buffer.concat(parts));
    port.postMessage(read, 'refused' in read ? [] : read.files.map(([, { buffer }]) => buffer));
    port.close();
  });
}

if (parentPort) readFrom(parentPort);
