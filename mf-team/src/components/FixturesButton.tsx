import { Button, linkTo } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';

/** The way on from a page that has nothing to show yet: what is there before a team has anything is the fixtures. */
export const FixturesButton = () => (
  <Button variant="outlined" {...linkTo(buildLink('fixtures'))}>
    See the fixtures
  </Button>
);
