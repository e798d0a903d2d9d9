/** @jest-environment jsdom */
import { earlyPressScript } from './earlyPress';

const press = (id: string) => document.getElementById(id)?.click();

beforeEach(() => {
  document.body.innerHTML =
    '<button id="one"><b id="icon">+</b></button><div role="tab" id="tab">Plan</div><a id="link" href="#team">Team</a><p id="text">13 points</p>';
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as the page runs it
  new Function(earlyPressScript)();
});

const taken = () => window.touchlinePress?.();

it('remembers the last button that was pressed, also by what is drawn in it', () => {
  press('tab');
  press('icon');
  expect(taken()?.id).toBe('one');
});

it('remembers nothing without a press, nor for text', () => {
  press('text');
  expect(taken()).toBeUndefined();
});

it('forgets a press when a link is followed after it: the browser goes there by itself', () => {
  press('one');
  press('link');
  expect(taken()).toBeUndefined();
});

it('stops listening when the page is taken over', () => {
  taken();
  press('one');
  expect(taken()).toBeUndefined();
});
