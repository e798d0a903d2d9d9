// @ts-check
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Runs a program to its end. Its output goes to the terminal, or is kept and shown only when it fails.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string | undefined>, cwd?: string, onLine?: (line: string) => void, low?: boolean }} [options]
 *   `onLine`: gets each line of the output, when quiet; `low`: with a low priority, for work that takes the time that other work leaves
 * @returns {Promise<string>} its output, when quiet
 */
export function run(program, args, { quiet = false, env = {}, cwd = root, onLine, low = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    });
    if (low && child.pid !== undefined) lowerPriority(child.pid);
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    if (child.stdout && onLine) createInterface({ input: child.stdout }).on('line', onLine);
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(output);
      if (quiet) process.stderr.write(output);
      reject(new Error(`${program} ${args.join(' ')} ended with ${code}`));
    });
  });
}

/** What it starts later has the same priority. */
function lowerPriority(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already.
  }
}

/** A command of node_modules/.bin, started by this Node. */
export const bin = (name) => fileURLToPath(new URL(`../../node_modules/.bin/${name}`, import.meta.url));

const tscFile = fileURLToPath(new URL('../../node_modules/typescript-7/bin/tsc', import.meta.url));

/**
 * Runs the TypeScript that checks: version 7, several times as fast. Version 6 stays for the tools that need its API; both packages have
 * a command `tsc`, so this one is named by its place (docs/decisions/0152).
 *
 * @param {string[]} args
 * @param {{ low?: boolean }} [options] as for `run`
 */
export const runTsc = (args, { low = false } = {}) =>
  run(process.execPath, [tscFile, ...args], { quiet: true, low });
