import { createShapeCheck } from './jsonShape';

/** A document's text as a value, or why it was refused. */
export type ReadDocument = { readonly json: unknown } | { readonly refused: string };

/** Parses the body of a response. Its shape is checked first: parsing a deeply nested text ends the process. */
export function readDocument(body: Uint8Array): ReadDocument {
  if (!createShapeCheck().read(body)) return { refused: 'nested too deeply, or has too many parts' };
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(body));
    return typeof json === 'object' && json !== null ? { json } : { refused: 'neither an object nor a list' };
  } catch {
    // The source reports it as `malformed`.
    return { refused: 'not JSON' };
  }
}
