import loadHighs from 'highs';
import { highsSolve } from './highsSolve';
import type { SolverMessage, SolverRequest } from './messages';
import { suggest } from './suggest';

/** Gap of 1 % to the best, and seconds for each of the three plans. */
const limits = { gap: 0.01, seconds: 15 };

const say = (message: SolverMessage) => self.postMessage(message);

async function answer({ question }: SolverRequest): Promise<void> {
  try {
    const highs = await loadHighs();
    const result = suggest(question, highsSolve(highs, limits), (plans) => say({ kind: 'found', plans }));
    say({ kind: 'done', result });
  } catch (error) {
    say({ kind: 'unavailable', detail: error instanceof Error ? error.message : String(error) });
  }
}

self.onmessage = ({ data }: MessageEvent<SolverRequest>) => void answer(data);
