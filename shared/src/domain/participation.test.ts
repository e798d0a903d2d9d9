import { participationIn, type Appearance, type Participation } from './participation';

const match = (finished: boolean, minutes = 0, yellow_cards = 0, red_cards = 0): Appearance => ({
  finished,
  stats: { minutes, yellow_cards, red_cards },
});

describe('whether a footballer played in a gameweek', () => {
  it.each<[string, Appearance[], Participation]>([
    ['one minute is playing', [match(true, 1)], 'played'],
    ['a minute in a running match is playing', [match(false, 1)], 'played'],
    ['a yellow card without a minute is playing', [match(true, 0, 1)], 'played'],
    ['a red card without a minute is playing', [match(true, 0, 0, 1)], 'played'],
    ['a finished match without either is absence', [match(true)], 'absent'],
    ['a match that runs says nothing yet', [match(false)], 'pending'],
    ['a double gameweek with one to come says nothing yet', [match(true), match(false)], 'pending'],
    ['a double gameweek, missed and played', [match(true), match(true, 20)], 'played'],
    ['a double gameweek, missed twice', [match(true), match(true)], 'absent'],
    ['a blank gameweek is absence', [], 'absent'],
  ])('%s', (_, matches, expected) => {
    expect(participationIn(matches)).toBe(expected);
  });
});
