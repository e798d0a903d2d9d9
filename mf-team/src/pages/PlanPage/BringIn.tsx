import { Banner, Box, Button } from '@touchline/design-system';
import { inMillions } from '@touchline/shared/domain';
import { formatCost } from '@touchline/shared/format';
import { sellsFor, withTransfer, type PlannedGameweek } from '@touchline/shared/plan';
import { editSearch, useSearchParams } from '@touchline/shared/router';
import type { PlanView } from '../../domain/planView';
import type { PlanWork } from './usePlan';

interface BringInProps {
  /** The address names a footballer. */
  open: boolean;
  week: PlannedGameweek;
  plan: PlanWork;
  view: PlanView;
}

/** Asks whom to sell for the footballer that the address names, as a link from elsewhere does: `?in=19`. */
export default function BringIn({ week, plan, view }: BringInProps) {
  const [address, setAddress] = useSearchParams();
  const bought = [...view.byId.values()].find(({ id }) => String(id) === address.get('in'));
  if (!bought) return null;
  const { id, name, position, price } = bought;
  const close = () => setAddress((before) => editSearch(before, { in: undefined }), { replace: true });
  const closeButton = <Button onClick={close}>Close</Button>;
  if (week.squad.some(({ footballer_id }) => footballer_id === id))
    return <Banner tone="info" action={closeButton}>{`${name} is in the squad of this gameweek.`}</Banner>;
  if (!bought.can_be_bought)
    return <Banner tone="warning" action={closeButton}>{`${name} cannot be bought now.`}</Banner>;
  const sellable = week.squad
    .filter(({ footballer_id }) => view.byId.get(footballer_id)?.position === position)
    .map((owned) => ({ id: owned.footballer_id, left: week.bank + sellsFor(owned, view.context) - price }))
    .sort((a, b) => b.left - a.left);
  const sell = (out: (typeof sellable)[number]['id']) => {
    plan.change(withTransfer(plan.weeks, week.gameweek_id, { out, in: id }, view.context.rules));
    close();
  };
  return (
    <Banner tone="info" action={closeButton}>
      {`Plan in ${name} for ${formatCost(inMillions(price))}: who leaves?`}
      <Box component="ul" aria-label={`Sell for ${name}`} sx={list}>
        {sellable.map(({ id: out, left }) => (
          <li key={out}>
            <Button size="small" variant="outlined" onClick={() => sell(out)}>
              {`${view.names.footballer(out)} · ${bankText(left)}`}
            </Button>
          </li>
        ))}
      </Box>
    </Banner>
  );
}

const list = { m: 0, mt: 2, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', gap: 2 } as const;

/** Tenths of a million that remain in the bank, or that are missing. */
const bankText = (left: number) =>
  left < 0 ? `${formatCost(inMillions(-left))} too dear` : `${formatCost(inMillions(left))} left`;
