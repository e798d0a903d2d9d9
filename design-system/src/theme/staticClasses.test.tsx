import { act, render } from '@testing-library/react';
import { staticClasses } from './staticClasses';
import { TouchlineTheme } from './TouchlineTheme';

const colourOf = (element: Element) => getComputedStyle(element).color;
const written = () =>
  [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n');

it('gives names with a prefix for their source', () => {
  expect(staticClasses('named', { box: () => ({ color: 'red' }) })).toEqual({ box: 'touchline-named-box' });
});

it('writes the registered rules when the page renders, with the values of the theme', () => {
  const { box } = staticClasses('early', { box: ({ spacing }) => ({ padding: spacing(2) }) });
  render(<TouchlineTheme>words</TouchlineTheme>);
  expect(written()).toMatch(new RegExp(`:where\\(\\.${box}\\)\\s*{[^}]*padding: calc\\(2 \\* var`));
});

it('writes the rules of an entry that loads later', () => {
  const { getByText } = render(
    <TouchlineTheme>
      <span className="touchline-late-box">words</span>
    </TouchlineTheme>,
  );
  expect(written()).not.toContain('touchline-late-box');
  act(() => void staticClasses('late', { box: () => ({ color: 'rgb(1, 2, 3)' }) }));
  expect(written()).toContain('touchline-late-box');
  expect(colourOf(getByText('words'))).toBe('rgb(1, 2, 3)');
});
