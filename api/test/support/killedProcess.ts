import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

interface Life {
  readonly script: string;
  readonly args: readonly string[];
  /** Each output line, `word {"json":1}`. */
  readonly onLine: (word: string, detail: string) => void;
  /** Called with '' at the start and with the parts of each line: whether the process has lived long enough. */
  readonly isEnough: (word: string, detail: string) => boolean;
  /** It has lived long enough once this resolves, too. */
  readonly until?: Promise<void>;
  /** Milliseconds that it lives on after that. */
  readonly thenFor: number;
}

/** Starts a script of ours and kills it with SIGKILL. It must not end by itself. */
export async function runAndKill({ script, args, onLine, isEnough, until, thenFor }: Life): Promise<void> {
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  await new Promise<void>((resolve) => {
    if (isEnough('', '')) resolve();
    void until?.then(resolve);
    child.once('exit', () => resolve());
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [word = '', detail = ''] = line.split(/ (.*)/);
      onLine(word, detail);
      if (isEnough(word, detail)) resolve();
    });
  });
  await new Promise((resolve) => setTimeout(resolve, thenFor));
  expect(child.exitCode).toBeNull();
  child.kill('SIGKILL');
  await closed;
}
