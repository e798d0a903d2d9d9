import { type AlertFinder, clubsOf, hour } from '../alert';

/** What is told of those who count, by the end of the timeline entry's id. */
const eventWords: Readonly<Record<string, string>> = {
  goals_scored: 'goal',
  own_goals: 'own goal',
  assists: 'assist',
  red_cards: 'red card',
  penalties_saved: 'penalty saved',
  penalties_missed: 'penalty missed',
};

export const findPoints: AlertFinder = ({ season, timeline }) =>
  timeline.flatMap(({ id, at, mine, points, fixture_id, footballers: [footballer] }) => {
    const word = eventWords[/-([a-z_]+)-\d+$/.exec(id)?.[1] ?? ''];
    const fixture = fixture_id === undefined ? undefined : season.fixture(fixture_id);
    if (word === undefined || !mine || points === undefined || !fixture || !footballer) return [];
    return [
      {
        key: id,
        title: `${footballer.name}: ${word}`,
        body: `${points > 0 ? '+' : ''}${points} ${Math.abs(points) === 1 ? 'point' : 'points'} for you in ${clubsOf(season, fixture)}.`,
        path: `/fixture/${fixture.id}`,
        at: Date.parse(at),
        expires: Date.parse(at) + 6 * hour,
      },
    ];
  });
