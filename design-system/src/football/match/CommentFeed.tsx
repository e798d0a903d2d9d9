import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NotStarted } from '../../components/states/NotStarted';
import { UpIcon } from '../../icons/muiIcons';

export interface Comment {
  id: string | number;
  minute?: string | number | null;
  text: ReactNode;
  /** Goals and cards stand out. */
  important?: boolean;
}

interface CommentFeedProps {
  items: readonly Comment[];
  /** Come in since the reader scrolled down; nothing moves until asked for. */
  newCount?: number;
  onShowNew?: () => void;
}

/** A match told as it goes, newest first. */
export function CommentFeed({ items, newCount = 0, onShowNew }: CommentFeedProps) {
  if (items.length === 0) return <NotStarted />;
  return (
    <Box>
      {newCount > 0 && (
        <Box role="status" sx={{ position: 'sticky', top: 72, zIndex: 1, textAlign: 'center', pb: 2 }}>
          <Button
            size="small"
            variant="contained"
            color="secondary"
            startIcon={<UpIcon />}
            onClick={onShowNew}
          >
            {newCount} new
          </Button>
        </Box>
      )}
      <Box component="ol" aria-label="Commentary" reversed sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ id, minute, text, important }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'grid',
              gridTemplateColumns: '44px 1fr',
              gap: 2,
              py: 2,
              borderBottom: 1,
              borderColor: 'divider',
              ...(important && { bgcolor: 'you.bg' }),
            }}
          >
            <Typography
              variant="table"
              sx={{ textAlign: 'right', color: important ? 'text.primary' : 'text.secondary' }}
            >
              {minute == null ? '' : `${minute}'`}
            </Typography>
            <Typography variant="body2" component="div" sx={{ fontWeight: important ? 600 : 400 }}>
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
