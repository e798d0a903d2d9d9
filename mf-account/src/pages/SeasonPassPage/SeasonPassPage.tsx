import { PageFrame, QueryView } from '@touchline/design-system';
import { useHasPass, useOnline } from '@touchline/shared/contract';
import { useAccountQuery } from '../../state/account.queries';
import { PassOffer } from './PassOffer';
import { CheckoutNews } from './CheckoutNews';
import { PassFacts } from './PassFacts';
import { PassThanks } from './PassThanks';

/** The season pass, its price, and the link to the checkout. Route: /season_pass */
export default function SeasonPassPage() {
  const pass = useAccountQuery({ name: 'pass' }, 'calm');
  const hasPass = useHasPass();
  return (
    <PageFrame title="Season pass" shown={pass} offline={!useOnline()}>
      <QueryView query={pass} what="season pass">
        {(offer) => {
          const isHolder = hasPass || offer.pass;
          return (
            <>
              <CheckoutNews isHolder={isHolder} isInSession={hasPass} onAsk={pass.refresh} />
              {isHolder ? <PassThanks offer={offer} /> : <PassOffer offer={offer} />}
            </>
          );
        }}
      </QueryView>
      <PassFacts />
    </PageFrame>
  );
}
