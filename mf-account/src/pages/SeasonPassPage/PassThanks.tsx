import { Typography } from '@touchline/design-system';
import { formatDay } from '../../domain/formatDay';
import type { AccountResults } from '../../state/account.queries';
import { PassHero } from './PassHero';

/** Shown to pass holders in place of the offer. */
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
