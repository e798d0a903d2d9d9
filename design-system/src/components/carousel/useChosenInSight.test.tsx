/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useChosenInSight } from './useChosenInSight';

const gameweeks = Array.from({ length: 38 }, (_, index) => `GW${index + 1}`);

/** A row of 300 pixels whose children are 100 wide each, and which begins with GW20. */
function Row() {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [value, setValue] = useState('GW20');
  useChosenInSight(row, '[aria-current]', value, { edge: 24 });
  return (
    <div ref={setRow} data-testid="row">
      {gameweeks.map((name) => (
        <button key={name} aria-current={name === value || undefined} onClick={() => setValue(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}

/** The GW20 in the middle of the row. */
const inTheMiddle = 1800;

let browserBeginsThere = false;
const sizes = {
  clientWidth: (element: HTMLElement) => (element.tagName === 'BUTTON' ? 100 : 300),
  offsetLeft: (element: HTMLElement) => 100 * [...(element.parentElement?.children ?? [])].indexOf(element),
};
beforeAll(() => {
  for (const [name, size] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return this.dataset.testid === 'row' && name === 'offsetLeft' ? 0 : size(this);
      },
    });
  Object.assign(globalThis, { CSS: { supports: () => browserBeginsThere } });
});
afterEach(() => {
  browserBeginsThere = false;
});

/** Takes over a row of the server that was scrolled to `left`. */
function takeOver(left: number): HTMLElement {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<Row />);
  const row = root.querySelector<HTMLElement>('[data-testid]') ?? root;
  row.scrollLeft = left;
  act(() => void hydrateRoot(root, <Row />));
  return row;
}

it('brings the chosen one in sight, first and with each choice', () => {
  const { getByTestId, getByText } = render(<Row />);
  expect(getByTestId('row').scrollLeft).toBe(inTheMiddle);
  fireEvent.click(getByText('GW30'));
  expect(getByTestId('row').scrollLeft).toBe(inTheMiddle + 1000);
});

it('leaves a row alone whose chosen one stands clear of its ends', () => {
  const { getByTestId, getByText } = render(<Row />);
  fireEvent.click(getByText('GW21'));
  expect(getByTestId('row').scrollLeft).toBe(inTheMiddle + 100);
  getByTestId('row').scrollLeft = inTheMiddle + 120;
  fireEvent.click(getByText('GW22'));
  expect(getByTestId('row').scrollLeft).toBe(inTheMiddle + 200);
});

it('does not move a row under a finger when it is taken over from the server', () => {
  browserBeginsThere = true;
  // Scrolled back to its start by the reader, who is pressing GW1 now.
  expect(takeOver(0).scrollLeft).toBe(0);
  expect(takeOver(400).scrollLeft).toBe(400);
});

it('scrolls a row that was taken over from the server, unless browser or reader has scrolled it', () => {
  expect(takeOver(0).scrollLeft).toBe(inTheMiddle);
  expect(takeOver(400).scrollLeft).toBe(400);
});

it('brings the next choice into sight after the row was taken over from the server', () => {
  browserBeginsThere = true;
  const row = takeOver(0);
  act(() => row.querySelector<HTMLElement>(':scope > :last-child')?.click());
  expect(row.scrollLeft).toBe(3600);
});
