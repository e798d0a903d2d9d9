import type { SolverMessage, SolverRequest } from './messages';
import type { SuggestQuestion } from './question';

/**
 * Asks the solver in a worker, which keeps the page usable.
 * @returns ends the worker
 */
export function openSolver(question: SuggestQuestion, hear: (message: SolverMessage) => void): () => void {
  const worker = new Worker(new URL('./solver.worker.ts', import.meta.url));
  worker.onmessage = ({ data }: MessageEvent<SolverMessage>) => {
    hear(data);
    if (data.kind !== 'found') worker.terminate();
  };
  worker.onerror = ({ message }) => {
    hear({ kind: 'unavailable', detail: message });
    worker.terminate();
  };
  worker.postMessage({ question } satisfies SolverRequest);
  return () => worker.terminate();
}
