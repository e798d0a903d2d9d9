import { Banner, EmptyState, RemoteView, Segments, SkeletonTable, Stack } from '@touchline/design-system';
import { DataTable, useTableAddress } from '@touchline/design-system/data';
import { passCardOpener, useAddressChoice, useFantasy } from '@touchline/shared/contract';
import { formatKickoff } from '@touchline/shared/format';
import type { PriceList } from '@touchline/shared/wire';
import { FootballersFrame } from '../../components/FootballersFrame';
import { useFootballersQuery } from '../../state/footballers.queries';
import { priceColumns } from './priceColumns';

const lists = ['own', 'risers', 'fallers'] as const;
const options = [
  { value: 'own', label: 'Mine and watched' },
  { value: 'risers', label: 'Risers' },
  { value: 'fallers', label: 'Fallers' },
] as const;

/** Whose price changes next. Route: /footballers/prices */
export default function PricesPage() {
  const prices = useFootballersQuery({ name: 'prices' }, 'calm');
  return (
    <FootballersFrame shown={prices}>
      <RemoteView
        data={prices.data}
        what="prices"
        onRetry={prices.refresh}
        skeleton={<SkeletonTable rows={20} columns={6} what="prices" />}
      >
        {(known) => <Prices known={known} />}
      </RemoteView>
    </FootballersFrame>
  );
}

function Prices({ known }: { known: PriceList }) {
  const [list, setList] = useAddressChoice('list', lists, 'risers');
  const { sort, onSort } = useTableAddress();
  const benchmarks = useFantasy()?.benchmarks;
  const isForecast = known.from === 'forecast';
  return (
    <Stack sx={{ gap: 3 }}>
      <Banner tone="info">{isForecast ? forecastText(known.next_change) : transfersText}</Banner>
      <Segments label="Prices of" value={list} options={options} onChange={setList} />
      <DataTable
        caption={options.find(({ value }) => value === list)?.label ?? 'Prices'}
        columns={priceColumns({ isForecast, benchmarks })}
        rows={known[list]}
        rowKey={({ place }) => place}
        pageSize="all"
        sort={sort}
        onSort={onSort}
        isMine={({ mine }) => mine === true}
        isLocked={({ locked }) => locked === true}
        onOpenPass={passCardOpener('prices', list)}
        density="comfortable"
        empty={<EmptyState art="clipboard" {...emptyWords[list]} />}
      />
    </Stack>
  );
}

/** The game's own words for its numbers: a rise at 100, a fall at -100. */
const forecastText = (next: string | null) =>
  `The game’s own forecast: a price rises at 100 % and falls at −100 %.${
    next === null ? '' : ` Prices change next on ${formatKickoff(next)}.`
  }`;
const transfersText =
  'This season’s game does not forecast prices. These are the net transfers of the gameweek: they move prices, and promise nothing.';

const emptyWords = {
  own: {
    title: 'Nobody to show yet',
    text: 'Your squad and the players you watch appear here.',
  },
  risers: { title: 'Nobody is rising.', text: 'No player has been bought more than sold.' },
  fallers: { title: 'Nobody is falling.', text: 'No player has been sold more than bought.' },
} as const;
