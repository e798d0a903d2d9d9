import { Box, PassButton, Typography } from '@touchline/design-system';
import { CardBrandIcon, CurrencyIcon } from '@touchline/design-system/frames';
import { useShell } from '@touchline/shared/contract';
import { useSearchParams } from '@touchline/shared/router';
import { useId, useState } from 'react';
import { useOfflineReason } from '../../components/useOfflineReason';
import { failureMessage } from '../../domain/failureMessage';
import { formatAmount } from '../../domain/formatPrice';
import type { AccountResults } from '../../state/account.queries';
import { useMutation } from '../../state/account.mutations';
import { goToCheckout } from './goToCheckout';
import { PassHero } from './PassHero';
import { passReturn } from './passReturn';

/** The price, and the button to the checkout page; the price loads first. */
export function PassOffer({ offer }: { offer: AccountResults['pass'] }) {
  const { price, currency, season, sales_open, provider } = offer;
  return (
    <PassHero label="Get the season pass">
      <Typography variant="h2">Everything open, for the whole season {season}</Typography>
      {sales_open ? (
        <>
          <Typography>
            <Typography variant="kpi" component="strong">
              <CurrencyIcon code={currency} />
              {formatAmount(price, currency)}
            </Typography>{' '}
            once. It does not renew by itself.
          </Typography>
          <BuyButton />
          {provider === 'stripe' && <Cards />}
          {provider === 'test' && (
            <Typography variant="body2">
              This is a test checkout: no money is taken and no card is asked for.
            </Typography>
          )}
        </>
      ) : (
        <Typography variant="h3" component="p">
          Sales are closed
        </Typography>
      )}
    </PassHero>
  );
}

/** Cards that the checkout page accepts everywhere. */
const cards = ['visa', 'mastercard', 'amex'];

const Cards = () => (
  <Box component="ul" aria-label="Cards taken" sx={cardRow}>
    {cards.map((code) => (
      <li key={code}>
        <CardBrandIcon code={code} />
      </li>
    ))}
  </Box>
);

const cardRow = { display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' } as const;

function BuyButton() {
  const shell = useShell();
  const { run: beginCheckout } = useMutation('beginCheckout');
  // Stays true while the browser navigates to the checkout page.
  const [isLeaving, setLeaving] = useState(false);
  const [params] = useSearchParams();
  const buy = async () => {
    setLeaving(true);
    passReturn.keep(params.get('return_to'));
    const { value, failure } = await beginCheckout(undefined);
    if (value !== undefined && goToCheckout(value)) return;
    setLeaving(false);
    const message = failure ? failureMessage(failure, 'Error beginning the checkout') : undefined;
    shell.notify({ type: 'error', message });
  };
  const reason = useOfflineReason();
  const reasonId = useId();
  return (
    <>
      <PassButton
        size="large"
        disabled={isLeaving}
        aria-busy={isLeaving}
        aria-disabled={reason ? true : undefined}
        aria-describedby={reason && reasonId}
        onClick={() => !reason && void buy()}
      >
        Get the season pass
      </PassButton>
      {reason && (
        <Typography variant="body2" id={reasonId}>
          {reason}
        </Typography>
      )}
    </>
  );
}
