import { EmptyState, RemoteView, Section, SkeletonCard, TextLink } from '@touchline/design-system';
import { buildLink, useFantasy, type WidgetProps } from '@touchline/shared/contract';
import { lastValue } from '@touchline/shared/remote-data';
import { useEffect } from 'react';
import { useFixturesQuery } from '../../state/fixtures.queries';
import { FixtureCards } from './FixtureCards';

/** The gameweek's fixtures as cards, running ones first. Slot: home.fixtures */
export default function FixtureSlider({ refresh = 0 }: WidgetProps) {
  const view = useFantasy()?.rivals_config.label;
  const list = useFixturesQuery({ name: 'list' }, 'live');
  const { refresh: ask } = list;
  useEffect(() => {
    // 0 is the initial render.
    if (refresh > 0) ask();
  }, [refresh, ask]);
  const gameweek = lastValue(list.data)?.gameweek.id;
  return (
    <Section
      title="Fixtures"
      actions={
        gameweek && (
          <TextLink data-alone to={buildLink('fixtures', { params: { gameweek } })}>
            All
          </TextLink>
        )
      }
    >
      <RemoteView
        data={list.data}
        what="fixtures"
        onRetry={ask}
        skeleton={<SkeletonCard what="fixtures" />}
        isEmpty={({ fixtures }) => fixtures.length === 0}
        empty={<EmptyState headingLevel="h3" title="No fixtures today" text="This gameweek has none." />}
      >
        {({ fixtures }) => <FixtureCards fixtures={fixtures} view={view} />}
      </RemoteView>
    </Section>
  );
}
