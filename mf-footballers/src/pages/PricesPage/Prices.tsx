import { Banner, Box, EmptyState, Segments, Stack, Typography } from '@touchline/design-system';
import { DataTable, useTableAddress } from '@touchline/design-system/data';
import { usePassCardOpener, useAddressChoice, useFantasy } from '@touchline/shared/contract';
import type { PriceList } from '@touchline/shared/wire';
import { PriceChanges } from './PriceChanges';
import { PriceSentences } from './PriceSentences';
import { priceColumns } from './priceColumns';
import { forecastText, ownValueText, recordText, transfersText } from './priceTexts';

const lists = ['own', 'risers', 'fallers', 'changes'] as const;
type List = (typeof lists)[number];
const options = [
  { value: 'own', label: 'Mine' },
  { value: 'risers', label: 'Risers' },
  { value: 'fallers', label: 'Fallers' },
  { value: 'changes', label: 'Changes' },
] as const;

const captions = { own: 'Mine and watched', risers: 'Risers', fallers: 'Fallers' } as const;

/** The lists of prices, and how right the game's forecasts were. */
export default function Prices({ prices }: { prices: PriceList }) {
  const [list, setList] = useAddressChoice('list', lists, 'risers');
  return (
    <Stack sx={{ gap: 3 }}>
      <Banner tone="info">
        {prices.from === 'forecast' ? forecastText(prices.next_change) : transfersText}
        {prices.record && <Box sx={{ mt: 1 }}>{recordText(prices.record)}</Box>}
      </Banner>
      <PriceSentences prices={prices} />
      <Segments label="Prices of" value={list} options={options} onChange={setList} />
      {list === 'own' && prices.own_value && <Typography>{ownValueText(prices.own_value)}</Typography>}
      {list === 'changes' ? <PriceChanges prices={prices} /> : <Coming prices={prices} list={list} />}
    </Stack>
  );
}

/** Whose price may change next. */
function Coming({ prices, list }: { prices: PriceList; list: Exclude<List, 'changes'> }) {
  const passCardOpener = usePassCardOpener();
  const { sort, onSort } = useTableAddress();
  const benchmarks = useFantasy()?.benchmarks;
  return (
    <DataTable
      caption={captions[list]}
      columns={priceColumns({ isForecast: prices.from === 'forecast', benchmarks })}
      rows={prices[list]}
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
  );
}

const emptyWords = {
  own: {
    title: 'Nobody to show yet',
    text: 'Your squad and the players you watch appear here.',
  },
  risers: { title: 'Nobody is rising.', text: 'No player has been bought more than sold.' },
  fallers: { title: 'Nobody is falling.', text: 'No player has been sold more than bought.' },
} as const;
