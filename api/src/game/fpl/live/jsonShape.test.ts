import { createShapeCheck } from './jsonShape';

const bytes = (text: string) => new TextEncoder().encode(text);

it.each([
  ['an ordinary document', '{"elements":[{"id":1,"explain":[{"stats":[{"value":3}]}]}]}', true],
  ['brackets in texts', JSON.stringify({ news: '[[[[[[[[ \\"{{{{{{' }), true],
  ['many lists beside each other', `[${'[],'.repeat(20)}[]]`, true],
  ['deep nesting', '['.repeat(30), false],
  ['deep nesting after a text that ends with an escaped quote', `["\\"",${'['.repeat(30)}`, false],
  ['too many lists', `[${'[],'.repeat(200)}[]]`, false],
  ['too many numbers', `[${'1,'.repeat(200)}1]`, false],
  ['commas in texts', JSON.stringify(','.repeat(200)), true],
])('reads %s', (_, text, isFine) => {
  expect(createShapeCheck({ levels: 20, parts: 100 }).read(bytes(text))).toBe(isFine);
});

it('counts over chunks, in whatever place the text is cut', () => {
  const check = createShapeCheck({ levels: 3, parts: 100 });
  expect([...'{"a\\"[[[[":[[1'].map((one) => check.read(bytes(one))).every(Boolean)).toBe(true);
  expect(check.read(bytes('['))).toBe(false);
});
