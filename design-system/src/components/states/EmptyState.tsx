import Stack from '@mui/material/Stack';
import { Typography } from '../base/Typography';
import type { ReactNode } from 'react';
import { EmptyArt, type Art } from './EmptyArt';

interface EmptyStateProps {
  title: string;
  /** One sentence. */
  text?: ReactNode;
  /** One button. */
  action?: ReactNode;
  art?: Art;
  /** Heading level for the surrounding page; the look does not change. */
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Shown instead of empty data, with an action. */
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
        // Titles from the specification may begin with a lower-case letter.
        sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {title}
      </Typography>
      {text && <Typography sx={{ color: 'text.secondary', maxWidth: '44ch' }}>{text}</Typography>}
      {action}
    </Stack>
  );
}
