import { Box, EmptyState, FilterChip } from '@touchline/design-system';
import { useTableAddress } from '@touchline/design-system/data';
import { FilterBar, SelectField } from '@touchline/design-system/inputs';
import { useFantasy } from '@touchline/shared/contract';
import { useMineAndRivals } from '../../components/useMineAndRivals';
import { eventsByTime } from '../../domain/eventsByTime';
import { eventLabel } from '../../domain/eventKinds';
import { minuteText } from '../../domain/minuteText';
import { EventRow, type GameweekEvent } from './EventRow';

const everyKind = 'all';

/** The events, the latest first, with filters for kind, own players and rivals' players. */
export function EventFeed({ events }: { events: readonly GameweekEvent[] }) {
  const { filter, onFilter } = useTableAddress();
  const { isMineOnly, isRivalsOnly, toggleMine, toggleRivals } = useMineAndRivals();
  const view = useFantasy()?.rivals_config.label ?? 'Rivals';
  const kinds = [...new Set(events.map(({ kind }) => kind))];
  const chosen = kinds.find((kind) => kind === filter('kind')) ?? everyKind;
  const shown = eventsByTime(events).filter(
    ({ kind, mine, rival }) =>
      (chosen === everyKind || kind === chosen) && (!isMineOnly || mine) && (!isRivalsOnly || rival),
  );
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <FilterBar>
        <SelectField
          label="Kind"
          value={chosen}
          options={[
            { value: everyKind, label: 'All' },
            ...kinds.map((kind) => ({ value: kind, label: eventLabel(kind) })),
          ]}
          onChange={(kind) => onFilter({ kind: kind === everyKind ? undefined : kind })}
        />
        <FilterChip label="Mine" selected={isMineOnly} onToggle={toggleMine} />
        <FilterChip label={view} selected={isRivalsOnly} onToggle={toggleRivals} />
      </FilterBar>
      {shown.length === 0 ? (
        <EmptyState title="Nothing here" text="No event fits these filters." />
      ) : (
        <Box component="ol" aria-label="Events" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {shown.map((event) => (
            <EventRow
              key={`${event.fixture_id} ${event.footballer_id} ${event.kind} ${minuteText(event)}`}
              event={event}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
