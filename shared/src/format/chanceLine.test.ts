import { chanceHistoryText, chanceLineWords } from './chanceLine';

const at = (day: number, hour: number, minute: number, chance: number) => ({
  at: new Date(2024, 0, day, hour, minute).getTime(),
  chance,
});

it('a line is spoken as its chances with their times', () => {
  expect(chanceLineWords([at(20, 15, 0, 0.41), at(20, 15, 30, 0.412), at(20, 16, 52, 0.58)])).toBe(
    '41% at 15:00, 58% at 16:52',
  );
});

it('another day is named once', () => {
  const line = [at(20, 15, 0, 0.41), at(21, 14, 5, 0.58), at(21, 14, 30, 0.7)];
  expect(chanceLineWords(line)).toBe('41% at 15:00, 58% at Sun 21 Jan, 14:05, 70% at 14:30');
});

it('the text has both ends, the range where it is wider, and from when the line is', () => {
  const line = [at(20, 15, 0, 0.41), at(20, 16, 0, 0.23), at(20, 16, 52, 0.58)];
  expect(chanceHistoryText(line, false)).toEqual({
    isDrawn: true,
    text: '41% at first, 58% now, between 23% and 58%. Most at once: 23% to 58%, Sat 20 Jan · 16:52.',
    note: 'Since Sat 20 Jan · 15:00, when it was first computed for you. Hours without a change are drawn short.',
  });
  expect(chanceHistoryText([at(20, 15, 0, 0.41), at(20, 16, 52, 0.58)], true).text).toBe(
    '41% at first, 58% at the end.',
  );
});

it('no step is named where none stands out', () => {
  const slow = [at(20, 15, 0, 0.41), at(20, 16, 0, 0.44), at(20, 16, 52, 0.47)];
  expect(chanceHistoryText(slow, false).text).toBe('41% at first, 47% now.');
});

it('a chance that has not moved has a sentence and no line', () => {
  expect(chanceHistoryText([at(20, 15, 0, 0.41)], false)).toEqual({
    isDrawn: false,
    text: '41% since Sat 20 Jan · 15:00. A line shows once it has moved by two percentage points.',
  });
  expect(chanceHistoryText([at(20, 15, 0, 0.41), at(20, 15, 9, 0.42)], true)).toEqual({
    isDrawn: false,
    text: '42% from Sat 20 Jan · 15:00 to the end.',
  });
});

it('without any the text says why', () => {
  expect(chanceHistoryText([], false).text).toBe(
    'The line begins as soon as both squads of this gameweek are known.',
  );
  expect(chanceHistoryText([], true).text).toBe(
    'It was not computed while this gameweek ran, so there is no line.',
  );
});
