/** Limits of a document's shape; the official ones have at most 6 levels and 106,000 parts. */
const shapeLimits = { levels: 20, parts: 400_000 } as const;

/** Checks a JSON text before anything parses it. */
interface ShapeCheck {
  /** @returns false once the text is nested too deeply, or has too many parts */
  read(chunk: Uint8Array): boolean;
}

const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const isOpening = (byte: number) => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number) => byte === 0x5d || byte === 0x7d;

/**
 * Works on bytes: in UTF-8 the characters of JSON's structure occur only as themselves. Parts are objects, lists and
 * what their commas divide.
 */
export function createShapeCheck({
  levels,
  parts,
}: { readonly levels: number; readonly parts: number } = shapeLimits): ShapeCheck {
  let depth = 0;
  let count = 0;
  let isText = false;
  let isEscaped = false;
  const step = (byte: number): boolean => {
    if (isText) {
      if (isEscaped) isEscaped = false;
      else if (byte === backslash) isEscaped = true;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    else if (byte === comma) count += 1;
    else if (isOpening(byte)) {
      depth += 1;
      count += 1;
    } else if (isClosing(byte)) depth -= 1;
    return depth <= levels && count <= parts;
  };
  return { read: (chunk) => chunk.every(step) };
}
