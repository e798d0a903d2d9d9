import { aFinishedFixture, aFixture, aLiveFixture } from '../testing/builders';
import { liveFirst } from './liveFirst';

it('puts what is being played before what is over and what is to come', () => {
  const fixtures = [aFixture(), aFinishedFixture(), aLiveFixture()];
  expect(liveFirst(fixtures).map(({ id }) => id)).toEqual(['liv-bur', 'mci-eve', 'whu-ars']);
});

it('puts what has no day last, as the page of the gameweek does', () => {
  const fixtures = [aFixture({ id: 'bou-lut', kickoff: null }), aFixture(), aFinishedFixture()];
  expect(liveFirst(fixtures).map(({ id }) => id)).toEqual(['mci-eve', 'whu-ars', 'bou-lut']);
});
