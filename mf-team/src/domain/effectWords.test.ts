import { asTeamId } from '@touchline/shared/domain';
import { effectWords } from './effectWords';

const gap = (name: string, points: number) => ({ id: asTeamId(7), name, points });

it.each([
  [{}, ''],
  [{ places: 1204 }, '1,204 places won as it stands.'],
  [{ places: -1 }, '1 place lost as it stands.'],
  [
    { places: 12, gaps: [gap('Kane', 4), gap('Son', -2)] },
    '12 places won as it stands. Against Kane +4, Son −2.',
  ],
  [{ gaps: ['A', 'B', 'C', 'D', 'E'].map((name) => gap(name, 5)) }, 'Against A +5, B +5, C +5, and 2 more.'],
])('%j is told as "%s"', (item, words) => {
  expect(effectWords(item)).toBe(words);
});
