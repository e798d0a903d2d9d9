import {
  Box,
  Carousel,
  EmptyState,
  FilterChip,
  QueryView,
  Section,
  SkeletonCard,
  Stack,
  TextLink,
} from '@touchline/design-system';
import { buildLink } from '@touchline/shared/contract';
import { positions } from '@touchline/shared/domain';
import type { FootballersSuggested } from '@touchline/shared/wire';
import { SuggestedCard } from '../../components/cards/SuggestedCard';
import { FootballersFrame } from '../../components/frame/FootballersFrame';
import { useAddressChoice } from '@touchline/shared/contract';
import { useFootballersQuery } from '../../state/footballers.queries';

const choices = ['all', ...positions] as const;
type Choice = (typeof choices)[number];

/** Suggested footballers, by position and by badge. Route: /footballers */
export default function SliderPage() {
  const [position, setPosition] = useAddressChoice<Choice>('pos', choices, 'all');
  const suggested = useFootballersQuery({ name: 'suggested', x: position }, 'calm');
  return (
    <FootballersFrame shown={suggested}>
      <Box role="group" aria-label="Position" sx={{ display: 'flex', gap: 1 }}>
        {choices.map((choice) => (
          <FilterChip
            key={choice}
            label={choice === 'all' ? 'All' : choice}
            selected={choice === position}
            onToggle={() => setPosition(choice)}
          />
        ))}
      </Box>
      <QueryView
        query={suggested}
        what="suggestions"
        skeleton={<SkeletonCard lines={6} what="suggestions" />}
        isEmpty={(reply) => slidersOf(reply).length === 0}
        empty={
          <EmptyState art="stand" title="No suggestions" text="They appear once the season has begun." />
        }
      >
        {(reply) => (
          <Stack sx={{ gap: { xs: 5, md: 7 } }}>
            {slidersOf(reply).map((slider) => (
              <Slider key={slider.key} slider={slider} />
            ))}
          </Stack>
        )}
      </QueryView>
    </FootballersFrame>
  );
}

type SliderData = FootballersSuggested['positions'][number] & { readonly to: string };

/** Positions first; each slider links to the list with the same filter. */
function slidersOf({ positions: byPosition, categories }: FootballersSuggested): SliderData[] {
  const listOf = (query: Record<string, string>) =>
    buildLink('footballers', { params: { x: 'list' }, query });
  return [
    ...byPosition.map((slider) => ({ ...slider, to: listOf({ pos: slider.key }) })),
    ...categories.map((slider) => ({ ...slider, to: listOf({ category: slider.key }) })),
  ].filter(({ footballers }) => footballers.length > 0);
}

function Slider({ slider: { label, footballers, to } }: { slider: SliderData }) {
  return (
    <Section
      title={label}
      actions={
        <TextLink data-alone to={to} aria-label={`All: ${label}`}>
          All
        </TextLink>
      }
    >
      <Carousel
        label={label}
        items={footballers.map((card) => ({ key: card.id, content: <SuggestedCard card={card} /> }))}
      />
    </Section>
  );
}
