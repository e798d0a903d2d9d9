import { Box, FilterChip, Segments } from '@touchline/design-system';
import { positions } from '@touchline/shared/domain';
import {
  ownerships,
  reportSorts,
  type Ownership,
  type ReportAddress,
  type ReportChange,
  type ReportSort,
} from './useReportAddress';

const sortLabels: Record<ReportSort, string> = {
  overall: 'Overall',
  lineup: 'Line-up',
  c: 'Captain',
  vc: 'Vice',
  in: 'In',
};
const ownershipLabels: Record<Ownership, string> = { all: 'All', mine: 'Mine', not_mine: 'Not mine' };

interface ReportFiltersProps {
  address: ReportAddress;
  onChange: (change: ReportChange) => void;
}

/** Sort order and filters of the report. */
export function ReportFilters({ address: { sort, whose, position }, onChange }: ReportFiltersProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
      <Segments
        label="Sort by"
        value={sort}
        options={reportSorts.map((value) => ({ value, label: sortLabels[value] }))}
        onChange={(value) => onChange({ order_by: value })}
      />
      <Segments
        label="Whose"
        value={whose}
        options={ownerships.map((value) => ({ value, label: ownershipLabels[value] }))}
        onChange={(value) => onChange({ whose: value === 'all' ? undefined : value })}
      />
      <Box role="group" aria-label="Position" sx={{ display: 'flex', gap: 1 }}>
        {positions.map((value) => (
          <FilterChip
            key={value}
            label={value}
            selected={value === position}
            onToggle={() => onChange({ pos: value === position ? undefined : value })}
          />
        ))}
      </Box>
    </Box>
  );
}
