import { Banner, Box, PageBody, PageHeading, Typography } from '@touchline/design-system';
import { useContent } from '@touchline/shared/contract';
import { OutLink } from '../../components/OutLink';

/** About betting, with a link to an external page if the content settings have one. Route: /betting */
export default function BettingPage() {
  const address = useContent()?.links?.betting;
  return (
    <PageBody>
      <PageHeading title="Betting" />
      <Box sx={{ display: 'grid', gap: 4, maxWidth: 560 }}>
        <Banner tone="warning">
          18+ only. Bets can become a problem: set a limit, and stop when it stops being fun.
        </Banner>
        <Typography>
          Touchline keeps no odds and takes no bets.{' '}
          {address
            ? 'What follows is the page of somebody else, with its own rules.'
            : 'It links to no page about betting.'}
        </Typography>
        {address && (
          <Typography>
            <OutLink to={address}>I am 18 or older: go on</OutLink>
          </Typography>
        )}
      </Box>
    </PageBody>
  );
}
