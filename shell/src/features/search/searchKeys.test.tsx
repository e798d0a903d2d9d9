import { userEvent } from '@testing-library/user-event';
import { aFantasyState, aUser } from '@touchline/shared/testing';
import type { ShellStore } from '../../services/store/shellStore';
import { watchSearchKeys } from './searchKeys';

/** Keys are listened to once; each test has its own state. */
const world = { onboarded: true, dispatched: [] as unknown[] };

beforeAll(() => {
  const store = {
    getState: () => ({
      session: { user: aUser({ onboarded: world.onboarded }) },
      fantasy: { state: aFantasyState() },
    }),
    dispatch: (action: unknown) => world.dispatched.push(action),
  };
  watchSearchKeys(store as unknown as ShellStore);
});
beforeEach(() => {
  Object.assign(world, { onboarded: true, dispatched: [] });
  document.body.innerHTML = '<button>Page</button><input>';
});

const press = async (keys: string, at: 'button' | 'input') => {
  document.querySelector<HTMLElement>(at)?.focus();
  await userEvent.keyboard(keys);
  return world.dispatched;
};

it.each([
  ['/', 'button', 1],
  ['/', 'input', 0],
  ['{Control>}k{/Control}', 'button', 1],
  ['{Meta>}k{/Meta}', 'input', 1],
  ['k', 'button', 0],
] as const)('%s in a %s opens the search %s times', async (keys, at, times) => {
  expect(await press(keys, at)).toHaveLength(times);
});

it('does nothing before onboarding is done', async () => {
  world.onboarded = false;
  expect(await press('/', 'button')).toEqual([]);
});

it('does nothing while a dialog is open', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>');
  expect(await press('/', 'button')).toEqual([]);
});
