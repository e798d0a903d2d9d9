import { type FixturePart, shareOut } from './shareOut';

const part = (minutes: number, more: Partial<FixturePart> = {}): FixturePart => ({
  minutes,
  lasted: 90,
  against: 0,
  reported: {},
  ...more,
});
const sums = (more: object) => ({ starts: 0, clean_sheets: 0, goals_conceded: 0, ...more });

describe('the sums of a double gameweek', () => {
  it.each([
    ['both started', 2, [part(90), part(61)], [1, 1]],
    ['one came off the bench for long', 1, [part(65), part(90)], [0, 1]],
    ['the second is in play since half an hour', 1, [part(40), part(30, { lasted: 30 })], [0, 1]],
    ['he did not play in one', 1, [part(0), part(12)], [0, 1]],
    ['he came on twice', 0, [part(30), part(20)], [0, 0]],
  ])('give his starts when %s', (_, starts, parts, each) => {
    expect(shareOut(sums({ starts }), parts).map((one) => one.starts)).toEqual(each);
  });

  it('give a forward, whose clean sheets are told nowhere, those of the matches without a goal', () => {
    const parts = [part(90, { against: 2 }), part(79)];
    expect(shareOut(sums({ clean_sheets: 1 }), parts).map((one) => one.clean_sheets)).toEqual([0, 1]);
  });

  it('give goals conceded by the score where he played all, and the rest to the other', () => {
    const parts = [part(70, { against: 3 }), part(90, { against: 1 }), part(0, { against: 4 })];
    expect(shareOut(sums({ goals_conceded: 3 }), parts).map((one) => one.goals_conceded)).toEqual([2, 1, 0]);
  });

  it('keep what the explanation tells', () => {
    const parts = [part(80, { against: 2, reported: { goals_conceded: 2 } }), part(80, { against: 2 })];
    expect(shareOut(sums({ goals_conceded: 3 }), parts).map((one) => one.goals_conceded)).toEqual([2, 1]);
  });
});
