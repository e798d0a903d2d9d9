import { rivalLimit } from './rivalLimit';

it.each([
  ['there is room', 7, false, { used: 7, max: 10 }],
  ['the last place is free', 9, false, { used: 9, max: 10 }],
  [
    'all ten are taken',
    10,
    false,
    {
      used: 10,
      max: 10,
      reason: 'You follow 10 rivals. Remove one or get the season pass for 50.',
    },
  ],
  ['a pass makes room', 10, true, { used: 10, max: 50 }],
  ['a pass is full too', 50, true, { used: 50, max: 50, reason: 'You follow 50 rivals. Remove one first.' }],
  [
    'a pass has run out and more are followed than may be',
    12,
    false,
    { used: 12, max: 10, reason: 'You follow 12 rivals. Remove one or get the season pass for 50.' },
  ],
])('when %s', (_, used, pass, limit) => expect(rivalLimit(used, pass)).toEqual(limit));
