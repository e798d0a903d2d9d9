/** What the script of a rendered page offers to the app; `window.touchlinePress`. */
interface EarlyPress {
  /** By the app for everything that React hears: 'click' for a press, 'change' for what was entered in a field. */
  answered(type: string): void;
  /** From now on the app hears Back and Forward. Before, the page is loaded anew when one of them leaves the address of the HTML. */
  heard(): void;
  /** Whether that load has been asked for. Scripts still run until it comes. */
  left(): boolean;
  /** The page has been taken over, or is drawn anew: what was pressed and entered before is done now. */
  repeat(): void;
}

/**
 * Keeps what a reader does before the app can answer: the last button that was pressed, and what was entered in fields. Both are
 * lost otherwise, before the page is taken over and after that in a part whose code has not come yet, where React drops them. They
 * are done again ten times a second, for ten seconds at most, until React has heard them. A button or field that was drawn anew is
 * found by its place among its like, and its words. Links need none of this: the browser follows them.
 *
 * Runs in the page, so it must not use anything outside its own body.
 */
function keepEarlyPresses(): void {
  const everyMs = 100;
  const mostMs = 10_000;
  const pressable = 'a[href],button,[role=button],[role=radio],[role=tab]';
  const fillable = 'input,select,textarea';
  type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

  /** A place in the page that outlives its element. */
  const keep = <Kind extends HTMLElement>(element: Kind, like: string) => {
    const all = () => [...document.querySelectorAll<Kind>(`#root :is(${like})`)];
    const label = (one: Kind) => `${one.tagName} ${one.getAttribute('aria-label') ?? one.innerText}`;
    const [at, words, since] = [all().indexOf(element), label(element), Date.now()];
    return {
      element: () => {
        if (element.isConnected) return element;
        const found = all()[at];
        return found && label(found) === words ? found : undefined;
      },
      isLate: () => Date.now() - since > mostMs,
    };
  };

  let pressed: ReturnType<typeof keep<HTMLElement>> | undefined;
  const entered = new Map<Field, { place: ReturnType<typeof keep<Field>>; value: string | boolean }>();
  /** The field whose value is on its way to React. */
  let entering: Field | undefined;
  /** What happens in a field is not the reader's. */
  let isOwn = false;
  let repeats = false;
  let isHeard = false;
  let isLeft = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const isCheckable = (field: Field): field is HTMLInputElement =>
    field.type === 'checkbox' || field.type === 'radio';

  const valueOf = (field: Field) => (isCheckable(field) ? field.checked : field.value);

  function hasItsValue(key: Field): boolean {
    const { place, value } = entered.get(key) ?? {};
    const field = place?.element();
    return field !== undefined && valueOf(field) === value;
  }

  /** React hears a value only where it differs from the last one that it knows: so another one is set first. */
  function enter(field: Field, value: string | boolean) {
    if (isCheckable(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    if (!(field instanceof HTMLSelectElement)) field.value = '';
    // What a script sets through the element itself, React takes for its own.
    const prototype: unknown = Object.getPrototypeOf(field);
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }

  function again() {
    clearTimeout(timer);
    for (const [key, { place, value }] of [...entered]) {
      const field = place.element();
      entering = key;
      if (place.isLate()) entered.delete(key);
      else if (field) {
        isOwn = true;
        enter(field, value);
        isOwn = false;
      }
      entering = undefined;
    }
    if (pressed?.isLate()) pressed = undefined;
    pressed?.element()?.click();
    if (pressed || entered.size > 0) timer = setTimeout(again, everyMs);
  }

  function later() {
    clearTimeout(timer);
    if (repeats) timer = setTimeout(again, everyMs);
  }

  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest<HTMLElement>(pressable);
      if (!button?.closest('#root') || button === pressed?.element()) return;
      pressed = button.matches('a[href]') ? undefined : keep(button, pressable);
      later();
    },
    true,
  );

  /** The event by which React hears a field. Others come after it, when the app may have changed the field already. */
  const eventOf = (field: Field) =>
    field instanceof HTMLSelectElement ? 'change' : isCheckable(field) ? 'click' : 'input';

  function hearField({ target, type }: Event) {
    const field = target as Field;
    if (isOwn || !field.matches(`#root :is(${fillable})`) || type !== eventOf(field)) return;
    entered.set(field, {
      place: keep(field, fillable),
      value: isCheckable(field) ? field.checked : field.value,
    });
    entering = field;
    setTimeout(() => (entering = undefined));
    later();
  }
  for (const name of ['input', 'change', 'click']) addEventListener(name, hearField, true);

  const address = () => location.pathname + location.search;
  const first = address();
  addEventListener('popstate', () => {
    if (isHeard || address() === first) return;
    isLeft = true;
    location.reload();
  });

  const offered: EarlyPress = {
    answered(type) {
      if (type === 'click') pressed = undefined;
      // An event may make React take the part over first, which puts the old value back before the event is heard.
      else if (entering && hasItsValue(entering)) entered.delete(entering);
    },
    heard: () => void (isHeard = true),
    left: () => isLeft,
    repeat() {
      repeats = true;
      again();
    },
  };
  (window as { touchlinePress?: EarlyPress }).touchlinePress = offered;
}

export const earlyPressScript = `(${keepEarlyPresses.toString()})()`;
