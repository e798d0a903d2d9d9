import type { LiveMessage } from '@touchline/shared/contract/host';

/**
 * Parses one message of a server-sent event stream; undefined for a comment or a keep-alive. Source: the HTML
 * standard, "Server-sent events".
 */
export function parseEvent(block: string): (LiveMessage & { id?: string }) | undefined {
  let type = 'message';
  let id: string | undefined;
  const data: string[] = [];
  for (const line of block.split(/\r?\n/)) {
    const [field, value] = splitField(line);
    if (field === 'event') type = value;
    else if (field === 'data') data.push(value);
    else if (field === 'id') id = value;
  }
  if (data.length === 0) return undefined;
  return { type, data: parsed(data.join('\n')), ...(id !== undefined && { id }) };
}

function splitField(line: string): [string, string] {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, ''];
  return [line.slice(0, colon), line.slice(colon + 1).replace(/^ /, '')];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Reconnect delay in milliseconds that the server requested. */
export function parseRetry(block: string): number | undefined {
  const wanted = /^retry: ?(\d{1,6})\r?$/m.exec(block)?.[1];
  return wanted === undefined ? undefined : Number(wanted);
}

/** Reads a stream to its end and passes on each message as it arrives. */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  hear: (message: LiveMessage & { id?: string }) => void,
  onRetry: (ms: number) => void = () => {},
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split(/\r?\n\r?\n/);
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const retry = parseRetry(block);
      if (retry !== undefined) onRetry(retry);
      const message = parseEvent(block);
      if (message) hear(message);
    }
  }
}
