import { linkTo, PassButton, Section, TextLink, Typography } from '@touchline/design-system';
import { buildLink, useContent, useHasPass } from '@touchline/shared/contract';
import { formatDay } from '../../domain/formatDay';
import type { AuthUser } from '@touchline/shared/wire';

/** State of the season pass, with a link to its page. */
export function PassCard({ user }: { user: AuthUser }) {
  const hasPass = useHasPass();
  const season = useContent()?.season_pass.season;
  return (
    <Section title="Season pass" look="card">
      {hasPass ? (
        <Typography>
          You hold the season pass{season && ` ${season}`}
          {user.seasonpass_at && ` since ${formatDay(user.seasonpass_at)}`}.{' '}
          <TextLink to={buildLink('season_pass')}>What it unlocks</TextLink>
        </Typography>
      ) : (
        <>
          <Typography sx={{ mb: 3 }}>You use the free version: 10 rivals, without mini-leagues.</Typography>
          <PassButton {...linkTo(buildLink('season_pass'))} />
        </>
      )}
    </Section>
  );
}
