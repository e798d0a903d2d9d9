import fc from 'fast-check';
import { placeApart } from './placeApart';

const room = { apart: 13, from: 0, to: 300 };

it('does not move items that do not overlap', () => {
  expect(placeApart([200, 20, 100], room)).toEqual([200, 20, 100]);
});

it('separates overlapping items, in their order from the top', () => {
  expect(placeApart([100, 101, 102], room)).toEqual([100, 113, 126]);
});

it('keeps the lowest ones inside the chart', () => {
  expect(placeApart([300, 300], room)).toEqual([287, 300]);
});

it('ten lines that end anywhere never overlap and never leave the chart', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 0, max: 300, noNaN: true }), { maxLength: 10 }), (wanted) => {
      const places = placeApart(wanted, room).sort((a, b) => a - b);
      places.forEach((place, at) => {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(300);
        if (at > 0) expect(place - (places[at - 1] ?? 0)).toBeGreaterThanOrEqual(13 - 1e-9);
      });
    }),
  );
});
