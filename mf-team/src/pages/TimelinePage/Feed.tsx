import { Box, Stack, Typography } from '@touchline/design-system';
import type { TimelineItem } from '@touchline/shared/wire';
import { useId } from 'react';
import { byDay, type FeedDay } from '../../domain/feed';
import { FeedItem } from './FeedItem';

/** The items by day, newest first. */
export function Feed({ items }: { items: readonly TimelineItem[] }) {
  return (
    <Stack sx={{ gap: 5 }}>
      {byDay(items).map((day) => (
        <Day key={day.label} day={day} />
      ))}
    </Stack>
  );
}

/** One day: a `feed`, so that screen readers can step from one item to the next. */
function Day({ day: { label, items } }: { day: FeedDay }) {
  const headingId = useId();
  return (
    <section>
      <Typography variant="h2" id={headingId} sx={{ mb: 2 }}>
        {label}
      </Typography>
      <Box role="feed" aria-labelledby={headingId}>
        {items.map((item, at) => (
          <FeedItem key={item.id} item={item} place={at + 1} ofAll={items.length} />
        ))}
      </Box>
    </section>
  );
}
