import loadHighs from 'highs';
import { highsSolve, defaultLimits } from './highsSolve';
import type { SolverMessage, SolverRequest } from './messages';
import { suggest } from './suggest';

const say = (message: SolverMessage) => self.postMessage(message);

async function answer({ question }: SolverRequest): Promise<void> {
  try {
    const highs = await loadHighs();
    const result = suggest(question, highsSolve(highs, defaultLimits), (plans, searched) =>
      say({ kind: 'found', plans, searched }),
    );
    say({ kind: 'done', result });
  } catch (error) {
    say({ kind: 'unavailable', detail: error instanceof Error ? error.message : String(error) });
  }
}

self.onmessage = ({ data }: MessageEvent<SolverRequest>) => void answer(data);
