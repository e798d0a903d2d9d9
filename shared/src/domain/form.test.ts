import { form } from './form';

const now = Date.parse('2024-01-31T11:00:00Z');
const match = (date: string, points: number) => ({ kickoff: Date.parse(date), points });

describe('form', () => {
  it.each([
    ['no match', [], 0],
    [
      'the mean of all matches, missed ones too',
      [match('2024-01-20T15:00:00Z', 9), match('2024-01-27T15:00:00Z', 0)],
      4.5,
    ],
    [
      'one decimal',
      [match('2024-01-13T15:00:00Z', 2), match('2024-01-20T15:00:00Z', 2), match('2024-01-27T15:00:00Z', 1)],
      1.7,
    ],
    [
      'halves to the even digit',
      [13, 20, 21, 27].map((day, index) => match(`2024-01-${day}T15:00:00Z`, index === 0 ? 1 : 0)),
      0.2,
    ],
    ['30 calendar days back, whatever the hour', [match('2024-01-01T01:00:00Z', 6)], 6],
    ['not 31 days back', [match('2023-12-31T23:00:00Z', 6)], 0],
    ['not a match to come', [match('2024-01-31T12:00:00Z', 6)], 0],
    ['below zero', [match('2024-01-20T15:00:00Z', -2)], -2],
  ])('%s', (_, matches, expected) => {
    expect(form(matches, now, { form_days: 30 })).toBe(expected);
  });
});
