import { deltaE } from './colourDistance';
import { keeperShirt, keeperShirts } from './keeperShirt';

it('is yellow, except beside a yellow club', () => {
  const [yellow, green] = keeperShirts;
  expect(keeperShirt('#EF0107')).toBe(yellow);
  expect(keeperShirt('#FDB913')).toBe(green);
});

it.each(['#FDB913', '#0B8A4B', '#6C1D45', '#FFFFFF', '#132257'])(
  'differs from an outfield shirt in %s',
  (outfield) => {
    expect(deltaE(keeperShirt(outfield), outfield)).toBeGreaterThanOrEqual(30);
  },
);

it('is a shirt beside a colour that cannot be read', () => {
  expect(keeperShirts).toContain(keeperShirt('"/><script>'));
});
