import { Typography } from '@touchline/design-system';
import { formatDay } from '../../domain/formatDay';
import type { AccountResults } from '../../state/account.queries';
import { PassHero } from './PassHero';

/** For who holds the pass: thanks, and no selling. */
export function PassThanks({ offer: { season, seasonpass_at } }: { offer: AccountResults['pass'] }) {
  return (
    <PassHero label="Your season pass">
      <Typography variant="h2">Thank you</Typography>
      <Typography>
        You hold the season pass {season}
        {seasonpass_at && (
          <>
            {' '}
            since <time dateTime={seasonpass_at}>{formatDay(seasonpass_at)}</time>
          </>
        )}
        . Everything below is open to you.
      </Typography>
    </PassHero>
  );
}
