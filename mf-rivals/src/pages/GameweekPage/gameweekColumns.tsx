import { numberColumn } from '@touchline/design-system/columns';
import type { Column } from '@touchline/design-system/data';
import { ChipToken, GapText, MoveArrow, SquadProgress } from '@touchline/design-system/football';
import { chipLabel, gapToMe } from '@touchline/shared/domain';
import { formatPoints } from '@touchline/shared/format';
import type { RivalsChances, RivalsGameweek } from '@touchline/shared/wire';
import { placedTeam } from '../../components/placedTeam';
import { ChanceCell } from '../../components/ChanceCell';

type Row = RivalsGameweek['rows'][number];

/** `C Salero 14 · WC`: the captain with points, and the chip. */
const captainAndChip = ({ captain, chip }: Row): string =>
  [captain && `C ${captain.name} ${formatPoints(captain.points)}`, chip && chipLabel(chip)]
    .filter(Boolean)
    .join(' · ');

const chanceAgainst = (chances: RivalsChances | undefined, id: number | undefined) =>
  chances?.rows.find((row) => row.id === id);

/**
 * Columns of the current gameweek. On a phone captain and chip are below the team's name, and net points, the gap of
 * the gameweek and who is left come right after it.
 * @param own net points of the reader's team
 * @param chances undefined until they are loaded
 */
export const gameweekColumns = (own: number | null, chances?: RivalsChances): readonly Column<Row>[] => [
  placedTeam<Row>('order', captainAndChip),
  {
    key: 'nett_points',
    label: 'GW net',
    meaning: 'Points this gameweek, hits taken off, provisional bonus included',
    kind: 'number',
    sortValue: ({ nett_points }) => nett_points,
    cell: ({ nett_points, provisional_bonus = 0 }) =>
      provisional_bonus === 0 ? (
        formatPoints(nett_points)
      ) : (
        <i title={`With ${provisional_bonus} provisional bonus`}>{formatPoints(nett_points)}*</i>
      ),
  },
  {
    key: 'gw_gap',
    label: 'GW gap',
    meaning: 'Your net points this gameweek minus theirs: green is good for you',
    kind: 'number',
    sortValue: ({ nett_points = null }) => gapToMe(own, nett_points) ?? undefined,
    cell: ({ nett_points = null, mine }) => (mine ? '–' : <GapText value={gapToMe(own, nett_points)} />),
  },
  {
    key: 'chance',
    label: 'Chance to beat',
    meaning: 'How often you have more net points than they, in simulations of this gameweek',
    kind: 'number',
    sortValue: ({ id }) => chanceAgainst(chances, id)?.win,
    cell: ({ id }) => <ChanceCell chance={chanceAgainst(chances, id)} isFinal={chances?.state === 'final'} />,
  },
  {
    key: 'left',
    label: 'To come',
    meaning: 'Of those who count: played, playing now, to come. Sorted by who is not finished',
    kind: 'number',
    sortValue: ({ playing, left }) => (left === undefined ? undefined : left + (playing ?? 0)),
    cell: ({ played, playing = 0, left = 0 }) =>
      played === undefined ? '–' : <SquadProgress played={played} playing={playing} toCome={left} />,
  },
  {
    key: 'gap',
    label: 'Season gap',
    meaning: 'Your total this season minus theirs: green is good for you',
    kind: 'number',
    sortValue: ({ gap }) => gap,
    cell: ({ gap, mine }) => (mine ? '–' : <GapText value={gap} />),
  },
  {
    key: 'move',
    label: 'Move',
    meaning: 'Places won or lost in this view since the deadline',
    kind: 'mark',
    sortValue: ({ move }) => move,
    cell: ({ move }) => (move == null ? '–' : <MoveArrow value={move} />),
  },
  {
    key: 'captain',
    label: 'Captain',
    meaning: 'Whose points are multiplied, and what he gives',
    sortValue: ({ captain }) => captain?.name,
    cell: ({ captain }) => (captain ? `${captain.name} ${formatPoints(captain.points)}` : '–'),
  },
  {
    key: 'chip',
    label: 'Chip',
    kind: 'mark',
    cell: ({ chip }) => chip && <ChipToken chip={chip} />,
  },
  numberColumn('hits', 'Hits', 'Points paid for transfers', formatPoints),
  numberColumn('bench_points', 'Bench', 'Points on the bench', formatPoints),
];
