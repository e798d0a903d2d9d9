import { asFixtureId } from '@touchline/shared/domain';
import { aFixture } from '../testing/builders';
import { fixturesByDay } from './fixturesByDay';

const early = aFixture({ id: asFixtureId('mci-eve'), kickoff: '2024-02-10T12:30:00Z' });
const late = aFixture({ id: asFixtureId('nfo-new'), kickoff: '2024-02-10T17:30:00Z' });
const sunday = aFixture({ id: asFixtureId('whu-ars'), kickoff: '2024-02-11T14:00:00Z' });

const daysIn = (timeZone: string) =>
  fixturesByDay([early, late, sunday], timeZone).map(({ day, fixtures }) => [
    day,
    fixtures.map(({ id }) => id),
  ]);

it.each([
  [
    'London',
    'Europe/London',
    [
      ['Saturday 10 February', ['mci-eve', 'nfo-new']],
      ['Sunday 11 February', ['whu-ars']],
    ],
  ],
  [
    'Tokyo, where the late match is played on Sunday',
    'Asia/Tokyo',
    [
      ['Saturday 10 February', ['mci-eve']],
      ['Sunday 11 February', ['nfo-new', 'whu-ars']],
    ],
  ],
])('groups by the days of %s', (_, timeZone, days) => {
  expect(daysIn(timeZone)).toEqual(days);
});

it('omits fixtures without a date', () => {
  expect(fixturesByDay([aFixture({ kickoff: null })])).toEqual([]);
});
