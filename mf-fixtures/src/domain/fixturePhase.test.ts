import { aFinishedFixture, aFixture, aLiveFixture } from '../testing/builders';
import { fixturePhase, hasKickedOff } from './fixturePhase';

it.each([
  ['has not kicked off', aFixture(), 'before', false],
  ['was abandoned', aFixture({ started: true, waits: true }), 'waiting', true],
  ['was called off', aFixture({ waits: true }), 'waiting', false],
  ['has no kick-off', aFixture({ kickoff: null }), 'postponed', false],
  ['is being played', aLiveFixture(), 'live', true],
  ['has finished but is still active', aLiveFixture({ finished: true }), 'live', true],
  ['is over', aFinishedFixture(), 'over', true],
] as const)('when it %s', (_, fixture, phase, kickedOff) => {
  expect(fixturePhase(fixture)).toBe(phase);
  expect(hasKickedOff(fixture)).toBe(kickedOff);
});
