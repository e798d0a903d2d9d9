import { Carousel } from '@touchline/design-system';
import { FixtureCard } from '@touchline/design-system/football';
import { buildLink } from '@touchline/shared/contract';
import type { FixtureRow } from '@touchline/shared/wire';
import { toFixtureData } from '../../components/toFixtureData';
import { liveFirst } from '../../domain/liveFirst';

interface FixtureCardsProps {
  readonly fixtures: readonly FixtureRow[];
  /** Name of the chosen view: rivals, a league or the elite. */
  readonly view?: string | undefined;
}

/** A card for each fixture: score or time, and the number of own and rivals' players in it. */
export function FixtureCards({ fixtures, view }: FixtureCardsProps) {
  const items = liveFirst(fixtures).map((fixture) => ({
    key: fixture.id,
    content: (
      <FixtureCard
        fixture={toFixtureData(fixture)}
        to={buildLink('fixture', { params: { id: fixture.id } })}
        mine={fixture.mine}
        playersPerRival={fixture.rivals_share}
        view={view}
      />
    ),
  }));
  return <Carousel label="Fixtures" items={items} />;
}
