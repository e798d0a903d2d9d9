import { Box } from '../../components/base/Box';
import { Typography } from '../../components/base/Typography';
import type { ReactNode } from 'react';
import { EmptyState } from '../../components/states/EmptyState';
import { MatchEventIcon, type MatchEventKind } from './MatchEventIcon';

export interface MatchEvent {
  id: string | number;
  minute?: number | null;
  /** Minutes of added time: `90+3'`. */
  added?: number;
  kind: MatchEventKind;
  side: 'home' | 'away';
  /** Footballer and event; may contain links. */
  text: ReactNode;
  /** Points of the event: a pill. */
  points?: ReactNode;
}

interface MatchTimelineProps {
  events: readonly MatchEvent[];
  minute?: number | null;
  /** Replaces the default text when nothing has happened yet. */
  empty?: ReactNode;
}

/** The events of a match, home on the left, away on the right. */
export function MatchTimeline({ events, minute, empty }: MatchTimelineProps) {
  if (events.length === 0)
    return (
      empty ?? (
        <EmptyState art="whistle" title="Nothing yet" text="Goals, cards and substitutions appear here." />
      )
    );
  return (
    <Box
      component="ol"
      aria-label="Match events"
      sx={{ m: 0, p: 0, listStyle: 'none', containerType: 'inline-size' }}
    >
      {minute != null && (
        <Typography
          component="li"
          variant="caption"
          sx={{ display: 'block', textAlign: 'center', pb: 2, color: 'text.secondary' }}
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

/** `90+3'`; empty when the source has no minute. */
function minuteOf({ minute, added = 0 }: MatchEvent): string {
  if (minute == null) return '';
  return added > 0 ? `${minute}+${added}'` : `${minute}'`;
}

/** In rem: matches text so large that half of the width has no room for a name. */
const largeText = '@container (max-width: 14rem)';

function EventRow({ event }: { event: MatchEvent }) {
  const { kind, side, text, points } = event;
  const home = side === 'home';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) 52px minmax(0, 1fr)',
        '@media (max-width: 599.95px)': { columnGap: '2px' },
        alignItems: 'center',
        [largeText]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        minHeight: 40,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
        '&:last-of-type': { borderBottom: 0 },
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
          minWidth: 0,
          typography: 'body2',
          textAlign: home ? 'right' : 'left',
          [largeText]: {
            gridColumn: 1,
            gridRow: 2,
            flexDirection: home ? 'row' : 'row-reverse',
            textAlign: home ? 'left' : 'right',
          },
        }}
      >
        <Box component="span" sx={{ display: 'inline-flex', flexShrink: 0 }}>
          <MatchEventIcon kind={kind} />
        </Box>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>{text}</Box>
        {points}
      </Box>
      <Typography
        variant="table"
        sx={{
          gridColumn: 2,
          gridRow: 1,
          textAlign: 'center',
          color: 'text.secondary',
          [largeText]: { gridColumn: 1, textAlign: home ? 'left' : 'right' },
        }}
      >
        {minuteOf(event)}
      </Typography>
    </Box>
  );
}

/** Minutes of a match without added time. */
const fullTime = 90;
/** Width of one icon in percent of the axis: closer events are stacked. */
const iconWidth = 2.6;

interface MatchAxisProps {
  events: readonly MatchEvent[];
  /** Current minute of the match; the whole match when absent. */
  minute?: number | null;
}

/**
 * The same events on an axis of minutes, home above and away below. A decorative drawing for wide screens:
 * `MatchTimeline` has the same content in accessible form. Events without a minute are not shown.
 */
export function MatchAxis({ events, minute }: MatchAxisProps) {
  const placed = stacked(events);
  const levels = Math.max(1, ...placed.map(({ level }) => level + 1));
  const half = levels * levelHeight;
  return (
    <Box aria-hidden sx={{ position: 'relative', height: half * 2 + axisHeight, mx: 4 }}>
      <Box sx={[axisLine, { top: half + axisHeight / 2 - 2 }]}>
        <Box
          style={{ width: `${shareOf(minute ?? fullTime)}%` }}
          sx={{ height: '100%', bgcolor: 'secondary.main' }}
        />
      </Box>
      {[0, 15, 30, 45, 60, 75, 90].map((at) => (
        <Typography
          key={at}
          variant="caption"
          component="span"
          style={{ left: `${shareOf(at)}%`, top: half + 4 }}
          sx={mark}
        >
          {at}&apos;
        </Typography>
      ))}
      {placed.map(({ event, left, level }) => (
        <Box
          key={event.id}
          component="span"
          title={minuteOf(event)}
          style={{
            left: `${left}%`,
            top:
              event.side === 'home'
                ? half - (level + 1) * levelHeight
                : half + axisHeight + level * levelHeight,
          }}
          sx={{ position: 'absolute', transform: 'translateX(-50%)', display: 'inline-flex' }}
        >
          <MatchEventIcon kind={event.kind} />
        </Box>
      ))}
    </Box>
  );
}

const levelHeight = 24;
const axisHeight = 26;

const shareOf = (minute: number) => (Math.min(Math.max(0, minute), fullTime) / fullTime) * 100;

interface PlacedEvent {
  readonly event: MatchEvent;
  /** Percent of the axis. */
  readonly left: number;
  /** 0 nearest to the axis. */
  readonly level: number;
}

/** Assigns levels to events of one side that would overlap. */
function stacked(events: readonly MatchEvent[]): PlacedEvent[] {
  const placed: PlacedEvent[] = [];
  for (const event of events) {
    if (event.minute == null) continue;
    const left = shareOf(event.minute);
    const taken = placed
      .filter((one) => one.event.side === event.side && Math.abs(one.left - left) < iconWidth)
      .map(({ level }) => level);
    let level = 0;
    while (taken.includes(level)) level += 1;
    placed.push({ event, left, level });
  }
  return placed;
}

const axisLine = {
  position: 'absolute',
  left: 0,
  right: 0,
  height: 4,
  borderRadius: 999,
  overflow: 'hidden',
  bgcolor: 'divider',
} as const;

const mark = {
  position: 'absolute',
  transform: 'translateX(-50%)',
  px: 1,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  lineHeight: '1.125rem',
} as const;
