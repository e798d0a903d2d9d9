import { Box } from '@touchline/design-system';
import { BalanceText, clubKit, Kit } from '@touchline/design-system/football';
import { FootballerLink } from '@touchline/design-system/links';
import { formatCount } from '@touchline/shared/format';
import type { TransfersWidget } from '@touchline/shared/wire';
import type { TransferOrder } from '../../components/transferOrders';

type Row = TransfersWidget['in'][number];

const shown = 5;

/** Five footballers with their transfers, and a bar for comparison. */
export function MovedFootballers({ rows, order }: { rows: readonly Row[]; order: TransferOrder }) {
  const top = rows.slice(0, shown);
  const most = Math.max(1, ...top.map((row) => Math.abs(movedBy(row, order))));
  return (
    <Box component="ol" aria-label="Most moved players" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {top.map((row) => {
        const moved = movedBy(row, order);
        return (
          <Box
            component="li"
            key={row.id}
            sx={{
              display: 'grid',
              gridTemplateColumns: '32px 1fr 72px',
              alignItems: 'center',
              gap: 2,
              py: 1,
              '@media (pointer: coarse)': { minHeight: 44 },
            }}
          >
            <Kit kit={clubKit(row.club_id)} size={28} keeper={row.position === 'GKP'} />
            <Box sx={{ minWidth: 0 }}>
              <FootballerLink look="plain" alone id={row.id} name={row.name} />
              <Box aria-hidden sx={{ height: 4, mt: 0.5, borderRadius: 2, bgcolor: 'surface.sunken' }}>
                <Box
                  style={{ width: `${(100 * Math.abs(moved)) / most}%` }}
                  sx={{
                    height: '100%',
                    borderRadius: 2,
                    bgcolor: order === 'out' || moved < 0 ? 'error.main' : 'success.main',
                  }}
                />
              </Box>
            </Box>
            <Box sx={{ textAlign: 'right', typography: 'table' }}>
              {order === 'nett' ? <BalanceText value={moved} /> : formatCount(moved)}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

function movedBy({ balance, transfers_in, transfers_out }: Row, order: TransferOrder): number {
  if (order === 'nett') return balance;
  return order === 'in' ? transfers_in : transfers_out;
}
