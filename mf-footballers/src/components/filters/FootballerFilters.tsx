import { Box, Chip, FilterChip, Stack } from '@touchline/design-system';
import { clubName } from '@touchline/design-system/football';
import { FilterBar, SearchField, SelectField, TextField } from '@touchline/design-system/inputs';
import { Autocomplete, RangeFilter } from '@touchline/design-system/pickers';
import { useFantasy } from '@touchline/shared/contract';
import { positions } from '@touchline/shared/domain';
import { formatCost } from '@touchline/shared/format';
import { activeFilters, categories, toggled } from '../../domain/filters';
import { CompareToggle } from '../compare/CompareToggle';
import type { FilterAddress } from './useFilters';

/** In millions: no price of the recorded seasons is outside. */
const [cheapest, dearest] = [3.5, 15.5];

/** The filter bar above every list of footballers, with chips for the active filters. */
export function FootballerFilters({ address }: { address: FilterAddress }) {
  const { filters, change, search, clear } = address;
  const active = activeFilters(filters, clubName);
  return (
    <Stack sx={{ gap: 2 }}>
      <FilterBar
        active={active.length}
        onClear={clear}
        search={<SearchField label="Search players" value={filters.q} onSearch={search} />}
        right={<CompareToggle />}
      >
        <PositionChips address={address} />
        <ClubSelect address={address} />
        <SelectField
          label="Category"
          value={filters.category}
          options={categories}
          onChange={(category) => change({ category: category === 'all' ? undefined : category })}
        />
        <RangeFilter
          label="Cost"
          min={cheapest}
          max={dearest}
          step={0.5}
          from={filters.costMin}
          to={filters.costMax}
          format={formatCost}
          onFilter={(from, to) => change({ cost_min: from?.toString(), cost_max: to?.toString() })}
        />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <FilterChip
            label="Hide injured"
            selected={filters.hidesInjured}
            onToggle={() => change({ hide_injured: filters.hidesInjured ? undefined : 'true' })}
          />
          <FilterChip
            label="Hide mine"
            selected={filters.hidesMine}
            onToggle={() => change({ hide_mine: filters.hidesMine ? undefined : 'true' })}
          />
        </Box>
      </FilterBar>
      {active.length > 0 && (
        <Box
          component="ul"
          aria-label="Filters in force"
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, m: 0, p: 0, listStyle: 'none' }}
        >
          {active.map(({ key, label, removal }) => (
            <li key={key}>
              <Chip
                size="small"
                label={label}
                onClick={() => change(removal)}
                onDelete={() => change(removal)}
              />
            </li>
          ))}
        </Box>
      )}
    </Stack>
  );
}

function PositionChips({ address: { filters, change } }: { address: FilterAddress }) {
  return (
    <Box role="group" aria-label="Positions" sx={{ display: 'flex', gap: 1 }}>
      {positions.map((position) => (
        <FilterChip
          key={position}
          label={position}
          selected={filters.positions.includes(position)}
          onToggle={() => change({ pos: toggled(filters.positions, position) })}
        />
      ))}
    </Box>
  );
}

function ClubSelect({ address: { filters, change } }: { address: FilterAddress }) {
  const clubs = useFantasy()?.clubs ?? [];
  const sortedIds = [...clubs].sort((a, b) => a.name.localeCompare(b.name)).map(({ id }) => id);
  const nameOf = (id: string) => clubs.find((club) => club.id === id)?.name ?? clubName(id);
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      limitTags={2}
      options={sortedIds}
      value={[...filters.clubs]}
      getOptionLabel={nameOf}
      onChange={(_, chosen) => change({ club: chosen.join(',') || undefined })}
      renderInput={(params) => <TextField {...params} label="Clubs" />}
      // In the sheet of a phone fields are stacked, where a flexible length would be a height.
      sx={{ minWidth: 180, flex: { sm: '1 1 180px' }, maxWidth: { sm: 320 } }}
    />
  );
}
