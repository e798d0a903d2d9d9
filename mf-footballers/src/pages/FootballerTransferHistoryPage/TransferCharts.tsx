import { Box } from '@touchline/design-system';
import { InOutBarChart, TeamLineChart } from '@touchline/design-system/charts';
import { formatAmount, formatCost, formatCount } from '@touchline/shared/format';
import type { FootballerTransfers } from '@touchline/shared/wire';

type Rows = FootballerTransfers['rows'];

/** Owners and cost as lines, transfers in and out as bars; side by side where there is room. */
export default function TransferCharts({ rows }: { rows: Rows }) {
  const gameweeks = rows.map(({ gameweek_id }) => gameweek_id);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 6,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <TeamLineChart
        title="Managers who have him"
        summary={fromTo(rows, ({ selected }) => formatCount(selected))}
        nameLabel="Ownership"
        gameweeks={gameweeks}
        lines={[
          { key: 'selected', label: 'Managers', mine: true, values: rows.map(({ selected }) => selected) },
        ]}
        format={formatAmount}
      />
      <TeamLineChart
        title="Cost"
        summary={fromTo(rows, ({ cost }) => formatCost(cost))}
        nameLabel="Cost"
        gameweeks={gameweeks}
        lines={[{ key: 'cost', label: 'Cost', mine: true, values: rows.map(({ cost }) => cost) }]}
        format={formatCost}
        steps
      />
      <Box sx={{ gridColumn: { md: '1 / -1' } }}>
        <InOutBarChart
          title="Bought and sold"
          summary={mostMoved(rows)}
          bars={rows.map(({ gameweek_id, transfers_in, transfers_out }) => ({
            gameweek: gameweek_id,
            in: transfers_in,
            out: transfers_out,
          }))}
        />
      </Box>
    </Box>
  );
}

function fromTo(rows: Rows, words: (row: Rows[number]) => string): string {
  const [first, last] = [rows.at(0), rows.at(-1)];
  if (!first || !last) return '';
  return `${words(first)} in gameweek ${first.gameweek_id}, ${words(last)} in gameweek ${last.gameweek_id}.`;
}

function mostMoved(rows: Rows): string {
  const by = (key: 'transfers_in' | 'transfers_out') =>
    rows.reduce((most, row) => (row[key] > most[key] ? row : most));
  const [bought, sold] = [by('transfers_in'), by('transfers_out')];
  return `Most bought in gameweek ${bought.gameweek_id}: ${formatCount(bought.transfers_in)}. Most sold in gameweek ${sold.gameweek_id}: ${formatCount(sold.transfers_out)}.`;
}
