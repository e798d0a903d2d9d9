import { Box, Section, Typography } from '@touchline/design-system';
import { FootballerLink } from '@touchline/design-system/links';
import { useServerClock } from '@touchline/shared/contract';
import { formatCost } from '@touchline/shared/format';
import type { PriceList, PriceRow } from '@touchline/shared/wire';
import { outlookText, priceOutlook, type PriceOutlook } from './priceOutlook';

/** Sentences of footballers that are not mine: the table below has the rest. */
const mostOfOthers = 5;

interface Sentence {
  readonly row: PriceRow;
  readonly outlook: PriceOutlook;
}

/** On a phone, what the forecast means for each price, in a sentence: mine and watched first, then the closest of others. */
export function PriceSentences({ prices }: { prices: PriceList }) {
  const now = useServerClock()();
  if (prices.from !== 'forecast') return null;
  const own = sentencesOf(prices.own, prices);
  const isOwn = new Set(prices.own.map(({ id }) => id));
  const others = sentencesOf([...prices.risers, ...prices.fallers], prices)
    .filter(({ row }) => !isOwn.has(row.id))
    .slice(0, mostOfOthers);
  const list = (name: string, sentences: readonly Sentence[]) => (
    <Box component="ul" aria-label={name} sx={plainList}>
      {sentences.map(({ row, outlook }) => (
        <li key={row.id}>
          <FootballerLink look="plain" id={row.id ?? 0} name={row.name ?? ''} />
          {` (${formatCost(row.cost)}) ${outlookText(outlook, prices.next_change, now)}`}
        </li>
      ))}
    </Box>
  );
  return (
    <Box sx={{ display: { xs: 'grid', sm: 'none' }, gap: 3 }}>
      <Section title="Mine and watched">
        {own.length > 0 ? (
          list('Prices of mine and watched', own)
        ) : (
          <Typography>No price of your squad or watchlist is about to change.</Typography>
        )}
      </Section>
      {others.length > 0 && <Section title="Others">{list('Prices of others', others)}</Section>}
    </Box>
  );
}

/** Own squad before watched ones, likely before perhaps, sooner before later. */
function sentencesOf(rows: readonly PriceRow[], prices: PriceList): Sentence[] {
  const rank = ({ row, outlook }: Sentence) =>
    (row.mine ? 0 : 100) + (outlook.chance === 'likely' ? 0 : 10) + outlook.night;
  return rows
    .flatMap((row) => {
      const outlook = row.locked || row.id === undefined ? undefined : priceOutlook(row, prices);
      return outlook ? [{ row, outlook }] : [];
    })
    .sort((a, b) => rank(a) - rank(b));
}

const plainList = { m: 0, p: 0, listStyle: 'none', '& > li': { py: 1.5 } } as const;
