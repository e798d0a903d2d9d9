import { aFinishedFixture, aFixture, aLiveFixture } from '../testing/builders';
import { liveFirst } from './liveFirst';

it('puts what is being played before what is over and what is to come', () => {
  const fixtures = [aFixture(), aFinishedFixture(), aLiveFixture()];
  expect(liveFirst(fixtures).map(({ id }) => id)).toEqual(['liv-bur', 'mci-eve', 'whu-ars']);
});
