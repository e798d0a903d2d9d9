import { KpiRow, Section, Typography } from '@touchline/design-system';
import { GapText } from '@touchline/design-system/football';
import { Pitch } from '@touchline/shared/contract';
import { gapToMe } from '@touchline/shared/domain';
import { formatDec1, formatPoints } from '@touchline/shared/format';
import type { H2hMatchNow } from '@touchline/shared/wire';
import { sharedStarters } from '../../domain/lineupDifferences';
import { LineupDifferences } from '../LineupsPage/LineupDifferences';

/** The own match of a gameweek: score, expected points, both squads and their differences. */
export function H2hMatch({ match, label }: { match: H2hMatchNow; label: string }) {
  const { mine, theirs, state, is_counted, league_points, info, home, away } = match;
  const sides = { home: withScore(mine), away: withScore(theirs) };
  return (
    <>
      <Section title={`${label}: ${state === 'live' ? 'your match' : 'your result'}`}>
        <KpiRow
          items={[
            { label: mine.name, value: formatPoints(mine.points), note: expected(mine, state) },
            { label: theirs.name, value: formatPoints(theirs.points), note: expected(theirs, state) },
            {
              label: 'Gap',
              value: is_counted ? <GapText value={gapToMe(mine.points, theirs.points)} /> : '–',
            },
            ...(league_points === null
              ? []
              : [
                  {
                    label: state === 'live' ? 'Points as it stands' : 'Points',
                    value: is_counted ? league_points : '–',
                    note: is_counted ? undefined : 'not counted yet',
                  },
                ]),
          ]}
        />
        {away === null && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 2 }}>
            {theirs.id === null
              ? 'This league has an odd number of teams: the average of all managers plays too. The game counts it a few times a day.'
              : `The squad of ${theirs.name} could not be read; the points are those of the game.`}
          </Typography>
        )}
      </Section>
      {away === null ? (
        <Pitch
          pitch={{ info, team: home }}
          label={`${mine.name}, ${label}`}
          initialMetric="gameweek_points"
        />
      ) : (
        <>
          <Pitch
            pitch={{ info, home, away }}
            sides={sides}
            dimmed={sharedStarters(home, away)}
            initialMetric="gameweek_points"
            label={`${mine.name} against ${theirs.name}, ${label}`}
          />
          <LineupDifferences mine={home} theirs={away} name={theirs.name} />
        </>
      )}
    </>
  );
}

type Score = H2hMatchNow['mine'];

const withScore = ({ name, points }: Score) => `${name} ${formatPoints(points)}`;

/** `55.2 officially expected, 4 to come`; nothing once it is over. */
function expected({ projected, to_come }: Score, state: H2hMatchNow['state']): string | undefined {
  if (state === 'final' || projected === null || to_come === null) return undefined;
  return `${formatDec1(projected)} officially expected, ${to_come} to come`;
}
