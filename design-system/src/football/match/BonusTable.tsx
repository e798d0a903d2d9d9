import { Box } from '../../components/base/Box';
import { Typography } from '../../components/base/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import { formatCount } from '@touchline/shared/format';
import { TextLink } from '../../components/link/TextLink';
import { visuallyHidden } from '../../components/states/visuallyHidden';
import { Kit } from '../kit/Kit';
import { clubKit, clubName } from '../data/clubLooks';

export interface BonusRow {
  id: number;
  name: string;
  /** Three letters. */
  club_id: string;
  /** `GKP`: selects the keeper's shirt. */
  position?: string;
  /** From 1; equal scores share it. The row's number when absent. */
  place?: number;
  bps: number;
  /** 3, 2, 1 or 0. */
  bonus: number;
  /** The bonus by the BPS rule, when the official bonus differs. */
  byRule?: number;
  mine?: boolean;
}

interface BonusTableProps {
  rows: readonly BonusRow[];
  official: boolean;
  caption?: string;
}

/** Bonus by BPS, the highest first; provisional until the game has awarded it. */
export function BonusTable({ rows, official, caption = 'Bonus points' }: BonusTableProps) {
  return (
    <Box>
      <Typography variant="body2" component="p" sx={{ m: 0, mb: 2, color: 'text.secondary' }}>
        {official ? 'Official bonus' : 'Provisional: the game settles it after the match'}
      </Typography>
      <Box component="table" sx={table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="number">
              <abbr title="Place by BPS">#</abbr>
            </th>
            <th scope="col">Player</th>
            <th scope="col" className="number">
              <abbr title="Bonus points system score">BPS</abbr>
            </th>
            <th scope="col" className="number">
              Bonus
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id} data-mine={row.mine || undefined} data-bonus={row.bonus > 0 || undefined}>
              <td className="number">{row.place ?? at + 1}</td>
              <td>
                <Footballer row={row} />
              </td>
              <td className="number">{formatCount(row.bps)}</td>
              <td className="number bonus" data-provisional={!official || undefined}>
                <Bonus row={row} official={official} />
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function Footballer({ row: { id, name, club_id, position } }: { row: BonusRow }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
    >
      <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 2 }}>
        <Kit kit={clubKit(club_id)} size={24} keeper={position === 'GKP'} />
        <TextLink to={`/footballer/${id}`} sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </TextLink>
      </Box>
      <abbr title={clubName(club_id)}>{club_id.toUpperCase()}</abbr>
    </Box>
  );
}

/** `+3*` while provisional; `+2` with the rule's value when the official bonus differs. */
function Bonus({ row: { bonus, byRule }, official }: { row: BonusRow; official: boolean }) {
  const differs = official && byRule !== undefined && byRule !== bonus;
  return (
    <>
      {bonus > 0 ? `+${bonus}${official ? '' : '*'}` : '–'}
      {bonus > 0 && !official && (
        <Box component="span" sx={visuallyHidden}>
          {' '}
          provisional
        </Box>
      )}
      {differs && <span className="differs">{`expected ${byRule > 0 ? `+${byRule}` : 'none'}`}</span>}
    </>
  );
}

const table: SxProps<Theme> = (theme) => ({
  width: '100%',
  borderCollapse: 'collapse',
  ...theme.typography.table,
  backgroundColor: theme.vars.palette.background.paper,
  '& caption': visuallyHidden,
  '& :is(td, th)': {
    padding: '6px 8px',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
  },
  '& th': { ...theme.typography.tableHead, color: theme.vars.palette.text.secondary },
  '& .number': { textAlign: 'right' },
  '& abbr': { textDecoration: 'none', color: theme.vars.palette.text.secondary },
  '& .bonus': { fontWeight: 700 },
  '& .bonus[data-provisional]': { fontStyle: 'italic' },
  '& .differs': {
    display: 'block',
    fontWeight: 500,
    fontSize: '0.75rem',
    color: theme.vars.palette.error.main,
  },
  '& tr[data-bonus] > td': { backgroundColor: theme.vars.palette.surface.raised },
  '& tr[data-mine] > td': { backgroundColor: theme.vars.palette.you.bg },
  '& tr[data-mine] > td:first-of-type': { boxShadow: `inset 3px 0 0 ${theme.vars.palette.you.main}` },
});
