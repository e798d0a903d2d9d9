import { contentOf, createStyleMemo } from './styleMemo';
import { theme } from './theme';

describe('the content of an sx', () => {
  test('is equal for equal values', () => {
    expect(contentOf({ p: 1, '& li': { m: [1, 2] } })).toBe(contentOf({ p: 1, '& li': { m: [1, 2] } }));
  });

  test.each([
    [{ p: 1 }, { p: '1' }],
    [{ p: 1 }, { p: [1] }],
    [{ p: { xs: 1 } }, { p: 1, xs: 1 }],
    [{ content: 'a;b' }, { content: 'a', b: '' }],
    [{ p: null }, { p: undefined }],
    [[{ p: 1 }, { m: 1 }], [{ p: 1, m: 1 }]],
    [{ '0': 'a' }, ['a']],
  ])('differs for %j and %j', (one, other) => {
    expect(contentOf(one)).not.toBe(contentOf(other));
  });

  test('is not told where a function is in it', () => {
    expect(contentOf({ p: 1, '& li': { color: () => 'red' } })).toBeUndefined();
  });
});

describe('the styles of an sx', () => {
  test('are worked out once for equal ones', () => {
    const stylesOf = createStyleMemo(theme);
    expect(stylesOf({ p: 1 })).toBe(stylesOf({ p: 1 }));
    expect(stylesOf({ p: 1 })).not.toBe(stylesOf({ p: 2 }));
  });

  test('are worked out once for a function that is the same', () => {
    const stylesOf = createStyleMemo(theme);
    const sx = () => ({ p: 1 });
    expect(stylesOf(sx)).toBe(stylesOf(sx));
    expect(stylesOf(sx)).not.toBe(stylesOf(() => ({ p: 1 })));
  });

  test('of measured values do not stay for ever', () => {
    const stylesOf = createStyleMemo(theme);
    const first = stylesOf({ width: 0 });
    for (let width = 1; width <= 3000; width += 1) stylesOf({ width });
    expect(stylesOf({ width: 0 })).not.toBe(first);
  });
});
