import { labelTop } from './labelTop';

it.each([
  ['without a line, right over the bar', 100, [], 85],
  ['with the line inside the bar, right over the bar', 100, [140], 85],
  ['with the line far above, right over the bar', 100, [40], 85],
  ['with the line through the letters, over the line', 100, [92], 77],
  ['with the line at their upper edge, over the line', 100, [83], 68],
  ['with a line that slopes through them, over its higher end', 100, [70, 82, 94], 55],
])('%s', (_, barTop, line, top) => {
  expect(labelTop(barTop, line)).toBe(top);
});
