import { clubIn } from '../../fixtures/fixtureRows';
import { type AlertFinder, clubsOf, hour } from '../alert';

/** A starter of mine who does not start: until half an hour into his match, while it is news. */
export const findLineups: AlertFinder = ({ season, result, lineupOf }) => {
  if (result === undefined) return [];
  const mine = result.squad.filter(({ slot }) => slot <= season.rules.squad.lineup);
  return season.fixturesIn(result.gameweek).flatMap((fixture) => {
    const lineup = lineupOf(fixture);
    if (lineup === undefined || fixture.kickoff === null) return [];
    const names = mine.flatMap(({ footballer_id }) => {
      const footballer = season.footballer(footballer_id);
      if (footballer === undefined || clubIn(season, fixture, footballer) === undefined) return [];
      return lineup.starters.includes(footballer_id) ? [] : [footballer.name];
    });
    if (names.length === 0) return [];
    return [
      {
        key: `lineup-${fixture.id}`,
        title: `${names.join(', ')} ${names.length === 1 ? 'does' : 'do'} not start`,
        body: `The lineups of ${clubsOf(season, fixture)} are out.`,
        path: `/fixture/${fixture.id}/lineups`,
        at: lineup.at,
        expires: fixture.kickoff + hour / 2,
      },
    ];
  });
};
