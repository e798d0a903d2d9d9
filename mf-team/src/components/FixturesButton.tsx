import { Button, linkTo } from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';

/** Link for pages without data: fixtures exist before a team has anything. */
export const FixturesButton = () => (
  <Button variant="outlined" {...linkTo(buildLink('fixtures'))}>
    See the fixtures
  </Button>
);
