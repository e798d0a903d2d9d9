import { act, render, screen } from '@testing-library/react';
import { survivePageTranslation } from './pageTranslation';

/** Replaces each text as a browser's page translation does. */
function translatePage(page: Node) {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `translated: ${text.data}`;
    text.replaceWith(font);
  }
}

/** As Google Translate does: inserts first, removes then. */
function translateInTwoSteps(page: Node) {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    const font = document.createElement('font');
    font.textContent = `translated: ${text.data}`;
    text.parentNode?.insertBefore(font, text);
    text.parentNode?.removeChild(text);
  }
}

function Points({ points, note, order }: { points: number; note?: string; order: readonly string[] }) {
  return (
    <main>
      <p data-testid="points">
        {note}
        {points} points
      </p>
      <ol>
        {order.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ol>
      {note && 'a text between elements'}
      <footer>end</footer>
    </main>
  );
}

let stop = () => {};
beforeEach(() => (stop = survivePageTranslation(document.body)));
afterEach(() => stop());

describe.each([
  ['at once', translatePage],
  ['in two steps', translateInTwoSteps],
])('a page that is translated %s', (_, translate) => {
  it('goes on: figures change, texts go and come back, rows move', () => {
    const { container, rerender } = render(<Points points={41} note="Live: " order={['Saka', 'Haaland']} />);
    translate(container);
    act(() => rerender(<Points points={57} order={['Haaland', 'Saka']} />));
    expect(screen.getByTestId('points').textContent).toContain('57');
    expect(screen.getByTestId('points').textContent).not.toContain('41');
    expect(container.textContent).not.toContain('Live');
    expect(container.textContent).not.toContain('a text between elements');
    translate(container);
    act(() => rerender(<Points points={60} note="Final: " order={['Saka']} />));
    expect(screen.getByTestId('points').textContent).toContain('60');
    expect(container.textContent).toContain('Final');
    expect(container.querySelectorAll('li')).toHaveLength(1);
  });
});

it('without it React fails, which is what is prevented', () => {
  stop();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, rerender } = render(<Points points={41} note="Live: " order={[]} />);
  translatePage(container);
  expect(() => act(() => rerender(<Points points={57} order={[]} />))).toThrow();
});

it('leaves the document as the platform defines it where nothing was translated', () => {
  const parent = document.createElement('div');
  const [first, second] = [document.createTextNode('1'), document.createTextNode('2')];
  parent.append(second);
  expect(parent.insertBefore(first, second)).toBe(first);
  expect(parent.textContent).toBe('12');
  expect(parent.removeChild(first)).toBe(first);
  expect(parent.textContent).toBe('2');
});
