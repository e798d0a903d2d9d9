import { Box, Stack, Typography } from '@touchline/design-system';
import type { TimelineItem } from '@touchline/shared/wire';
import { byDay } from '../../domain/feed';
import { FeedItem } from './FeedItem';

/** The items by day. A `feed`, so that screen readers can step from one to the next. */
export function Feed({ items }: { items: readonly TimelineItem[] }) {
  return (
    <Stack role="feed" aria-label="What happened" sx={{ gap: 5 }}>
      {byDay(items).map(({ label, items: itemsOfDay }) => (
        <Box key={label}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {label}
          </Typography>
          {itemsOfDay.map((item) => (
            <FeedItem key={item.id} item={item} place={items.indexOf(item) + 1} />
          ))}
        </Box>
      ))}
    </Stack>
  );
}
