import Box from '@mui/material/Box';
import { chipLabel, type Chip } from '@touchline/shared/domain';
import { formatGameweekShort, formatSigned } from '@touchline/shared/format';
import { visuallyHidden } from '../components/states/visuallyHidden';
import { ChipToken } from '../football/people/smallMarks';
import { TeamCell, type TeamName } from '../football/teams/TeamCell';
import { ScrollFrame } from './ScrollFrame';
import { tableStyles } from './tableStyles';

/** A chip of one team: played in a gameweek with what it gained, or left. */
export interface PlayedChip {
  gameweek: number;
  gained?: number | null;
}

export interface ChipGridRow {
  key: string | number;
  team: TeamName;
  mine?: boolean;
  onOpen?: () => void;
  /** By chip column; a missing one is still left. */
  played: Readonly<Record<string, PlayedChip | undefined>>;
}

interface ChipGridProps {
  /** A second wildcard is a column of its own: `wildcard2`. */
  columns: readonly { key: string; chip: Chip; label?: string }[];
  rows: readonly ChipGridRow[];
}

/** Who has played which chip when, and what is left. */
export function ChipGrid({ columns, rows }: ChipGridProps) {
  const playedOf = (key: string) => rows.filter(({ played }) => played[key]).length;
  return (
    <Box sx={tableStyles}>
      <ScrollFrame label="Chips" whole>
        <table>
          <caption style={visuallyHidden}>Chips by team</caption>
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
                    <ChipCell chip={column.chip} played={played[column.key]} />
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
                  {playedOf(key)} of {rows.length}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollFrame>
    </Box>
  );
}

function ChipCell({ chip, played }: { chip: Chip; played: PlayedChip | undefined }) {
  if (!played)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        left
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
