import { Box, Button, ButtonBase, Checkbox, Stack, Typography } from '@touchline/design-system';
import { clubName, StatusIcon } from '@touchline/design-system/football';
import { SearchField, SelectField } from '@touchline/design-system/inputs';
import { inMillions, type FootballerId, type GameweekNumber } from '@touchline/shared/domain';
import { formatCost, formatDec1, formatPercent } from '@touchline/shared/format';
import { useState } from 'react';
import {
  candidatesFor,
  type Candidate,
  type CandidateFilter,
  type CandidateOrder,
} from '../../domain/candidates';
import type { PlanView } from '../../domain/planView';
import { Opponents } from './Opponents';

interface CandidateListProps {
  out: FootballerId;
  squad: ReadonlySet<FootballerId>;
  /** Tenths of a million. */
  money: number;
  gameweeks: readonly GameweekNumber[];
  view: PlanView;
  onPick: (footballer: FootballerId) => void;
}

const pageSize = 30;
const orders: readonly { value: CandidateOrder; label: string }[] = [
  { value: 'ep', label: 'Expected points' },
  { value: 'points', label: 'Total points' },
  { value: 'price', label: 'Price' },
  { value: 'selected', label: 'Selected by' },
];

/**
 * Possible replacements with search, filters and sorting. One who costs too much, or is one too many of his
 * club, says so and can be picked: the plan then shows the problem.
 */
export function CandidateList({ view, onPick, ...replacing }: CandidateListProps) {
  const [filter, setFilter] = useState<CandidateFilter>({
    search: '',
    club: '',
    order: 'ep',
    affordable: true,
  });
  const [most, setMost] = useState(pageSize);
  const set = (change: Partial<CandidateFilter>) => {
    setFilter({ ...filter, ...change });
    setMost(pageSize);
  };
  const found = candidatesFor(replacing, filter, view);
  const clubs = [...new Set([...view.byId.values()].map(({ club_id }) => club_id))].sort();
  return (
    <Stack sx={{ gap: 3 }}>
      <SearchField label="Search" value={filter.search} onSearch={(search) => set({ search })} />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <SelectField
          label="Club"
          value={filter.club}
          options={[
            { value: '', label: 'All clubs' },
            ...clubs.map((club) => ({ value: club, label: clubName(club) })),
          ]}
          onChange={(club) => set({ club })}
        />
        <SelectField
          label="Order"
          value={filter.order}
          options={orders}
          onChange={(order) => set({ order })}
        />
      </Box>
      <Checkbox
        label={`Up to ${formatCost(inMillions(replacing.money))}`}
        checked={filter.affordable}
        onChange={(affordable) => set({ affordable })}
      />
      <Typography role="status" variant="body2">
        {found.length === 0 ? 'Nobody fits these filters.' : `${found.length} footballers`}
      </Typography>
      <Box component="ul" aria-label="Footballers" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {found.slice(0, most).map((candidate) => (
          <CandidateRow
            key={candidate.footballer.id}
            candidate={candidate}
            missing={Math.max(0, candidate.footballer.price - replacing.money)}
            gameweeks={replacing.gameweeks.slice(0, 3)}
            view={view}
            onPick={onPick}
          />
        ))}
      </Box>
      {found.length > most && <Button onClick={() => setMost(most + pageSize)}>Show more</Button>}
    </Stack>
  );
}

interface CandidateRowProps {
  candidate: Candidate;
  /** Missing money, in tenths of a million. */
  missing: number;
  /** Whose opponents are shown. */
  gameweeks: readonly GameweekNumber[];
  view: PlanView;
  onPick: (footballer: FootballerId) => void;
}

function CandidateRow({
  candidate: { footballer, ep, tooMany },
  missing,
  gameweeks,
  view,
  onPick,
}: CandidateRowProps) {
  const { id, name, club_id, price, chance, total_points, selected_by } = footballer;
  const figures = [
    ...(ep === null ? [] : [`${formatDec1(ep)} expected`]),
    `${total_points} points`,
    formatPercent(selected_by),
  ];
  const obstacles = [
    ...(missing > 0 ? [`${formatCost(inMillions(missing))} too dear`] : []),
    ...(tooMany === null ? [] : [`${tooMany} of ${club_id.toUpperCase()}`]),
  ];
  return (
    <li>
      <ButtonBase onClick={() => onPick(id)} sx={rowStyles}>
        <Box component="span" sx={{ flex: 1, minWidth: 0, textAlign: 'left' }}>
          <Typography component="span" sx={{ fontWeight: 700 }}>
            {name}
          </Typography>{' '}
          {club_id.toUpperCase()} <StatusIcon chance={chance} />
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            {figures.join(' · ')}
          </Typography>
          <Box component="span" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, mt: 1 }}>
            {gameweeks.map((gameweek) => (
              <Opponents key={gameweek} id={id} gameweek={gameweek} view={view} />
            ))}
          </Box>
        </Box>
        <Box component="span" sx={{ textAlign: 'right' }}>
          {formatCost(inMillions(price))}
          {obstacles.map((text) => (
            <Typography key={text} component="span" variant="caption" sx={{ display: 'block' }}>
              {text}
            </Typography>
          ))}
        </Box>
      </ButtonBase>
    </li>
  );
}

const rowStyles = {
  width: '100%',
  minHeight: 52,
  display: 'flex',
  gap: 2,
  px: 1,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
