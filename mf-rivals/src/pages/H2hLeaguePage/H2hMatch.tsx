import { Box, KpiRow, Section, Typography } from '@touchline/design-system';
import { GapText } from '@touchline/design-system/football';
import { Pitch } from '@touchline/shared/contract';
import { gapToMe, type LeagueId } from '@touchline/shared/domain';
import { formatDec1, formatPoints } from '@touchline/shared/format';
import type { H2hMatchNow, MatchChances } from '@touchline/shared/wire';
import { ChanceText } from '../../components/ChanceText';
import { sharedStarters } from '../../domain/lineupDifferences';
import { matchChanceText } from '../../domain/matchChanceText';
import { useH2hQuery } from '../../state/h2h.queries';
import { LineupDifferences } from '../LineupsPage/LineupDifferences';

interface H2hMatchProps {
  match: H2hMatchNow;
  label: string;
  league: LeagueId;
}

/** The own match of a gameweek: score, expected points, the chance to win, both squads and their differences. */
export function H2hMatch({ match, label, league }: H2hMatchProps) {
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
        {state === 'live' && theirs.id !== null && <ChanceToWin league={league} />}
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

/** It loads after the page: simulating a gameweek takes longer than its score. */
function ChanceToWin({ league }: { league: LeagueId }) {
  const { data, refresh } = useH2hQuery({ name: 'chances' }, 'live');
  const ofLeague = ({ matches }: MatchChances) =>
    matches.find(({ is_cup, league_id }) => !is_cup && league_id === league);
  return (
    <Box sx={{ mt: 2 }}>
      <ChanceText data={data} onRetry={refresh} hasChance={(chances) => ofLeague(chances)?.win !== undefined}>
        {(chances) => {
          const match = ofLeague(chances);
          return match && matchChanceText(match);
        }}
      </ChanceText>
    </Box>
  );
}

type Score = H2hMatchNow['mine'];

const withScore = ({ name, points }: Score) => `${name} ${formatPoints(points)}`;

/** `55.2 officially expected, 4 to come`; nothing once it is over. */
function expected({ projected, to_come }: Score, state: H2hMatchNow['state']): string | undefined {
  if (state === 'final' || projected === null || to_come === null) return undefined;
  return `${formatDec1(projected)} officially expected, ${to_come} to come`;
}
