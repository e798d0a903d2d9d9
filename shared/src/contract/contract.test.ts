import { asTeamId } from '../domain/units';
import { createEventBus } from './events';
import { buildLink, type LinkParts, type PlaceName } from './paths';
import { satisfiesRange } from './satisfies';

describe('a version lies in a range', () => {
  it.each([
    ['1.0.0', '^1.0.0', true],
    ['1.4.2', '^1.0.0', true],
    ['1.0.0', '^1.0.1', false],
    ['1.0.0', '^1.1.0', false],
    ['2.0.0', '^1.0.0', false],
    ['1.0.0', '^2.0.0', false],
    ['1.0.0', '^1.0', true],
    ['4.4.0', '^4.2 || ^5.0', true],
    ['5.1.0', '^4.2 || ^5.0', true],
    ['6.0.0', '^4.2 || ^5.0', false],
    ['4.1.0', '^4.2 || ^5.0', false],
    ['5.0.0', '^5.0 || latest', false],
    ['1.0.0', '1.0.0', false],
    ['1.0.0', 'latest', false],
    ['1.0.0', '', false],
  ])('%s in %s: %s', (version, range, expected) => expect(satisfiesRange(version, range)).toBe(expected));
});

describe('links', () => {
  it.each<[PlaceName, LinkParts, string]>([
    ['home', {}, '/'],
    ['team', {}, '/team'],
    ['team', { params: { x: 'next' } }, '/team/next'],
    ['rivals', { params: { view: 'elite', x: 'points/phase' } }, '/rivals/elite/points/phase'],
    // Leads to the stored view.
    ['rivals', {}, '/rivals'],
    ['fixtures', { params: { gameweek: 24, x: 'events' } }, '/fixtures/24/events'],
    ['fixture', { params: { id: 'ars-mci', tab: 'bonus' } }, '/fixture/ars-mci/bonus'],
    [
      'footballers',
      { params: { x: 'list' }, query: { q: 'van dijk', pos: '' } },
      '/footballers/list?q=van+dijk',
    ],
    ['club', { params: { id: 'ars' }, hash: 'top' }, '/club/ars#top'],
  ])('to %s with %j is %s', (place, parts, expected) => expect(buildLink(place, parts)).toBe(expected));

  it('need what the place needs', () => {
    expect(() => buildLink('footballer')).toThrow(/needs "id"/);
    expect(() => buildLink('rivals', { params: { x: 'points' } })).toThrow(/needs "view"/);
  });
});

describe('news', () => {
  it('reaches all subscribers, even if one of them throws', () => {
    const onError = jest.fn();
    const bus = createEventBus(onError);
    const received: number[] = [];
    bus.on('rivalFollowed', () => {
      throw new Error('deaf');
    });
    const stop = bus.on('rivalFollowed', ({ teamId }) => received.push(teamId));
    bus.emit('rivalFollowed', { teamId: asTeamId(7) });
    stop();
    bus.emit('rivalFollowed', { teamId: asTeamId(8) });
    expect(received).toEqual([7]);
    expect(onError).toHaveBeenCalledTimes(2);
  });
});
