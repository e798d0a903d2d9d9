// @ts-check
import { createHash } from 'node:crypto';

/** Hash of a file as a browser compares it: `sha384-…`. */
export const integrityOf = (/** @type {Buffer} */ content) =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
