import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { EmptyArt, type Art } from './EmptyArt';

interface EmptyStateProps {
  title: string;
  /** One sentence. */
  text?: ReactNode;
  /** One button. */
  action?: ReactNode;
  art?: Art;
  /** The level that fits the page around it; it looks the same. */
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Nothing to show, and what to do about it. */
export function EmptyState({
  title,
  text,
  action,
  art = 'cornerFlag',
  headingLevel = 'h2',
}: EmptyStateProps) {
  return (
    <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 3, px: 4, py: 8 }}>
      <EmptyArt art={art} />
      <Typography
        variant="h3"
        component={headingLevel}
        // A title of the specification may begin with a small letter.
        sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: '44ch' }}>{text}</Typography>}
      {action}
    </Stack>
  );
}
