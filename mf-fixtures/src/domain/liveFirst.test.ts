import { asFixtureId } from '@touchline/shared/domain';
import { aFinishedFixture, aFixture, aLiveFixture } from '../testing/builders';
import { liveFirst } from './liveFirst';

it('puts running fixtures before finished and coming ones', () => {
  const fixtures = [aFixture(), aFinishedFixture(), aLiveFixture()];
  expect(liveFirst(fixtures).map(({ id }) => id)).toEqual(['liv-bur', 'mci-eve', 'whu-ars']);
});

it('puts fixtures without a date last, as the page of the gameweek does', () => {
  const fixtures = [aFixture({ id: asFixtureId('bou-lut'), kickoff: null }), aFixture(), aFinishedFixture()];
  expect(liveFirst(fixtures).map(({ id }) => id)).toEqual(['mci-eve', 'whu-ars', 'bou-lut']);
});
