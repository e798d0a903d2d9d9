import { ActionButton } from '@touchline/design-system/forms';
import type { ComponentProps } from 'react';
import { useOfflineReason } from './useOfflineReason';

/** A button that changes account data; offline it is blocked and gives the reason. */
export function WriteButton(props: Omit<ComponentProps<typeof ActionButton>, 'blockedBy'>) {
  const reason = useOfflineReason();
  return <ActionButton {...props} {...(reason && { blockedBy: reason })} />;
}
