import { Box, TextLink, Typography } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import { formatSigned, formatTime } from '@touchline/shared/format';
import type { TimelineItem } from '@touchline/shared/wire';
import { LinkedSentence } from './LinkedSentence';
import { KindIcon } from './KindIcon';

interface FeedItemProps {
  item: TimelineItem;
  /** Its place in its day, from 1, and how many the day has. */
  place: number;
  ofAll: number;
}

/** One thing that happened: when, what, and what it meant for the own team. */
export function FeedItem({ item, place, ofAll }: FeedItemProps) {
  const { id, at, kind, points, mine } = item;
  return (
    <Box
      component="article"
      aria-posinset={place}
      aria-setsize={ofAll}
      aria-labelledby={`timeline-${id}`}
      tabIndex={0}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        minHeight: 48,
        px: 2,
        py: 2,
        borderTop: 1,
        borderColor: 'divider',
        borderLeft: 3,
        borderLeftColor: mine ? 'you.main' : 'transparent',
      }}
    >
      <Typography
        variant="caption"
        component="time"
        dateTime={at}
        sx={{ color: 'text.secondary', minWidth: 40 }}
      >
        {formatTime(at)}
      </Typography>
      <KindIcon kind={kind} />
      <Typography variant="body2" id={`timeline-${id}`} sx={{ flex: 1 }}>
        <LinkedSentence item={item} />
      </Typography>
      {item.fixture_id && (
        <TextLink variant="caption" to={buildLink('fixture', { params: { id: item.fixture_id } })}>
          Fixture
        </TextLink>
      )}
      {points !== undefined && points !== 0 && <PointsDelta points={points} />}
    </Box>
  );
}

function PointsDelta({ points }: { points: number }) {
  return (
    <Box
      component="span"
      sx={{
        typography: 'table',
        fontWeight: 700,
        color: points > 0 ? 'success.main' : 'error.main',
        whiteSpace: 'nowrap',
      }}
    >
      {formatSigned(points)} {points > 0 ? '▲' : '▼'}
    </Box>
  );
}
