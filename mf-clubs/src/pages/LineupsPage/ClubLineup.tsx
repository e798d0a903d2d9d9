import { Box, CountdownText, EmptyState, Stack, TextLink, Typography } from '@touchline/design-system';
import { clubName, Crest } from '@touchline/design-system/football';
import { buildLink, Pitch, useClockOffset, useServerClock } from '@touchline/shared/contract';
import { cellPhase } from '@touchline/shared/domain';
import { formatCellPhase } from '@touchline/shared/format';
import type { ClubsLineups } from '@touchline/shared/wire';
import { MinutesPlayed } from './MinutesPlayed';

/**
 * One club's line-up on the pitch: its fixture, whether it is confirmed, and minutes played. The second of
 * two has no metric switcher.
 */
export function ClubLineup({ lineup, isSecond = false }: { lineup: ClubsLineups; isSecond?: boolean }) {
  const { clubs, club_id, fixture, kind, info, team } = lineup;
  const name = clubs.find(({ id }) => id === club_id)?.name ?? clubName(club_id);
  return (
    <Stack component="section" aria-label={`Line-up of ${name}`} sx={{ gap: 3, minWidth: 0 }}>
      <Box aria-live="polite" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Crest code={club_id} size={32} decorative />
        <Typography variant="h2" sx={{ minWidth: 0 }}>
          <TextLink to={buildLink('club', { params: { id: club_id } })} color="inherit" underline="hover">
            {name}
          </TextLink>
        </Typography>
      </Box>
      {fixture && <FixtureLine fixture={fixture} />}
      {kind !== 'confirmed' && <Expectation lineup={lineup} />}
      {kind === 'none' ? (
        <EmptyState art="bench" title="No line-up yet" />
      ) : (
        <Pitch
          pitch={{ info, team }}
          followsAnother={isSecond}
          label={`${name} in ${fixture?.fixture_id.toUpperCase() ?? 'no fixture'}`}
        />
      )}
      <MinutesPlayed team={team} name={name} />
    </Stack>
  );
}

/** Opponent, kick-off and a link to the match. */
function FixtureLine({ fixture }: { fixture: NonNullable<ClubsLineups['fixture']> }) {
  const { fixture_id, opponent_id, is_home } = fixture;
  const when = formatCellPhase(cellPhase(fixture, useServerClock()()));
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {is_home ? 'Home to' : 'Away at'}{' '}
      <TextLink to={buildLink('club', { params: { id: opponent_id } })}>{clubName(opponent_id)}</TextLink>
      {' · '}
      <TextLink to={buildLink('fixture', { params: { id: fixture_id, tab: 'lineups' } })}>{when}</TextLink>
    </Typography>
  );
}

/** Text before the line-up is known, with the time until it usually is. */
function Expectation({ lineup: { kind, lineups_at } }: { lineup: ClubsLineups }) {
  const clockOffset = useClockOffset();
  return (
    <Typography variant="body2">
      {kind === 'expected' && 'Expected: who started the last match. '}
      {lineups_at !== null && (
        <>
          Line-ups are usually known in{' '}
          <CountdownText to={Date.parse(lineups_at)} clockOffset={clockOffset} past="a moment" />.
        </>
      )}
    </Typography>
  );
}
