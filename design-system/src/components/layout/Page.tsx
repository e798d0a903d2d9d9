import { Box } from '../base/Box';
import Stack from '@mui/material/Stack';
import { Typography } from '../base/Typography';
import { Link } from '@touchline/shared/router';
import { InlineLink } from '../base/InlineLink';
import type { ReactNode } from 'react';
import { largerTouch } from '../../theme/largerTouch';
import { lowScreen } from '../../theme/lowScreen';
import { frame } from '../../theme/tokens';

/** Side margins and maximum width of a page. */
export const gutters = {
  px: { xs: 4, sm: 6, md: 8 },
  mx: 'auto',
  width: '100%',
  maxWidth: frame.content,
} as const;

/** Container with the page's margins and width; tables may use the full width. */
export function PageBody({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return (
    <Stack
      sx={{
        ...gutters,
        gap: { xs: 4, md: 6 },
        py: { xs: 4, md: 6 },
        [lowScreen]: { gap: 4, py: 4 },
        ...(wide && { maxWidth: undefined }),
      }}
    >
      {children}
    </Stack>
  );
}

export interface PageHeadingProps {
  title: ReactNode;
  /** Next to the title: a chip, a count. */
  beside?: ReactNode;
  /** A line below the title. */
  text?: ReactNode;
  /** Right-aligned: refresh, switchers. */
  actions?: ReactNode;
  /** `‹ Gameweek 34`, on detail pages only. */
  back?: { label: string; to: string };
}

/** On a phone "Gameweek 24", its state and the refresh button share a line. */
const headingGap = { xs: 1.5, sm: 3 };

/** The page's one `h1`. It gets the focus after a navigation, so that screen readers announce the page. */
export function PageHeading({ title, beside, text, actions, back }: PageHeadingProps) {
  return (
    <Box component="header">
      {back && (
        <InlineLink
          component={Link}
          to={back.to}
          variant="body2"
          sx={{ display: 'inline-block', py: 1, ...largerTouch(28) }}
        >
          ‹ {back.label}
        </InlineLink>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: headingGap, rowGap: 2 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {beside}
        {actions && (
          <Box sx={{ ml: 'auto', display: 'flex', alignItems: 'center', gap: headingGap }}>{actions}</Box>
        )}
      </Box>
      {text && (
        <Typography variant="body2" component="div" sx={{ color: 'text.secondary', mt: 1 }}>
          {text}
        </Typography>
      )}
    </Box>
  );
}

interface SectionProps {
  title: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** `card`: on a surface with a border; `plain`: directly on the page. */
  look?: 'card' | 'plain';
  id?: string;
}

/** A named part of a page. */
export function Section({ title, actions, children, look = 'plain', id }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      sx={
        look === 'card'
          ? {
              bgcolor: 'background.paper',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1.4,
              p: { xs: 4, md: 5 },
            }
          : undefined
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Box>
  );
}

export interface KpiItem {
  label: string;
  value: ReactNode;
  /** Below the name: a move, a comparison. */
  note?: ReactNode;
}

/** A row of key figures; in a narrow container more than four wrap to three columns. */
export function KpiRow({ items }: { items: readonly KpiItem[] }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 4,
          rowGap: 3,
          ...(items.length > 4 && { [narrow]: inThrees }),
          [largeText]: inTwos,
        }}
      >
        {items.map(({ label, value, note }) => (
          <Box
            key={label}
            sx={{
              flex: '1 0 0',
              minWidth: 'max-content',
              ...(items.length > 4 && { [smallPhone]: { minWidth: 0 } }),
              [largeText]: { minWidth: 0 },
              display: 'flex',
              flexDirection: 'column',
              alignItems: 'center',
              textAlign: 'center',
            }}
          >
            <Typography component="dt" variant="caption" sx={{ order: 1, color: 'text.secondary' }}>
              {label}
            </Typography>
            <Typography
              component="dd"
              variant="kpi"
              sx={{ m: 0, whiteSpace: 'nowrap', [largeText]: { '&, & *': { whiteSpace: 'normal' } } }}
            >
              {value}
            </Typography>
            {note && (
              <Typography component="dd" variant="caption" sx={{ order: 2, m: 0, color: 'text.secondary' }}>
                {note}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Width below which five numbers would leave the last one alone in a second row. */
const narrow = '@container (max-width: 520px)';
/** Columns are as wide as their numbers, so that a rank of eleven million does not touch its neighbours. */
const inThrees = { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(min-content, 1fr))' } as const;
/** A card on the narrowest phones: notes wrap, otherwise the third column leaves the card. */
const smallPhone = '@container (max-width: 300px)';
/** In rem: matches a phone with text at twice its size. A rank and its move then have a line each. */
const largeText = '@container (max-width: 13rem)';
const inTwos = { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } as const;
