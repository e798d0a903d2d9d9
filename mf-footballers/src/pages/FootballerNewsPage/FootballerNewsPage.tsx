import { Box, EmptyState, Typography } from '@touchline/design-system';
import { StatusIcon } from '@touchline/design-system/football';
import { formatKickoff } from '@touchline/shared/format';
import { FootballerFrame } from '../../components/footballer/FootballerFrame';

/** News about the footballer, the newest first. Route: /footballer/:id/news */
export default function FootballerNewsPage() {
  return (
    <FootballerFrame part="footballerNews" pace="calm" what="news">
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState art="clipboard" title="No news." />
        ) : (
          <Box component="ul" aria-label="News" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {items.map(({ at, text, chance }) => (
              <Box
                component="li"
                key={`${at}-${text}`}
                sx={{ py: 2, borderBottom: 1, borderColor: 'divider' }}
              >
                {at && (
                  <Typography
                    variant="caption"
                    component="time"
                    dateTime={at}
                    sx={{ color: 'text.secondary' }}
                  >
                    {formatKickoff(at)}
                  </Typography>
                )}
                <Typography>
                  <StatusIcon chance={chance} /> {text}
                </Typography>
              </Box>
            ))}
          </Box>
        )
      }
    </FootballerFrame>
  );
}
