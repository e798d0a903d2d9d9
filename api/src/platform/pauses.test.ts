import { createPauses } from './pauses';

const stepMs = 4;
const longestMs = 8;
/** Of work that is not ours: a collection of garbage, and other processes. */
const toleranceMs = 40;

/** Holds the event loop. */
function step(): void {
  for (const until = performance.now() + stepMs; performance.now() < until;);
}

/** How often something else had its turn while `work` ran. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let isOver = false;
  const next = () => {
    turns += 1;
    if (!isOver) setImmediate(next);
  };
  setImmediate(next);
  await work;
  isOver = true;
  return turns;
}

describe('work of 50 steps that takes pauses', () => {
  const steps = Array.from({ length: 50 });
  /** A turn for each three steps, and not one for each step. */
  const fewest = Math.floor((steps.length * stepMs) / (longestMs + stepMs)) - 2;

  it('lets other work have its turn when its steps follow each other', async () => {
    const pauses = createPauses(longestMs);
    const work = async () => {
      for (const _ of steps) {
        await pauses();
        step();
      }
    };
    expect(await turnsDuring(work())).toBeGreaterThanOrEqual(fewest);
  });

  it('does so when they run side by side', async () => {
    const pauses = createPauses(longestMs);
    const work = steps.map(async () => {
      await pauses();
      step();
    });
    expect(await turnsDuring(Promise.all(work))).toBeGreaterThanOrEqual(fewest);
  });

  it('does not wait while it holds nothing up', async () => {
    const pauses = createPauses(toleranceMs);
    const turns = await turnsDuring(Promise.all(steps.map(() => pauses())));
    expect(turns).toBeLessThanOrEqual(1);
  });
});
