import { Box, TextLink, Typography } from '@touchline/design-system';
import { MatchEventIcon, PointsPill } from '@touchline/design-system/football';
import { FootballerLink } from '@touchline/design-system/links';
import { buildLink } from '@touchline/shared/contract';
import { eventIcons, eventLabel } from '../../domain/eventKinds';
import { minuteText } from '../../domain/minuteText';
import type { FixturesResults } from '../../state/fixtures.queries';

export type GameweekEvent = FixturesResults['events']['events'][number];

/** One event: time, kind, footballer, fixture and points. */
export function EventRow({ event }: { event: GameweekEvent }) {
  const { kind, count, footballer_id, name, other, fixture_id, points, mine } = event;
  const icon = eventIcons[kind];
  return (
    <Box component="li" sx={{ ...row, ...(mine && { bgcolor: 'you.bg' }) }}>
      <Typography variant="table" sx={{ minWidth: 44, color: 'text.secondary' }}>
        {minuteText(event)}
      </Typography>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', width: 24 }}>
        {icon && <MatchEventIcon kind={icon} />}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {other && (
          <>
            <FootballerLink look="strong" {...other} /> for{' '}
          </>
        )}
        <FootballerLink look="strong" id={footballer_id} name={name} />
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          {eventLabel(kind)}
          {count > 1 && ` ×${count}`} ·{' '}
          <TextLink to={buildLink('fixture', { params: { id: fixture_id } })} color="inherit">
            {fixture_id.toUpperCase().replace('-', ' – ')}
          </TextLink>
        </Typography>
      </Box>
      {points !== null && (
        <PointsPill value={points} of="fixture" provisional={kind === 'bonus_provisional'} />
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  px: 3,
  py: 2,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
} as const;
