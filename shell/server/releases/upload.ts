import type { ReleaseFiles } from './builtFiles';

/** The body of a publish: a JSON object whose `files` have their content in base64. */
export interface Upload {
  /** All fields except `files`, not validated yet. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly files: ReleaseFiles;
}

/** What a thread sends for a body; the memory of the files moves to the receiver. */
export type ReadUpload =
  | {
      readonly fields: Readonly<Record<string, unknown>>;
      readonly files: readonly (readonly [name: string, content: Uint8Array<ArrayBuffer>])[];
    }
  | { readonly refused: string };

/** In memory of its own, which can be moved to another thread: small buffers of Node share theirs. */
function decode(base64: string): Uint8Array<ArrayBuffer> {
  const content = Buffer.allocUnsafeSlow(Buffer.byteLength(base64, 'base64'));
  return content.subarray(0, content.write(base64, 'base64'));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses and decodes a body; one that is not of this form is refused with the reason. */
export function readUpload(body: Uint8Array): ReadUpload {
  let parsed: unknown;
  try {
    parsed = JSON.parse(Buffer.from(body.buffer, body.byteOffset, body.byteLength).toString('utf8'));
  } catch {
    // The parser quotes the body, which may have any size.
    return { refused: 'The body of a publish is not JSON.' };
  }
  if (!isObject(parsed) || !isObject(parsed['files']))
    return { refused: 'The body of a publish has no files: an object of base64 by file name.' };
  const { files, ...fields } = parsed;
  const entries = Object.entries(files);
  const other = entries.find(([, content]) => typeof content !== 'string');
  if (other) return { refused: `The content of ${other[0].slice(0, 80)} is not a text in base64.` };
  return { fields, files: entries.map(([name, base64]) => [name, decode(base64 as string)]) };
}
