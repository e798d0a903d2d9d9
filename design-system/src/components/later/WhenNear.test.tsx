import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { WhenNear } from './WhenNear';

type Observe = (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void;

/** Stands in for the browser's observer: jsdom has no layout. */
function withObserver() {
  const seen: { tell: Observe; margin: string | undefined; isStopped: boolean }[] = [];
  Object.assign(globalThis, {
    IntersectionObserver: class {
      readonly #own;
      constructor(tell: Observe, { rootMargin }: IntersectionObserverInit) {
        this.#own = { tell, margin: rootMargin, isStopped: false };
        seen.push(this.#own);
      }
      observe() {}
      disconnect() {
        this.#own.isStopped = true;
      }
    },
  });
  return seen;
}

const { IntersectionObserver: before } = globalThis;
afterEach(() => void Object.assign(globalThis, { IntersectionObserver: before }));

const part = (
  <WhenNear waiting={<p>Soon</p>}>
    <p>The chart</p>
  </WhenNear>
);

it('is drawn when it comes near the window, and stays', async () => {
  const seen = withObserver();
  render(part);
  expect(screen.getByText('Soon')).toBeVisible();
  act(() => seen[0]?.tell([{ isIntersecting: false }]));
  expect(screen.queryByText('The chart')).not.toBeInTheDocument();
  act(() => seen[0]?.tell([{ isIntersecting: true }]));
  expect(await screen.findByText('The chart')).toBeVisible();
  expect(seen).toEqual([expect.objectContaining({ margin: '0px 0px 400px', isStopped: true })]);
});

it('is drawn when the page is printed', async () => {
  withObserver();
  render(part);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(await screen.findByText('The chart')).toBeVisible();
});

it('is drawn at once where the browser cannot observe it', async () => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  render(part);
  expect(await screen.findByText('The chart')).toBeVisible();
});

it('is what stands in its place in the HTML of the server', () => {
  expect(renderToString(part)).toContain('Soon');
  expect(renderToString(part)).not.toContain('The chart');
});
