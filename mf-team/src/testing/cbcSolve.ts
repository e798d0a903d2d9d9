import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Solved } from '../solver/suggest';

export const hasCbc = () => spawnSync('cbc', ['-quit']).status === 0;

/** Solves models with CBC, which shares no code with HiGHS. Its seconds are those of the processor. */
export function cbcSolve({ gap, seconds }: { gap: number; seconds: number }) {
  return (text: string): Solved & { readonly cpuMs: number } => {
    const folder = mkdtempSync(join(tmpdir(), 'touchline-cbc-'));
    const [model, solution] = [join(folder, 'model.lp'), join(folder, 'solution.txt')];
    try {
      writeFileSync(model, `${text}\n`);
      const limits = ['-ratioGap', String(gap), '-allowableGap', '0', '-seconds', String(seconds)];
      const said = execFileSync('cbc', [model, ...limits, '-solve', '-solution', solution], {
        stdio: 'pipe',
      });
      const cpu = /Total time \(CPU seconds\):\s+([\d.]+)/.exec(String(said))?.[1];
      return { ...readSolution(readFileSync(solution, 'utf8')), cpuMs: Number(cpu ?? 0) * 1_000 };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** `Optimal - objective value -61.2`, then a line for each column that is not 0: index, name, value, cost. */
function readSolution(text: string): Solved {
  const [head = '', ...lines] = text.split('\n');
  if (/infeasible/i.test(head)) return { status: 'infeasible' };
  const values = new Map(
    lines.map((line) => {
      const [, name = '', value = '0'] = line.replace('**', '').trim().split(/\s+/);
      return [name, Number(value)];
    }),
  );
  // CBC minimizes what is to be maximized.
  const objective = Math.abs(Number(head.split(' ').at(-1)));
  const status = head.startsWith('Optimal') ? 'optimal' : 'in time';
  return { status, objective, primal: (column) => values.get(column) ?? 0 };
}
