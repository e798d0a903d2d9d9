import {
  Box,
  CategoryTile,
  EliteIcon,
  QueryView,
  RivalsIcon,
  SkeletonCard,
  TickerIcon,
  TransfersIcon,
} from '@touchline/design-system';
import { buildLink, useFantasy } from '@touchline/shared/contract';
import type { TransfersWidget } from '@touchline/shared/wire';
import { PageFrame } from '../../components/frame/FootballersFrame';
import { transferOrderLabels, transferOrders } from '../../components/transferOrders';
import { useFootballersQuery } from '../../state/footballers.queries';

/** Links to the transfer lists, those of all managers each with its top name. Route: /transfers */
export default function TransfersPage() {
  // The widget's reply has the top of all three orders; a page of the table has only one.
  const transfers = useFootballersQuery({ name: 'transferWidget' }, 'calm');
  return (
    <PageFrame title="Transfers" shown={transfers}>
      <QueryView query={transfers} what="transfers" skeleton={<SkeletonCard lines={4} what="transfers" />}>
        {(tiles) => <Tiles transfers={tiles} />}
      </QueryView>
    </PageFrame>
  );
}

function Tiles({ transfers }: { transfers: TransfersWidget }) {
  const view = useFantasy()?.rivals_view ?? 'rivals';
  const orders = transferOrders.map((order) => {
    const top = transfers[order][0]?.name;
    const label = transferOrderLabels[order];
    return {
      label: top ? `${label}: ${top}` : label,
      to: buildLink('transfers', { params: { x: order } }),
      Icon: TransfersIcon,
    };
  });
  const others = [
    { label: 'Elite In', to: buildLink('elite_transfers'), Icon: EliteIcon },
    { label: 'My rivals’', to: buildLink('rivals', { params: { view, x: 'transfers' } }), Icon: RivalsIcon },
    { label: 'Price watch', to: priceWatch, Icon: TickerIcon },
  ];
  return (
    <Box
      component="ul"
      aria-label="Transfers"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr))',
          md: 'repeat(3, 1fr)',
        },
        gap: 3,
        m: 0,
        p: 0,
        listStyle: 'none',
        '& > li > *': { width: '100%', minHeight: 72 },
      }}
    >
      {[...orders, ...others].map(({ label, to, Icon }) => (
        <li key={to}>
          <CategoryTile label={label} to={to} icon={<Icon aria-hidden />} />
        </li>
      ))}
    </Box>
  );
}

const priceWatch = buildLink('footballers', { params: { x: 'prices' } });
