import { Box, Card, CardContent, CountdownText, TextLink, Typography } from '@touchline/design-system';
import { Crest, waitingForDecision } from '@touchline/design-system/football';
import { buildLink, useClockOffset } from '@touchline/shared/contract';
import { fixturePhase, type FixturePhase, phaseNameOf } from '@touchline/shared/domain';
import { formatKickoff } from '@touchline/shared/format';
import type { FixtureRow, TeamLineups } from '@touchline/shared/wire';
import { LineupPlayerRow } from './LineupPlayerRow';

type Player = TeamLineups['fixtures'][number]['players'][number];

interface FixtureLineupProps {
  fixture: FixtureRow;
  /** Time at which line-ups are usually known; null without a kick-off. */
  lineupsAt: string | null;
  /** Footballers of the own squad, after filtering. */
  players: readonly Player[];
  /** Whether a start is still unknown, including filtered footballers. */
  isPending: boolean;
  showsStarts: boolean;
}

/** One real fixture and the squad's footballers in it. */
export function FixtureLineup({ fixture, lineupsAt, players, isPending, showsStarts }: FixtureLineupProps) {
  return (
    <Card component="section" aria-label={`${fixture.home.name} against ${fixture.away.name}`}>
      <CardContent sx={{ display: 'grid', gap: 3 }}>
        <FixtureHeader fixture={fixture} />
        {isPending && lineupsAt && phaseNameOf(fixture) === 'scheduled' && <LineupsIn at={lineupsAt} />}
        {players.length === 0 && (
          <Typography variant="body2">
            {isPending ? 'Line-ups are not known yet.' : 'Nobody of yours starts here.'}
          </Typography>
        )}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {players.map((player) => (
            <LineupPlayerRow key={player.id} player={player} showsStarts={showsStarts} />
          ))}
        </Box>
      </CardContent>
    </Card>
  );
}

function FixtureHeader({ fixture }: { fixture: FixtureRow }) {
  const { id, home, away, kickoff } = fixture;
  const now = fixturePhase(fixture);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Crest code={home.id} size={24} decorative />
      <TextLink to={buildLink('fixture', { params: { id } })} color="inherit" underline="hover" variant="h3">
        {`${home.id.toUpperCase()} ${scoreOf(now)} ${away.id.toUpperCase()}`}
      </TextLink>
      <Crest code={away.id} size={24} decorative />
      <Typography variant="caption" sx={{ ml: 'auto', color: 'text.secondary' }}>
        {kickoff ? <time dateTime={kickoff}>{whenOf(now)}</time> : whenOf(now)}
      </Typography>
    </Box>
  );
}

function scoreOf(now: FixturePhase): string {
  return 'score' in now && now.score ? `${now.score.home}–${now.score.away}` : 'v';
}

function whenOf(now: FixturePhase): string {
  if (now.phase === 'postponed') return 'Postponed';
  if (now.phase === 'waiting') return waitingForDecision;
  if (now.phase === 'scheduled') return formatKickoff(now.kickoff);
  if (now.phase !== 'live') return 'Full time';
  return now.minute === null ? 'In play' : `${now.minute}'`;
}

function LineupsIn({ at }: { at: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Line-ups in <CountdownText to={Date.parse(at)} clockOffset={useClockOffset()} past="a moment" />
    </Typography>
  );
}
