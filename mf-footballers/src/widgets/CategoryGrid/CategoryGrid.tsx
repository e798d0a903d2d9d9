import { Box, CategoryTile, Section, StarIcon } from '@touchline/design-system';
import { BadgeChip } from '@touchline/design-system/football';
import { buildLink, selectWatchlist, useContent } from '@touchline/shared/contract';
import { useSelector } from '@touchline/shared/store';
import { watchlistCategory } from '../../domain/filters';

/** The ways into the list of players: the watchlist first, then each badge. Slot: home.categories */
export default function CategoryGrid() {
  const categories = useContent()?.footballer_categories ?? [];
  const watched = useSelector(selectWatchlist).length;
  const sorted = [...categories].sort((a, b) => rank(a.key) - rank(b.key));
  if (sorted.length === 0) return null;
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
        {sorted.map(({ key, label }) => (
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
    </Section>
  );
}

/** The watchlist before all others, which keep their order. */
const rank = (key: string) => (key === watchlistCategory ? 0 : 1);
