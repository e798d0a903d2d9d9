import { Box, PaywallRow, Stack, Typography } from '@touchline/design-system';
import { GapText } from '@touchline/design-system/football';
import { passCardOpener } from '@touchline/shared/contract';
import { formatCost, formatCount } from '@touchline/shared/format';
import type { RivalsTransfers } from '@touchline/shared/wire';
import { FootballerLink } from '../../components/FootballerLink';
import { RivalTeam } from '../../components/RivalTeam';

type Row = RivalsTransfers['rows'][number];
type Transfer = NonNullable<Row['transfers']>[number];

const isKnown = ({ locked, transfers }: Row) => locked === true || transfers !== undefined;

/** Transfers by team: out, in, cost of the hit, and points gained. */
export function TeamTransfers({ rows }: { rows: readonly Row[] }) {
  const known = rows.filter(isKnown);
  return (
    <>
      {known.length < rows.length && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Transfers are known of {known.length} of {formatCount(rows.length)} teams.
        </Typography>
      )}
      <TeamCards rows={known} />
    </>
  );
}

function TeamCards({ rows }: { rows: readonly Row[] }) {
  return (
    <Stack component="ul" aria-label="Transfers by team" sx={{ gap: 3, m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <li key={row.place}>
          {row.locked ? (
            <PaywallRow onOpenPass={passCardOpener('rivals', 'transfers')} />
          ) : (
            <TeamCard row={row} />
          )}
        </li>
      ))}
    </Stack>
  );
}

function TeamCard({ row }: { row: Row }) {
  const { transfers = [], mine } = row;
  return (
    <Box
      sx={{
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.4,
        bgcolor: mine ? 'you.bg' : 'background.paper',
      }}
    >
      <RivalTeam team={row} />
      {transfers.length === 0 ? (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          No transfers
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
          {transfers.map((transfer) => (
            <Swap key={`${transfer.out.id}-${transfer.in.id}-${transfer.at}`} transfer={transfer} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function Swap({
  transfer: { in: came, in_price, out: went, out_price, difference },
}: {
  transfer: Transfer;
}) {
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr) minmax(56px, auto)',
        alignItems: 'center',
        gap: 2,
        py: 1,
        overflowWrap: 'anywhere',
      }}
    >
      <Named footballer={went} price={out_price} />
      <span role="img" aria-label="replaced by">
        →
      </span>
      <Named footballer={came} price={in_price} />
      <Box component="span" title="Points of who came minus who went" sx={{ textAlign: 'right' }}>
        <GapText value={difference} />
      </Box>
    </Box>
  );
}

function Named({ footballer: { id, name }, price }: { footballer: Transfer['in']; price: number }) {
  return (
    <span>
      <FootballerLink id={id} name={name} />{' '}
      <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
        {formatCost(price)}
      </Typography>
    </span>
  );
}
