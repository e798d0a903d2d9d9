import { frameHeight } from './frameHeight';

/** A document whose body is as high. jsdom has no layout. */
const aDocument = (scrollHeight: number) => ({ body: { scrollHeight } as HTMLElement });

it.each([
  [40, 160],
  [300, 300],
  [9000, 720],
])('a story of %i pixels has a frame of %i', (content, frame) => {
  expect(frameHeight(aDocument(content))).toBe(frame);
});

it('a frame of another origin has a height of its own', () => {
  expect(frameHeight(null)).toBe(480);
});

it('a frame that is still loaded keeps its height', () => {
  expect(frameHeight({ body: null })).toBeUndefined();
});
