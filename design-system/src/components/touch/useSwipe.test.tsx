import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { useSwipe } from './useSwipe';

type Point = readonly [x: number, y: number];

function Page({ onSwipe }: { onSwipe: (step: number) => void }) {
  return (
    <main {...useSwipe(onSwipe)}>
      <p>Text</p>
      <div data-testid="table" style={{ overflowX: 'auto' }}>
        <b>Cell</b>
      </div>
      <div>Chart</div>
      <input aria-label="Name" />
      {createPortal(<p>Popup</p>, document.body)}
    </main>
  );
}

function open() {
  const onSwipe = jest.fn();
  render(<Page onSwipe={onSwipe} />);
  // jsdom has no layout: the table is wider than its frame.
  Object.defineProperty(screen.getByTestId('table'), 'scrollWidth', { value: 900 });
  return onSwipe;
}

const finger = ([clientX, clientY]: Point) => ({ clientX, clientY });
function swipe(on: Element, from: Point, to: Point) {
  fireEvent.touchStart(on, { touches: [finger(from)] });
  fireEvent.touchMove(on, { touches: [finger(to)] });
  fireEvent.touchEnd(on, { changedTouches: [finger(to)] });
}
const text = () => screen.getByText('Text');

it('reports a swipe to the left as the next one, to the right as the previous one', () => {
  const onSwipe = open();
  swipe(text(), [300, 400], [180, 420]);
  expect(onSwipe).toHaveBeenLastCalledWith(1);
  swipe(text(), [180, 400], [300, 380]);
  expect(onSwipe).toHaveBeenLastCalledWith(-1);
  expect(onSwipe).toHaveBeenCalledTimes(2);
});

it.each<[string, Point, Point]>([
  ['a short move', [300, 400], [240, 400]],
  ['a scroll', [300, 400], [220, 600]],
  ['a diagonal move', [300, 400], [200, 460]],
  ['a move that begins at the left edge', [20, 400], [220, 400]],
  ['a move that begins at the right edge', [window.innerWidth - 20, 400], [300, 400]],
])('ignores %s', (_, from, to) => {
  const onSwipe = open();
  swipe(text(), from, to);
  expect(onSwipe).not.toHaveBeenCalled();
});

it.each<[string, () => Element]>([
  ['a table that scrolls sideways', () => screen.getByText('Cell')],
  ['a field', () => screen.getByLabelText('Name')],
  ['a popup', () => screen.getByText('Popup')],
])('ignores swipes that begin in %s', (_, where) => {
  const onSwipe = open();
  swipe(where(), [300, 400], [150, 400]);
  expect(onSwipe).not.toHaveBeenCalled();
});

it('ignores swipes that begin in a chart or slider', () => {
  const onSwipe = open();
  // jsdom does not know the property.
  const touchAction = 'pan-y';
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({ touchAction } as CSSStyleDeclaration);
  swipe(screen.getByText('Chart'), [300, 400], [150, 400]);
  jest.restoreAllMocks();
  expect(onSwipe).not.toHaveBeenCalled();
});

it('ignores two fingers, a cancelled touch, a zoomed page and a mouse', () => {
  const onSwipe = open();
  fireEvent.touchStart(text(), { touches: [finger([300, 400])] });
  fireEvent.touchStart(text(), { touches: [finger([300, 400]), finger([320, 420])] });
  fireEvent.touchEnd(text(), { changedTouches: [finger([150, 400])] });

  fireEvent.touchStart(text(), { touches: [finger([300, 400])] });
  fireEvent(text(), createEvent.touchCancel(text()));
  fireEvent.touchEnd(text(), { changedTouches: [finger([150, 400])] });

  Object.defineProperty(window, 'visualViewport', { value: { scale: 2 }, configurable: true });
  swipe(text(), [300, 400], [150, 400]);
  Reflect.deleteProperty(window, 'visualViewport');

  fireEvent.mouseDown(text(), finger([300, 400]));
  fireEvent.mouseUp(text(), finger([150, 400]));
  expect(onSwipe).not.toHaveBeenCalled();
});
