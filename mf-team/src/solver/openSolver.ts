import type { SolverMessage, SolverRequest } from './messages';
import type { SuggestQuestion } from './question';

/**
 * Runs the solver in a worker, so that the page stays responsive.
 * @returns a function that terminates the worker
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
