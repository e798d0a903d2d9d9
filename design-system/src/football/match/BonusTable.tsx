import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { TextLink } from '../../components/link/TextLink';

export interface BonusRow {
  id: number;
  name: string;
  /** Three letters. */
  club_id: string;
  bps: number;
  /** 3, 2, 1 or nothing. */
  bonus: number;
}

/** Who gets the bonus, by BPS; provisional until the game has settled it. */
export function BonusTable({ rows, official }: { rows: readonly BonusRow[]; official: boolean }) {
  return (
    <Box>
      <Typography variant="caption" component="p" sx={{ m: 0, mb: 1, color: 'text.secondary' }}>
        {official ? 'Official bonus' : 'Provisional: the game settles it after the match'}
      </Typography>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'table',
          '& :is(td, th)': { py: 1.5, px: 2, borderBottom: 1, borderColor: 'divider', textAlign: 'left' },
          '& .number': { textAlign: 'right' },
        }}
      >
        <thead>
          <tr>
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
          {rows.map(({ id, name, club_id, bps, bonus }) => (
            <tr key={id}>
              <td>
                <TextLink to={`/footballer/${id}`}>{name}</TextLink> {club_id.toUpperCase()}
              </td>
              <td className="number">{bps}</td>
              <Box
                component="td"
                className="number"
                sx={{ fontWeight: 700, fontStyle: official ? undefined : 'italic' }}
              >
                {bonus > 0 ? `+${bonus}${official ? '' : '*'}` : '–'}
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
