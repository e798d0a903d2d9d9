import { asFixtureId } from '@touchline/shared/domain';
import { aGameweekEvent } from '../testing/builders';
import { eventsByTime } from './eventsByTime';

it('shows the latest minute of each fixture first, and what has no minute last', () => {
  const events = [
    aGameweekEvent({ fixture_id: asFixtureId('nfo-mun'), minute: 3 }),
    aGameweekEvent({ fixture_id: asFixtureId('ars-new'), minute: null }),
    aGameweekEvent({ fixture_id: asFixtureId('ars-new'), minute: 12 }),
    aGameweekEvent({ fixture_id: asFixtureId('nfo-mun'), minute: 61 }),
  ];
  expect(eventsByTime(events).map(({ fixture_id, minute }) => [fixture_id, minute])).toEqual([
    ['nfo-mun', 61],
    ['nfo-mun', 3],
    ['ars-new', 12],
    ['ars-new', null],
  ]);
});
