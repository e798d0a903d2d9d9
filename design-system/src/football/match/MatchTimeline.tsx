import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/states/EmptyState';
import { MatchEventIcon, type MatchEventKind } from './MatchEventIcon';

export interface MatchEvent {
  id: string | number;
  minute?: number | null;
  kind: MatchEventKind;
  side: 'home' | 'away';
  /** Who, and what: links are welcome. */
  text: ReactNode;
  /** Points it gave: a pill. */
  points?: ReactNode;
}

/** What happened, home on the left, away on the right. */
export function MatchTimeline({ events, minute }: { events: readonly MatchEvent[]; minute?: number | null }) {
  if (events.length === 0)
    return (
      <EmptyState art="whistle" title="Nothing yet" text="Goals, cards and substitutions appear here." />
    );
  return (
    <Box component="ol" aria-label="Match events" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {minute != null && (
        <Typography
          component="li"
          variant="caption"
          sx={{ textAlign: 'center', pb: 2, color: 'text.secondary' }}
        >
          {minute}&apos; played
        </Typography>
      )}
      {events.map((event) => (
        <EventRow key={event.id} event={event} />
      ))}
    </Box>
  );
}

function EventRow({ event }: { event: MatchEvent }) {
  const { kind, side, minute, text, points } = event;
  const home = side === 'home';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 52px 1fr',
        alignItems: 'center',
        minHeight: 40,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box
        sx={{
          gridColumn: home ? 1 : 3,
          gridRow: 1,
          display: 'flex',
          flexDirection: home ? 'row-reverse' : 'row',
          alignItems: 'center',
          gap: 2,
          typography: 'body2',
          textAlign: home ? 'right' : 'left',
        }}
      >
        <MatchEventIcon kind={kind} />
        <Box sx={{ minWidth: 0 }}>{text}</Box>
        {points}
      </Box>
      <Typography
        variant="table"
        sx={{ gridColumn: 2, gridRow: 1, textAlign: 'center', color: 'text.secondary' }}
      >
        {minute == null ? '' : `${minute}'`}
      </Typography>
    </Box>
  );
}
