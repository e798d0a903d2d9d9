import { Box } from '@touchline/design-system';
import { numberColumn } from '@touchline/design-system/columns';
import type { Column } from '@touchline/design-system/data';
import { ChipToken } from '@touchline/design-system/football';
import { formatDec1, formatPoints } from '@touchline/shared/format';
import type { RivalsSeason, RivalsSeasonChances } from '@touchline/shared/wire';
import { ChanceCell } from '../../components/ChanceCell';
import { placedTeam, totalOfSeason } from '../../components/placedTeam';

type Row = RivalsSeason['rows'][number];

const chanceAgainst = (chances: RivalsSeasonChances | undefined, id: number | undefined) =>
  chances?.rows.find((row) => row.id === id);

/**
 * Columns of the season, in the order of the page definitions (7), the chance after the total.
 * @param chances undefined until they are loaded
 */
export const seasonColumns = (chances?: RivalsSeasonChances): readonly Column<Row>[] => [
  placedTeam<Row>(),
  totalOfSeason<Row>(),
  {
    key: 'chance',
    label: 'Chance',
    meaning: 'How often you end the season ahead of them, in simulations',
    kind: 'number',
    sortValue: ({ id }) => chanceAgainst(chances, id)?.win,
    cell: ({ id }) => <ChanceCell chance={chanceAgainst(chances, id)} isFinal={chances?.state === 'final'} />,
  },
  numberColumn('average', 'Average', 'Net points per finished gameweek', formatDec1),
  numberColumn('best', 'Best', 'Most net points in a finished gameweek', formatPoints),
  numberColumn('worst', 'Worst', 'Fewest net points in a finished gameweek', formatPoints),
  numberColumn('gameweek_wins', 'GW wins', 'Finished gameweeks in which nobody in the view had more'),
  numberColumn('hits', 'Hits', 'Points paid for transfers', formatPoints),
  {
    key: 'chips_left',
    label: 'Chips left',
    kind: 'mark',
    sortValue: ({ chips_left }) => chips_left?.length,
    cell: ({ chips_left }) => <ChipsLeft chips={chips_left} />,
  },
];

function ChipsLeft({ chips }: { chips: readonly string[] | undefined }) {
  if (!chips || chips.length === 0) return '–';
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 1 }}>
      {chips.map((chip, at) => (
        // The index is in the key, because a team may have two of one chip left.
        <ChipToken key={`${chip}-${at}`} chip={chip} used={false} />
      ))}
    </Box>
  );
}
