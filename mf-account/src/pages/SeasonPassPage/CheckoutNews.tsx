import { Banner, Box, Button, CircularProgress } from '@touchline/design-system';
import { useShell } from '@touchline/shared/contract';
import { useNavigate, useSearchParams } from '@touchline/shared/router';
import { useEffect } from 'react';
import { passReturn } from './passReturn';
import { useConfirmation } from './useConfirmation';

interface CheckoutNewsProps {
  isHolder: boolean;
  /** The session already has the pass. */
  isInSession: boolean;
  /** Loads the offer again, which says whether the payment was received. */
  onAsk: () => void;
}

const paidText = 'Your payment has arrived: the season pass is yours.';

/** Result of the checkout that the browser has just returned from. */
export function CheckoutNews({ isHolder, isInSession, onAsk }: CheckoutNewsProps) {
  const [params] = useSearchParams();
  const outcome = params.get('checkout');
  const isLate = useConfirmation({ isReturn: outcome === 'done', isHolder, isInSession, onAsk });
  useWayBack(outcome === 'done' && isInSession);
  if (outcome === 'cancelled' && !isHolder) return <News>The checkout was cancelled. Nothing was paid.</News>;
  if (outcome !== 'done') return null;
  if (isHolder) return <News tone="success">{paidText}</News>;
  if (isLate)
    return (
      <News
        action={
          <Button size="small" onClick={onAsk}>
            Check again
          </Button>
        }
      >
        Your payment is being confirmed.
      </News>
    );
  return <News icon={<CircularProgress size={18} />}>Waiting for your payment to arrive…</News>;
}

const News = (props: React.ComponentProps<typeof Banner>) => (
  <Box sx={{ mb: 4 }}>
    <Banner {...props} />
  </Box>
);

/** After the purchase the user returns to the locked page that led here, if there was one. */
function useWayBack(isPaid: boolean) {
  const shell = useShell();
  const navigate = useNavigate();
  useEffect(() => {
    if (!isPaid) return;
    const address = passReturn.take();
    if (address === undefined) return;
    shell.notify({ type: 'success', message: paidText });
    void navigate(address, { replace: true });
  }, [isPaid, navigate, shell]);
}
