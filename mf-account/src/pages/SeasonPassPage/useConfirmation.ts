import { useEffect, useState } from 'react';
import { useMutation } from '../../state/account.mutations';

const second = 1000;
const pauseMs = 3 * second;
/** Time limit of the spinner in milliseconds; the payment may be confirmed later. */
const patienceMs = 30 * second;

interface Waiting {
  readonly isReturn: boolean;
  readonly isHolder: boolean;
  readonly isInSession: boolean;
  readonly onAsk: () => void;
}

/**
 * After the checkout: polls until the payment is confirmed, then updates the running session.
 *
 * @returns true once the time limit has passed
 */
export function useConfirmation({ isReturn, isHolder, isInSession, onAsk }: Waiting): boolean {
  const { run: readSessionAgain } = useMutation('readSessionAgain');
  const [isLate, setLate] = useState(false);
  const isWaiting = isReturn && !isHolder;

  useEffect(() => {
    if (!isWaiting || isLate) return undefined;
    const asking = setInterval(onAsk, pauseMs);
    const giveUp = setTimeout(() => setLate(true), patienceMs);
    return () => {
      clearInterval(asking);
      clearTimeout(giveUp);
    };
  }, [isWaiting, isLate, onAsk]);

  useEffect(() => {
    if (isReturn && isHolder && !isInSession) void readSessionAgain(undefined);
  }, [isReturn, isHolder, isInSession, readSessionAgain]);

  return isLate;
}
