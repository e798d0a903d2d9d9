import { Box } from '../base/Box';
import IconButton from '@mui/material/IconButton';
import { useState, type ReactNode } from 'react';
import { NextIcon, PreviousIcon } from '../../icons/muiIcons';
import { moveOn } from './moveOn';
import { useOverflow } from './useOverflow';

interface CarouselProps {
  /** Accessible name: "Fixtures". */
  label: string;
  items: readonly { key: string | number; content: ReactNode }[];
}

/** A row of cards, moved by swipes, buttons and keys. There is no automatic movement. */
export function Carousel({ label, items }: CarouselProps) {
  const [row, setRow] = useState<HTMLUListElement | null>(null);
  const { before, after } = useOverflow(row, items.length);
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        component="ul"
        ref={setRow}
        aria-label={label}
        tabIndex={0}
        sx={{
          display: 'flex',
          gap: 3,
          m: 0,
          p: '4px',
          listStyle: 'none',
          overflowX: 'auto',
          scrollSnapType: 'x proximity',
          scrollbarWidth: 'thin',
        }}
      >
        {items.map(({ key, content }) => (
          <Box component="li" key={key} sx={{ flexShrink: 0, scrollSnapAlign: 'start' }}>
            {content}
          </Box>
        ))}
      </Box>
      {(before || after) && (
        <Box sx={{ display: { xs: 'none', sm: 'flex' }, justifyContent: 'flex-end' }}>
          <IconButton size="small" aria-label={`Previous, ${label}`} onClick={() => row && moveOn(row, -1)}>
            <PreviousIcon />
          </IconButton>
          <IconButton size="small" aria-label={`Next, ${label}`} onClick={() => row && moveOn(row, 1)}>
            <NextIcon />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
