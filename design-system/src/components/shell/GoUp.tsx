import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { UpIcon } from '../../icons/muiIcons';

/** Back to the top of a long page, once one is further down than `threshold` pixels. */
export function GoUp({ threshold = 400 }: { threshold?: number }) {
  const shown = useScrolledPast(threshold);
  if (!shown) return null;
  return (
    <IconButton
      aria-label="Go up"
      onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      sx={{
        position: 'fixed',
        zIndex: 'fab',
        right: 16,
        bottom: { xs: 'calc(72px + env(safe-area-inset-bottom))', sm: 24 },
        width: 44,
        height: 44,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        '&:hover': { bgcolor: 'primary.dark' },
      }}
    >
      <UpIcon />
    </IconButton>
  );
}

function useScrolledPast(threshold: number) {
  const [past, setPast] = useState(() => window.scrollY > threshold);
  useEffect(() => {
    const look = () => setPast(window.scrollY > threshold);
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [threshold]);
  return past;
}
