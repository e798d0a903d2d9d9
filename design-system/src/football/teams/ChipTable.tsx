import { Box } from '../../components/base/Box';
import { chipLabel, type Chip } from '@touchline/shared/domain';
import { formatGameweekShort, formatSigned, noValue } from '@touchline/shared/format';
import { usualPageSize } from '../../data/column';
import { ScrollFrame } from '../../data/ScrollFrame';
import { tableStyles } from '../../data/tableStyles';
import { ChipToken } from '../people/smallMarks';
import type { ChipGridProps, PlayedChip } from './chipRows';
import { TeamCell } from './TeamCell';

/**
 * The table of a `ChipGrid`: a row for each team, a column for each chip, and a footer with the number of
 * teams that have played it.
 */
export default function ChipTable({ columns, rows }: ChipGridProps) {
  const rowsWithChips = rows.filter(({ played }) => played);
  const playedOf = (key: string) => rowsWithChips.filter(({ played }) => played?.[key]).length;
  return (
    <Box sx={tableStyles}>
      <ScrollFrame label="Chips" whole={rows.length <= usualPageSize}>
        <table>
          <caption>Chips by team</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="heading">Team</span>
              </th>
              {columns.map(({ key, chip, label }) => (
                <th scope="col" key={key} data-kind="mark">
                  <span className="heading">{label ?? chipLabel(chip)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, team, mine, onOpen, played }) => (
              <tr key={key} data-mine={mine || undefined}>
                <th scope="row">
                  <TeamCell team={team} mine={mine} onOpen={onOpen} />
                </th>
                {columns.map((column) => (
                  <td key={column.key} data-kind="mark">
                    {played ? (
                      <ChipCell chip={column.chip} played={played[column.key]} isOver={column.isOver} />
                    ) : (
                      noValue
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Played</th>
              {columns.map(({ key }) => (
                <td key={key} data-kind="mark">
                  {playedOf(key)} of {rowsWithChips.length}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollFrame>
    </Box>
  );
}

interface ChipCellProps {
  chip: Chip;
  played: PlayedChip | undefined;
  isOver?: boolean;
}

function ChipCell({ chip, played, isOver = false }: ChipCellProps) {
  if (!played)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {isOver ? 'not used' : 'left'}
      </Box>
    );
  return (
    <Box component="span" sx={{ display: 'inline-grid', justifyItems: 'center', gap: 0.5 }}>
      <ChipToken chip={chip} />
      <span>
        {formatGameweekShort(played.gameweek)}
        {played.gained != null && ` ${formatSigned(played.gained)}`}
      </span>
    </Box>
  );
}
