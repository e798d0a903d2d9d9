import { asClubId, asFixtureId } from '@touchline/shared/domain';
import type { UpcomingFixture } from '@touchline/shared/wire';
import { nextFixtures } from './nextFixtures';

const against = (opponent_id: string): UpcomingFixture => ({
  id: asFixtureId(`ars-${opponent_id}`),
  opponent_id: asClubId(opponent_id),
  is_home: true,
  difficulty: 3,
  kickoff: null,
});

it.each([
  ['takes the earliest, 9 before 10', { '10': [against('che')], '9': [against('bur')] }, [['bur'], ['che']]],
  [
    'passes over a blank and keeps a double together, which counts as two',
    { '25': [], '26': [against('liv'), against('lut')], '27': [against('mci')] },
    [['liv', 'lut']],
  ],
  ['has nothing after the last gameweek', {}, []],
])('%s', (_, byGameweek, opponents) =>
  expect(
    nextFixtures(byGameweek, 2).map((together) => together.map(({ opponent_id }) => opponent_id)),
  ).toEqual(opponents),
);
