import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The API as in production: a separate process with its own port. */
export interface ServerProcess {
  /** Where it answers. */
  readonly base: string;
  readonly pid: number;
  /** Its data folder. */
  readonly home: string;
  /** Its console output so far. */
  output(): string;
  /** One call with the api key; `token` is a session token. */
  ask(method: string, url: string, options?: ServerAsk): Promise<{ status: number; body: ServerReply }>;
  /** Sends the signal and waits for the end. @returns the exit code, or null when the signal ended it */
  end(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface ServerAsk {
  readonly token?: string | undefined;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

export type ServerReply = Record<string, unknown>;

const tsx = createRequire(__filename).resolve('tsx');
const script = join(__dirname, '../../src/server.ts');
export const serverKey = 'touchline-web';

/**
 * Starts a TypeScript file as a process and waits until it says its address.
 *
 * @param address what it says then, with the address as the first group
 * @throws with its output, when it ends before
 */
export async function startScript(script: string, env: NodeJS.ProcessEnv, address: RegExp) {
  const child = spawn(process.execPath, ['--import', tsx, script], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => (said += part));
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const base = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = address.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void exited.then(() => reject(new Error(`The server did not start:\n${said}`)));
  });
  const end = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return (await exited)[0];
  };
  return { base, pid: child.pid ?? 0, output: () => said, end };
}

/**
 * Starts `server.ts` and waits until it answers.
 *
 * @param env in addition to a free port and a temporary data folder, which is deleted at the end
 * @throws with its output, when it ends before
 */
export async function startServerProcess(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const home = mkdtempSync(join(tmpdir(), 'touchline-server-'));
  const all = { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', TOUCHLINE_HOME: home, ...env };
  const { base, pid, output, end } = await startScript(script, all, /The API answers at (\S+)/);
  return {
    base,
    pid,
    home,
    output,
    ask: async (method, url, { token, body, headers } = {}) => {
      const reply = await fetch(base + url, {
        method,
        headers: {
          'x-api-key': serverKey,
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: reply.status, body: (await reply.json()) as ServerReply };
    },
    end: async (signal) => {
      const code = await end(signal);
      rmSync(home, { recursive: true, force: true });
      return code;
    },
  };
}
