import { Box } from '../base/Box';
import Portal from '@mui/material/Portal';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';

interface TooltipProps {
  title: ReactNode;
  /** One control, or text. */
  children: ReactNode;
}

interface Place {
  x: number;
  y: number;
}

/**
 * A short text for a hovered or focused element. Not for essential information, because touch has no hover.
 * Our own, because the library's adds a positioning engine of 8 KB to every first page.
 */
export function Tooltip({ title, children }: TooltipProps) {
  const id = useId();
  const [place, setPlace] = useState<Place>();
  const show = ({ currentTarget }: { currentTarget: Element }) => {
    const { left, width, top } = currentTarget.getBoundingClientRect();
    setPlace({ x: left + width / 2, y: top });
  };
  const hide = () => setPlace(undefined);
  if (!title) return children;
  return (
    <Box
      component="span"
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && hide()}
      aria-describedby={place && id}
      sx={{ display: 'inline-flex' }}
    >
      {children}
      {place && (
        <Portal>
          <Bubble id={id} {...place}>
            {title}
          </Bubble>
        </Portal>
      )}
    </Box>
  );
}

function Bubble({ id, x, y, children }: Place & { id: string; children: ReactNode }) {
  const below = y < 56;
  return (
    <Box
      id={id}
      role="tooltip"
      style={{ left: `clamp(12px, ${x}px, calc(100vw - 12px))`, top: below ? y + 44 : y - 6 }}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        transform: below ? 'translateX(-50%)' : 'translate(-50%, -100%)',
        maxWidth: 260,
        px: 2,
        py: 1,
        borderRadius: 0.6,
        bgcolor: 'text.primary',
        color: 'background.paper',
        fontSize: '0.75rem',
        lineHeight: 1.35,
        pointerEvents: 'none',
      }}
    >
      {children}
    </Box>
  );
}
