import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { chipLabel, isShareHigh, type Chip } from '@touchline/shared/domain';
import { formatGameweekShort, formatPercent, formatSigned } from '@touchline/shared/format';
import type { ReactNode } from 'react';
import { usualPageSize } from '../../data/column';
import { ScrollFrame } from '../../data/ScrollFrame';
import { tableStyles } from '../../data/tableStyles';
import { CheckIcon } from '../../icons/muiIcons';
import { ChipToken } from '../people/smallMarks';
import { TeamCell, type TeamName } from './TeamCell';

interface ReportRowProps {
  /** A `FootballerCell`. */
  footballer: ReactNode;
  counts: {
    overall: number;
    lineup: number;
    captained: number;
    viceCaptained: number;
    bought: number;
    total: number;
  };
  mine?: boolean;
}

/** A footballer in the report: who owns him, and how, in words and a bar. */
export function ReportRow({ footballer, counts, mine = false }: ReportRowProps) {
  const { overall, lineup, captained, viceCaptained, bought, total } = counts;
  const share = total === 0 ? 0 : (overall / total) * 100;
  return (
    <Box
      component="li"
      sx={{ listStyle: 'none', display: 'grid', gap: 1, py: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}>
          {footballer}
          {mine && <CheckIcon sx={{ fontSize: 18, color: 'success.main' }} titleAccess="Yours" />}
        </Box>
        <Typography
          variant="table"
          sx={{ fontWeight: 700, color: isShareHigh(share) ? 'text.primary' : 'error.main' }}
        >
          {overall}/{total} {formatPercent(share)}
        </Typography>
      </Box>
      <Box
        aria-hidden
        sx={{ display: 'flex', height: 8, borderRadius: 0.4, overflow: 'hidden', bgcolor: 'divider' }}
      >
        <Box
          style={{ width: `${total === 0 ? 0 : (lineup / total) * 100}%` }}
          sx={{ bgcolor: 'primary.main' }}
        />
        <Box
          style={{ width: `${total === 0 ? 0 : ((overall - lineup) / total) * 100}%` }}
          sx={{ bgcolor: 'outline.main' }}
        />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        XI {lineup} · bench {overall - lineup} · C {captained} · VC {viceCaptained} · In {bought}
      </Typography>
    </Box>
  );
}

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
