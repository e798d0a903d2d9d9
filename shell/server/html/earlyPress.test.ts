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
    window.touchlinePress?.answered('click');
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

it('presses a button that was drawn anew in its place, with its words', () => {
  press('one');
  document.getElementById('root')!.innerHTML =
    '<button id="first">+</button><button id="second">+</button><div role="tab" id="tab">Plan</div>';
  takeOver();
  expect(presses).toEqual(['first']);
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

describe('what is entered in a field', () => {
  const fields = `<input id="name" aria-label="Name" value=""><select id="week"><option>1</option><option>2</option></select>
    <input type="checkbox" id="remember">`;
  let receivedValues: string[] = [];
  /** Stands for React, which knows the value that a script set last through the element, and hears another one. */
  const trackedValues = new Map<string, unknown>();
  const valueOf = (field: HTMLInputElement) => (field.type === 'checkbox' ? field.checked : field.value);
  function hydrate(field: HTMLInputElement) {
    const name = field.type === 'checkbox' ? 'checked' : 'value';
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)!;
    trackedValues.set(field.id, valueOf(field));
    if (field.tagName === 'INPUT')
      Object.defineProperty(field, name, {
        configurable: true,
        get: () => own.get!.call(field) as unknown,
        set: (value) => {
          trackedValues.set(field.id, value);
          own.set!.call(field, value);
        },
      });
  }
  beforeEach(() => {
    receivedValues = [];
    document.getElementById('root')!.innerHTML = fields;
    for (const name of ['input', 'change', 'click'])
      hear(name, ({ target }) => {
        const field = target as HTMLInputElement;
        if (Date.now() < answersFrom || !trackedValues.has(field.id)) return;
        const hasChanged =
          field.tagName === 'SELECT' ? name === 'change' : trackedValues.get(field.id) !== valueOf(field);
        if (!hasChanged) return;
        trackedValues.set(field.id, valueOf(field));
        receivedValues.push(`${field.id} ${String(valueOf(field))}`);
        window.touchlinePress?.answered('change');
      });
  });
  afterEach(() => trackedValues.clear());

  function enter(id: string, value: string | boolean) {
    const field = document.getElementById(id) as HTMLInputElement;
    if (typeof value === 'boolean') return field.click();
    field.value = value;
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
  }
  const hydrateAll = () =>
    document.querySelectorAll<HTMLInputElement>('#root input, #root select').forEach(hydrate);

  it('is heard once when the page is taken over, and the field keeps it', () => {
    enter('name', 'Sa');
    enter('name', 'Saka');
    enter('week', '2');
    enter('remember', true);
    hydrateAll();
    takeOver();
    expect(receivedValues).toEqual(['name Saka', 'week 2', 'remember true']);
    expect((document.getElementById('name') as HTMLInputElement).value).toBe('Saka');
    expect((document.getElementById('remember') as HTMLInputElement).checked).toBe(true);
  });

  it('is heard when the code of its part comes after the take-over', () => {
    enter('name', 'Saka');
    window.touchlinePress?.repeat();
    jest.advanceTimersByTime(1_000);
    hydrateAll();
    answersFrom = Date.now();
    jest.advanceTimersByTime(60_000);
    expect(receivedValues).toEqual(['name Saka']);
  });

  it('is entered again where the event itself takes its part over, which puts the old value back', () => {
    enter('week', '2');
    hydrateAll();
    let isTaken = false;
    hear(
      'change',
      ({ target }) => {
        if (Date.now() < answersFrom || isTaken) return;
        isTaken = true;
        (target as HTMLSelectElement).value = '1';
      },
      true,
    );
    takeOver();
    expect(receivedValues.at(-1)).toBe('week 2');
    expect((document.getElementById('week') as HTMLSelectElement).value).toBe('2');
  });

  it('is entered in the field that is drawn anew in its place', () => {
    enter('name', 'Saka');
    document.getElementById('root')!.innerHTML = fields;
    hydrateAll();
    takeOver();
    expect(receivedValues).toEqual(['name Saka']);
  });

  it('stays the reader’s: what is entered after the take-over is not undone', () => {
    hydrateAll();
    takeOver();
    const field = document.getElementById('name') as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'Rice');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    jest.advanceTimersByTime(60_000);
    expect(receivedValues).toEqual(['name Rice']);
  });

  it('is not entered again when the app empties a field that it has heard, also after the reader has left the field', () => {
    hydrateAll();
    takeOver();
    const field = document.getElementById('name') as HTMLInputElement;
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'Rice');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    // The browser's own event of a field that is left.
    field.dispatchEvent(new Event('change', { bubbles: true }));
    field.value = '';
    jest.advanceTimersByTime(60_000);
    expect(field.value).toBe('');
    expect(receivedValues).toEqual(['name Rice']);
  });

  it('is heard once by the app that answers: a box is not unticked and ticked again', () => {
    hydrateAll();
    takeOver();
    enter('remember', true);
    jest.advanceTimersByTime(60_000);
    expect(receivedValues).toEqual(['remember true']);
    const ticks: boolean[] = [];
    hear('click', ({ target }) => ticks.push((target as HTMLInputElement).checked));
    enter('remember', true);
    jest.advanceTimersByTime(60_000);
    expect(ticks).toEqual([false]);
  });
});
