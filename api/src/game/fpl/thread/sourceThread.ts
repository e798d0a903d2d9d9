/**
 * A demo season or a recording in a worker thread: computing a season takes seconds, and must not block HTTP.
 * The build emits it as a separate file beside the server (`sourceThread.mjs`).
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { Clock } from '../../../platform/clock';
import { createLocalSource } from '../localSource';
import type { DocumentSource } from '../source';
import type { ThreadAnswer, ThreadAsk, ThreadOpened, ThreadSetup } from './messages';

const { choice, now } = workerData as ThreadSetup;
const say = (message: ThreadOpened | ThreadAnswer) => parentPort?.postMessage(message);

function open(clock: Clock) {
  const source = createLocalSource(choice, clock);
  say({ opened: { season: source.season, teams: source.teamsForDemoAccounts?.() ?? [] } });
  return source;
}

async function answer(source: DocumentSource, { id, path }: ThreadAsk) {
  try {
    const reply = await source.get(path);
    say(reply.outcome === 'ok' ? { id, text: JSON.stringify(reply.json) } : { id, fault: reply });
  } catch (thrown) {
    say({ id, broke: String((thrown as Error).stack) });
  }
}

async function serve() {
  // The app's time of the request being answered: sources read the clock before they wait.
  let asked = now;
  const source = open({ now: () => asked, rate: 0 });
  parentPort?.on('message', (ask: ThreadAsk) => {
    asked = ask.now;
    void answer(source, ask);
  });
  // Simulates the season up to now before the first request.
  await source.get('event-status/');
}

serve().catch((thrown: unknown) =>
  say({ failed: thrown instanceof Error ? thrown.message : String(thrown) }),
);
