import { Carousel, EmptyState, QueryView, Section, SkeletonCard, TextLink } from '@touchline/design-system';
import { buildLink, type WidgetProps } from '@touchline/shared/contract';
import { SuggestedCard } from '../../components/cards/SuggestedCard';
import { useRefreshFromHome } from '@touchline/shared/contract';
import { useFootballersQuery } from '../../state/footballers.queries';

/** Suggested footballers. Slot: home.footballers */
export default function FootballerSlider({ refresh = 0 }: WidgetProps) {
  const slider = useFootballersQuery({ name: 'sliderWidget' }, 'calm');
  useRefreshFromHome(refresh, slider.refresh);
  return (
    <Section
      title="Players to watch"
      actions={
        <TextLink data-alone to={buildLink('footballers')}>
          All
        </TextLink>
      }
    >
      <QueryView
        query={slider}
        what="suggested players"
        skeleton={<SkeletonCard lines={5} what="suggested players" />}
        isEmpty={({ footballers }) => footballers.length === 0}
        empty={<EmptyState art="stand" headingLevel="h3" title="No suggestions" />}
      >
        {({ footballers }) => (
          <Carousel
            label="Suggested players"
            items={footballers.map((card) => ({
              key: card.id,
              content: <SuggestedCard card={card} isShort />,
            }))}
          />
        )}
      </QueryView>
    </Section>
  );
}
