import { Box } from '../../components/base/Box';
import Button from '@mui/material/Button';
import { Typography } from '../../components/base/Typography';
import { useId, type ReactNode } from 'react';
import { NotStarted } from '../../components/states/NotStarted';
import { UpIcon } from '../../icons/muiIcons';
import { MatchEventIcon, type MatchEventKind } from './MatchEventIcon';

export interface Comment {
  id: string | number;
  minute?: string | number | null;
  text: ReactNode;
  /** Highlights goals and cards. */
  important?: boolean;
  /** Kind of the event, for an icon beside the text. */
  kind?: MatchEventKind;
}

interface CommentFeedProps {
  items: readonly Comment[];
  /** Number of new comments; they are inserted only when the reader asks for them. */
  newCount?: number;
  onShowNew?: () => void;
}

/** The live commentary of a match, newest first. Screen readers are told only the number of new comments. */
export function CommentFeed({ items, newCount = 0, onShowNew }: CommentFeedProps) {
  if (items.length === 0) return <NotStarted />;
  return (
    <Box>
      <Box role="status" sx={pillPlace}>
        {newCount > 0 && (
          <Button
            size="small"
            variant="contained"
            color="secondary"
            startIcon={<UpIcon />}
            onClick={onShowNew}
          >
            {newCount} new
          </Button>
        )}
      </Box>
      <Box role="feed" aria-label="Commentary" sx={paper}>
        {items.map((item, at) => (
          <CommentItem key={item.id} item={item} place={at + 1} ofAll={items.length} />
        ))}
      </Box>
    </Box>
  );
}

function CommentItem({ item, place, ofAll }: { item: Comment; place: number; ofAll: number }) {
  const { minute, text, important = false, kind } = item;
  const id = useId();
  return (
    <Box
      component="article"
      aria-posinset={place}
      aria-setsize={ofAll}
      aria-labelledby={`${id}-minute ${id}-text`}
      tabIndex={0}
      sx={[line, important && highlighted]}
    >
      <Typography
        id={`${id}-minute`}
        variant="table"
        sx={{ textAlign: 'right', color: important ? 'text.primary' : 'text.secondary' }}
      >
        {minute == null ? '' : `${minute}'`}
      </Typography>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', width: 20, height: 20 }}>
        {kind && <MatchEventIcon kind={kind} />}
      </Box>
      <Typography
        id={`${id}-text`}
        variant="body2"
        component="div"
        sx={{ fontWeight: important ? 600 : 400, overflowWrap: 'anywhere' }}
      >
        {text}
      </Typography>
    </Box>
  );
}

/** Overlays the feed below the app's header, with a height of 0: showing it shifts nothing. */
const pillPlace = {
  position: 'sticky',
  top: 72,
  zIndex: 1,
  height: 0,
  textAlign: 'center',
  '& > button': { transform: 'translateY(-50%)' },
} as const;

const paper = {
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.4,
  overflow: 'hidden',
} as const;

const line = {
  display: 'grid',
  gridTemplateColumns: 'max(44px, 2.75rem) 20px minmax(0, 1fr)',
  alignItems: 'start',
  gap: 2,
  px: 3,
  py: 2,
  '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;

/** Not the yellow of the user's own footballers. */
const highlighted = { bgcolor: 'surface.sunken' } as const;
