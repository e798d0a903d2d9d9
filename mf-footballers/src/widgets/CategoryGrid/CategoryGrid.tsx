import { Box, Button, CategoryTile, Section, StarIcon } from '@touchline/design-system';
import { BadgeChip } from '@touchline/design-system/football';
import { buildLink, selectWatchlist, useContent } from '@touchline/shared/contract';
import { useSelector } from '@touchline/shared/store';
import { useState } from 'react';
import { watchlistCategory } from '../../domain/filters';

/** Number of categories visible before the grid is expanded. */
const foldedCount = 6;

/** Links to the list of players by category: the watchlist first, then each badge. Slot: home.categories */
export default function CategoryGrid() {
  const categories = useContent()?.footballer_categories ?? [];
  const watched = useSelector(selectWatchlist).length;
  const sorted = [...categories].sort((a, b) => rank(a.key) - rank(b.key));
  const [isOpen, setOpen] = useState(false);
  if (sorted.length === 0) return null;
  const shown = isOpen ? sorted : sorted.slice(0, foldedCount);
  return (
    <Section title="Player categories">
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
          '& > li > *': { width: '100%' },
        }}
      >
        {shown.map(({ key, label }) => (
          <li key={key}>
            <CategoryTile
              label={label}
              to={buildLink('footballers', { params: { x: 'list' }, query: { category: key } })}
              icon={
                key === watchlistCategory ? (
                  <StarIcon sx={{ color: 'you.text' }} />
                ) : (
                  <Box component="span" aria-hidden sx={{ display: 'inline-flex' }}>
                    <BadgeChip badge={key} />
                  </Box>
                )
              }
              count={key === watchlistCategory ? watched : undefined}
            />
          </li>
        ))}
      </Box>
      {sorted.length > foldedCount && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ mt: 2 }}>
          {isOpen ? 'Show fewer' : `Show all ${sorted.length} categories`}
        </Button>
      )}
    </Section>
  );
}

/** The watchlist before all others, which keep their order. */
const rank = (key: string) => (key === watchlistCategory ? 0 : 1);
