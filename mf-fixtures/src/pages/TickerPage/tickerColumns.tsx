import { Box, Checkbox, TextLink } from '@touchline/design-system';
import type { Column } from '@touchline/design-system/data';
import { Crest, DifficultyCell } from '@touchline/design-system/football';
import { buildLink } from '@touchline/shared/contract';
import type { GameweekNumber, TickerDifficulty } from '@touchline/shared/domain';
import { formatDec1, formatGameweek, formatGameweekShort } from '@touchline/shared/format';
import type { SeasonTicker } from '@touchline/shared/wire';
import { difficultyOf, runMean, type TickerRow } from '../../domain/tickerRun';

interface TickerColumns {
  kind: SeasonTicker['kind'];
  gameweeks: readonly GameweekNumber[];
  difficulty: TickerDifficulty;
  pinned: readonly string[];
  onPin: (key: string) => void;
}

/** A club's code, or a footballer's number: also the word in the address of what is pinned. */
export const rowKey = ({ club_id, footballer_id }: TickerRow): string => String(footballer_id ?? club_id);

/** Name, mean of the run, and one column for each gameweek. */
export const tickerColumns = ({
  kind,
  gameweeks,
  difficulty,
  pinned,
  onPin,
}: TickerColumns): Column<TickerRow>[] => [
  {
    key: 'name',
    label: kind === 'club' ? 'Club' : 'Player',
    sortValue: ({ name }) => name,
    cell: (row) => (
      <TickerName row={row} isPinned={pinned.includes(rowKey(row))} onPin={() => onPin(rowKey(row))} />
    ),
  },
  {
    key: 'mean',
    label: 'Mean',
    meaning: 'Mean difficulty of these gameweeks, 1 easy to 5 hard',
    kind: 'rank',
    sortValue: (row) => runMean(row, gameweeks, difficulty),
    cell: (row) => formatDec1(runMean(row, gameweeks, difficulty)),
  },
  ...gameweeks.map((gameweek): Column<TickerRow> => ({
    key: `gw${gameweek}`,
    label: formatGameweekShort(gameweek),
    meaning: formatGameweek(gameweek),
    kind: 'mark',
    sortValue: (row) => -runMean(row, [gameweek], difficulty),
    cell: ({ cells }) => (
      <DifficultyCell
        fixtures={(cells[gameweek] ?? []).map((cell) => ({
          ...cell,
          difficulty: difficultyOf(cell, difficulty),
        }))}
      />
    ),
  })),
];

interface TickerNameProps {
  row: TickerRow;
  isPinned: boolean;
  onPin: () => void;
}

function TickerName({ row: { club_id, name, footballer_id }, isPinned, onPin }: TickerNameProps) {
  const isClub = footballer_id === undefined;
  const to = isClub
    ? buildLink('club', { params: { id: club_id } })
    : buildLink('footballer', { params: { id: footballer_id } });
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: { xs: 1, sm: 2 } }}>
      <Checkbox
        size="small"
        checked={isPinned}
        onChange={onPin}
        slotProps={{ input: { 'aria-label': `Pin ${name}` } }}
        sx={{ p: 1 }}
      />
      <Box component="span" sx={{ display: { xs: isClub ? 'none' : 'inline-flex', sm: 'inline-flex' } }}>
        <Crest code={club_id} size={24} decorative={isClub} />
      </Box>
      <TextLink
        to={to}
        color="inherit"
        underline="hover"
        // The letters that a phone shows are part of what is read out.
        aria-label={isClub ? `${name}, ${club_id.toUpperCase()}` : name}
        sx={{ maxWidth: { xs: 72, sm: 160 }, overflow: 'hidden', textOverflow: 'ellipsis' }}
      >
        <Box component="span" sx={{ display: { xs: isClub ? 'none' : 'inline', sm: 'inline' } }}>
          {name}
        </Box>
        {isClub && (
          <Box component="span" sx={{ display: { sm: 'none' } }}>
            {club_id.toUpperCase()}
          </Box>
        )}
      </TextLink>
    </Box>
  );
}
