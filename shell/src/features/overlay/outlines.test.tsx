import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { areaBetween, createOutlineSwitch, outlined } from './outlines';

function elementAt(left: number, top: number, width: number, height: number) {
  const element = document.createElement('div');
  element.getBoundingClientRect = () =>
    ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;
  return element;
}

function between(...elements: Element[]) {
  const [start, end] = [document.createElement('template'), document.createElement('template')];
  document.createElement('div').append(start, ...elements, end, elementAt(0, 0, 999, 999));
  return areaBetween(start, end);
}

it('frames all elements of a part together, and nothing beside it', () => {
  expect(between(elementAt(10, 20, 100, 30), elementAt(40, 60, 200, 40))).toEqual({
    left: 10,
    top: 20,
    width: 230,
    height: 80,
  });
});

it('leaves out what has no size, and frames nothing where all is without', () => {
  expect(between(elementAt(0, 0, 0, 0), elementAt(5, 5, 10, 10))).toEqual({
    left: 5,
    top: 5,
    width: 10,
    height: 10,
  });
  expect(between(elementAt(0, 0, 0, 0))).toBeUndefined();
  expect(between()).toBeUndefined();
});

it('keeps the state of a part while its frame comes and goes', async () => {
  function Counter() {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{count}</button>;
  }
  const outlines = createOutlineSwitch();
  const Outlined = outlined(Counter, () => 'mf-clubs 1.0.0, /clubs', outlines);
  render(<Outlined />);
  await userEvent.click(screen.getByRole('button', { name: '0' }));
  for (const on of [true, false]) {
    act(() => outlines.set(on));
    expect(screen.getByRole('button', { name: '1' })).toBeVisible();
  }
});
