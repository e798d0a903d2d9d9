import { EmptyState } from '@touchline/design-system';
import { FixturesButton } from './FixturesButton';

/** A team before its first deadline: the game publishes squads after it. */
export const NoSquadYet = () => (
  <EmptyState
    art="bench"
    title="No squad yet"
    text="Your squad appears after the first deadline."
    action={<FixturesButton />}
  />
);
