/** @jest-environment jsdom */
import { earlyPressScript } from './earlyPress';

const press = (id: string) => document.getElementById(id)?.click();

let presses: string[] = [];
/** Stands for React: hears a press only from the time at which the code of its part has come. */
let answersFrom = Infinity;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  presses = [];
  answersFrom = Infinity;
  document.body.innerHTML =
    '<div id="root"><button id="one"><b id="icon">+</b></button><div role="tab" id="tab">Plan</div><a id="link" href="#team">Team</a><p id="text">13 points</p></div><button id="other">Outside</button>';
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page runs it
  new Function('addEventListener', earlyPressScript)(hear);
  hear('click', ({ target }) => {
    if (Date.now() < answersFrom) return;
    presses.push((target as Element).id);
    window.touchlinePress?.answered();
  });
});
afterEach(() => {
  jest.useRealTimers();
  page.abort();
});

let page = new AbortController();
/** Until the page of this test goes. */
function hear(name: string, listener: (event: MouseEvent) => void, capture = false) {
  page = page.signal.aborted ? new AbortController() : page;
  addEventListener(name, listener as EventListener, { capture, signal: page.signal });
}

const takeOver = () => {
  answersFrom = Date.now();
  window.touchlinePress?.repeat();
  jest.advanceTimersByTime(60_000);
};

it('repeats the last button that was pressed before the take-over, also by what is drawn in it', () => {
  press('tab');
  press('icon');
  takeOver();
  expect(presses).toEqual(['one']);
});

it('repeats nothing without a press, nor for text, nor outside the app', () => {
  press('text');
  press('other');
  takeOver();
  expect(presses).toEqual([]);
});

it('forgets a press when a link is followed after it: the browser goes there by itself', () => {
  press('one');
  press('link');
  takeOver();
  expect(presses).toEqual([]);
});

it('repeats a press in a part whose code comes after the take-over, once it has come', () => {
  window.touchlinePress?.repeat();
  answersFrom = 1500;
  press('one');
  jest.advanceTimersByTime(60_000);
  expect(presses).toEqual(['one']);
});

it('does not repeat a press that was answered', () => {
  takeOver();
  press('one');
  press('one');
  jest.advanceTimersByTime(60_000);
  expect(presses).toEqual(['one', 'one']);
});

it('gives up after ten seconds, and hears the next press', () => {
  window.touchlinePress?.repeat();
  press('one');
  jest.advanceTimersByTime(10_200);
  answersFrom = Date.now();
  jest.advanceTimersByTime(60_000);
  expect(presses).toEqual([]);
  press('tab');
  expect(presses).toEqual(['tab']);
});

it('does not press a button that has gone', () => {
  press('one');
  const [gone] = [document.getElementById('one')];
  gone?.remove();
  let isPressed = false;
  gone?.addEventListener('click', () => (isPressed = true));
  takeOver();
  expect(isPressed).toBe(false);
});

it('loads the page anew when Back leaves the address of the HTML before the app hears it, and only then', () => {
  const reload = jest.fn();
  const run = (address: string) => {
    const place = { pathname: address, search: '', reload };
    // oxlint-disable-next-line typescript/no-implied-eval -- as the page runs it
    new Function('addEventListener', 'location', earlyPressScript)(hear, place);
    return place;
  };
  const place = run('/clubs');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).not.toHaveBeenCalled();
  expect(window.touchlinePress?.left()).toBe(false);
  place.pathname = '/team';
  dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).toHaveBeenCalledTimes(1);
  // The take-over asks: scripts run on until the other page comes.
  expect(window.touchlinePress?.left()).toBe(true);
  window.touchlinePress?.heard();
  dispatchEvent(new PopStateEvent('popstate'));
  expect(reload).toHaveBeenCalledTimes(1);
});
