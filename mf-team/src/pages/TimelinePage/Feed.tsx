import { Stack, TextLink, Typography } from '@touchline/design-system';
import { TimelineDay, TimelineItem } from '@touchline/design-system/feed';
import { buildLink } from '@touchline/shared/contract';
import type { FixtureId } from '@touchline/shared/domain';
import type { TimelineItem as Item } from '@touchline/shared/wire';
import { effectWords } from '../../domain/effectWords';
import { byDay } from '../../domain/feed';
import { LinkedSentence } from './LinkedSentence';

/** The items by day, newest first. */
export function Feed({ items }: { items: readonly Item[] }) {
  return (
    <Stack sx={{ gap: 5 }}>
      {byDay(items).map(({ label, items: ofDay }) => (
        <TimelineDay key={label} title={label}>
          {ofDay.map((item, at) => (
            <TimelineItem
              key={item.id}
              kind={item.kind}
              at={item.at}
              points={item.points}
              mine={item.mine}
              more={
                <>
                  {item.fixture_id && <FixtureLink id={item.fixture_id} />}
                  <Effect item={item} />
                </>
              }
              place={at + 1}
              ofAll={ofDay.length}
            >
              <LinkedSentence item={item} />
            </TimelineItem>
          ))}
        </TimelineDay>
      ))}
    </Stack>
  );
}

/** Effect of the item on the rank and against rivals. */
function Effect({ item }: { item: Item }) {
  const words = effectWords(item);
  return words === '' ? null : (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {words}
    </Typography>
  );
}

/** The sentence above has links too: between them there is no room for a finger, but for a fingertip. */
const fixtureLink = { '@media (pointer: coarse)': { display: 'inline-block', lineHeight: '24px' } } as const;

const FixtureLink = ({ id }: { id: FixtureId }) => (
  <TextLink variant="caption" to={buildLink('fixture', { params: { id } })} sx={fixtureLink}>
    Fixture
  </TextLink>
);
