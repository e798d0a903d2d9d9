import { Typography } from '@touchline/design-system';
import type { ComponentProps } from 'react';
import { WriteButton } from '../../components/WriteButton';
import { useOfflineReason } from '../../components/useOfflineReason';

const reasonId = 'why-rows-cannot-be-changed';

/** A button in a table row that changes something; `RowsOffline` above the table explains a disabled one. */
export function RowButton(props: Omit<ComponentProps<typeof WriteButton>, 'reasonIn' | 'size'>) {
  return <WriteButton {...props} size="small" reasonIn={reasonId} />;
}

/** Reason above the table why its rows cannot be changed, if so. */
export function RowsOffline() {
  const reason = useOfflineReason();
  if (!reason) return null;
  return (
    <Typography id={reasonId} variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
      {reason}
    </Typography>
  );
}
