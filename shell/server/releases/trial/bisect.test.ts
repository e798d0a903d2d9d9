import type { Composition } from '../releaseStore';
import { changeInWords, findChange } from './bisect';

const at = new Date('2024-02-10T16:20:00Z');
const composition = (generation: number, clubs: string): Composition => ({
  generation,
  at,
  live: { shell: '1', 'mf-clubs': clubs },
});
const all = [3, 4, 7, 8, 9, 12, 13].map((generation) => composition(generation, `1.0.${generation}-a`));

/** Shows the fault from a generation on; counts how often it was asked. */
function faultFrom(first: number) {
  const asked: number[] = [];
  const shows = ({ generation }: Composition) => {
    asked.push(generation);
    return Promise.resolve(generation < first ? undefined : '/clubs\n  fault: broken');
  };
  return { asked, shows };
}

it.each(all.slice(1).map(({ generation }) => generation))(
  'finds the change to generation %i',
  async (first) => {
    const { asked, shows } = faultFrom(first);
    const { before, after } = await findChange(all, shows);
    expect(after.generation).toBe(first);
    expect(all.indexOf(after) - all.indexOf(before)).toBe(1);
    expect(asked.length).toBeLessThanOrEqual(5);
  },
);

it('says which remote changed, from which release to which', async () => {
  const found = await findChange(all, faultFrom(8).shows);
  expect(changeInWords(found)).toBe(
    'Generation 8 of 2024-02-10T16:20:00.000Z brought it: mf-clubs from 1.0.7-a to 1.0.8-a.\n/clubs\n  fault: broken',
  );
});

it.each([
  ['the first shows it already', all, 1, 'Generation 3 shows a fault already'],
  ['the last shows none', all, 99, 'Generation 13 shows no fault'],
  ['there is one only', all.slice(0, 1), 1, 'There is no change'],
])('refuses where %s', async (_, some, first, words) => {
  await expect(findChange(some, faultFrom(first).shows)).rejects.toThrow(words);
});
