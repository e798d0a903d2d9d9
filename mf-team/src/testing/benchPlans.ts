/**
 * For `npm run bench -- plans`: every stored instance, and with a file of `npm run bench`'s recorded starts some questions
 * of each, solved by HiGHS as the page runs it and by CBC where it is installed. Prints a line of JSON for each,
 * `ComparedPlan`.
 */
import { readFileSync } from 'node:fs';
import loadHighs from 'highs';
import { highsSolve } from '../solver/highsSolve';
import { buildModel } from '../solver/model';
import type { SuggestQuestion } from '../solver/question';
import type { Solve, Solved } from '../solver/suggest';
import { cbcSolve, hasCbc } from './cbcSolve';
import { walked, worthOf } from '../solver/worth';
import { planInstances } from './planInstances';
import { questionsOf, type StartOfPlanner } from './planQuestions';

interface Found {
  readonly objective: number | null;
  readonly status: string;
  readonly ms: number;
  /** Of the processor, which a busy machine does not change much. */
  readonly cpuMs: number;
}

interface ComparedPlan {
  readonly name: string;
  readonly highs: Found;
  /** Null where CBC is not installed. */
  readonly cbc: Found | null;
  /** Problems of the plan of HiGHS by the rules of the game. */
  readonly problems: number;
  /** What that plan is worth, counted without the model. */
  readonly worth: number | null;
}

/** Nearer to the best than the page, and with more work. */
const limits = { gap: 0.0005, work: 2_000_000 };
const cbcLimits = { gap: 0.0004, seconds: 100 };

function timed(solve: (text: string) => Solved & { cpuMs?: number }, text: string) {
  const [began, used] = [performance.now(), process.cpuUsage()];
  const { status, objective = null, primal, cpuMs = process.cpuUsage(used).user / 1_000 } = solve(text);
  const ms = Math.round(performance.now() - began);
  return { primal, found: { status, objective, ms, cpuMs: Math.round(cpuMs) } satisfies Found };
}

function compared(
  name: string,
  question: SuggestQuestion,
  highs: Solve,
  cbc: ReturnType<typeof cbcSolve> | null,
): ComparedPlan {
  const model = buildModel(question);
  const { primal, found } = timed(highs, model.text);
  const weeks = primal && walked(question, model.read(primal).weeks);
  return {
    name,
    highs: found,
    cbc: cbc && timed(cbc, model.text).found,
    problems: weeks?.flatMap(({ problems }) => problems).length ?? 0,
    worth: weeks ? worthOf(question, weeks) : null,
  };
}

const [file] = process.argv.slice(2);
const starts = file === undefined ? [] : (JSON.parse(readFileSync(file, 'utf8')) as StartOfPlanner[]);
const cbc = hasCbc() ? cbcSolve(cbcLimits) : null;
for (const { name, question } of [...planInstances(), ...starts.flatMap(questionsOf)]) {
  // A memory of its own for each, as on the page.
  const highs = highsSolve(await loadHighs(), limits);
  process.stdout.write(`${JSON.stringify(compared(name, question, highs, cbc))}\n`);
}
