import { render, screen } from '@testing-library/react';
import { TouchlineTheme } from '../../theme/TouchlineTheme';
import { clubLooks } from '../data/clubLooks';
import { Crest } from './Crest';

/** Specification, section 9: "Two-negative-colour club logos: tot, lut, nfo." */
it('has a negative for the clubs whose crest has two colours', () => {
  const codes = Object.entries(clubLooks).filter(([, { negative }]) => negative);
  expect(codes.map(([code]) => code).sort()).toEqual(['lut', 'nfo', 'tot']);
});

it.each(['tot', 'lut', 'nfo'])('draws the negative of %s in white alone', (code) => {
  const { container } = render(
    <TouchlineTheme>
      <Crest code={code} negative />
    </TouchlineTheme>,
  );
  expect(screen.getByRole('img')).toHaveTextContent(code.toUpperCase());
  const colours = [...container.querySelectorAll('[fill], [stroke]')].flatMap((part) => [
    part.getAttribute('fill'),
    part.getAttribute('stroke'),
  ]);
  expect(new Set(colours.filter((colour) => colour !== null && colour !== 'none')).size).toBe(1);
});

it.each([
  ['tot', true],
  ['ars', false],
])('on a coloured background %s uses its negative form: %s', (code, takes) => {
  const { container } = render(
    <TouchlineTheme>
      <Crest code={code} onColour />
    </TouchlineTheme>,
  );
  expect(container.querySelector('clipPath') === null).toBe(takes);
});
