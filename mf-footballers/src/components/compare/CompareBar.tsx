import { Box, Button, Chip, linkTo, openedLater, Typography } from '@touchline/design-system';
import { buildLink, useShell } from '@touchline/shared/contract';
import { useDispatch, useSelector } from '@touchline/shared/store';
import { useState } from 'react';
import { compareLimit, footballerUnticked, selectCompare, ticksCleared } from '../../state/compare.slice';

const CompareSheet = openedLater(() => import(/* webpackChunkName: "CompareSheet" */ './CompareSheet'));

/** Bar at the bottom of the screen with the selected footballers and a button to compare them. */
export function CompareBar() {
  const shell = useShell();
  const { isOn, ticked } = useSelector(selectCompare);
  const dispatch = useDispatch();
  const [open, setOpen] = useState(false);
  if (!isOn) return null;
  const close = () => setOpen(false);
  const sayMissing = () => {
    close();
    shell.notify({ type: 'error', message: 'The comparison could not be loaded. Try again.' });
  };
  return (
    <Box role="region" aria-label="Compare" sx={bar}>
      <Typography role="status" variant="body2" sx={{ flex: '1 0 auto' }}>
        {`${ticked.length} of ${compareLimit} ticked`}
      </Typography>
      {ticked.map(({ id, name }) => (
        <Chip
          key={id}
          size="small"
          label={name}
          aria-label={`Remove ${name}`}
          onClick={() => void dispatch(footballerUnticked(id))}
          onDelete={() => void dispatch(footballerUnticked(id))}
        />
      ))}
      {ticked.length > 0 && (
        <Button size="small" onClick={() => void dispatch(ticksCleared())}>
          Clear
        </Button>
      )}
      <Button size="small" variant="contained" disabled={ticked.length < 2} onClick={() => setOpen(true)}>
        Show side by side
      </Button>
      <Button size="small" disabled={ticked.length < 2} {...linkTo(fullComparison(ticked))}>
        Compare in full
      </Button>
      <CompareSheet open={open} onMissing={sayMissing} onClose={close} footballers={ticked} />
    </Box>
  );
}

const fullComparison = (ticked: readonly { readonly id: number }[]) =>
  buildLink('footballers', {
    params: { x: 'compare' },
    query: { ids: ticked.map(({ id }) => id).join(',') },
  });

const bar = {
  position: 'sticky',
  // Above the phone's bottom bar.
  bottom: { xs: 'calc(64px + env(safe-area-inset-bottom))', md: 16 },
  zIndex: 5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  px: 3,
  py: 2,
  border: 1,
  borderColor: 'outline.main',
  borderRadius: 1.4,
  bgcolor: 'background.paper',
} as const;
