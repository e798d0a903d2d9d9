import { promisify } from 'node:util';
import { trackTimers } from './pageTimers';

const before = { setTimeout, setInterval, setImmediate };
afterEach(() => Object.assign(globalThis, before));

it('ends what a page has left running, and nothing that was started before it', async () => {
  const ran: string[] = [];
  const own = new Promise<void>((resolve) => {
    setTimeout(() => (ran.push('of the process'), resolve()), 30);
  });
  const timers = trackTimers();
  setInterval(() => ran.push('interval'), 1);
  setTimeout(() => ran.push('timeout'), 1);
  const again = () => void setImmediate(() => (ran.push('immediate'), again()));
  again();
  timers.clear();
  await own;
  expect(ran).toEqual(['of the process']);
});

it('lets a page wait, in either form', async () => {
  trackTimers();
  await new Promise((resolve) => setTimeout(resolve, 1));
  await expect(promisify(setTimeout)(1, 'value')).resolves.toBe('value');
});
