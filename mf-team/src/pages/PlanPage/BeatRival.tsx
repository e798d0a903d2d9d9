import { Banner, Button, Section, Stack, Typography } from '@touchline/design-system';
import { SelectField } from '@touchline/design-system/inputs';
import { planChances } from '@touchline/shared/calls/planChances';
import { useShell } from '@touchline/shared/contract';
import type { TeamId } from '@touchline/shared/domain';
import { formatGameweekShort } from '@touchline/shared/format';
import type { PlanWeek } from '@touchline/shared/plan';
import { payloadOf } from '@touchline/shared/queries';
import {
  explain,
  failed,
  idle,
  lastValue,
  loading,
  ready,
  type RemoteData,
  toFailure,
} from '@touchline/shared/remote-data';
import type { PlanChances } from '@touchline/shared/wire';
import { useMemo, useState } from 'react';
import { optionsOf, type Verdict, verdictOf, verdictText } from '../../domain/beatRival';
import type { PlanView } from '../../domain/planView';
import type { PlanWork } from './usePlan';

interface BeatRivalProps {
  /** Suggested plans, the best first. */
  plans: readonly { readonly weeks: readonly PlanWeek[]; readonly isKeep: boolean }[];
  plan: PlanWork;
  view: PlanView;
}

/** Which of the suggested plans and which captain has the largest chance to beat a team in the next gameweek. */
export function BeatRival({ plans, plan, view }: BeatRivalProps) {
  const shell = useShell();
  const [data, setData] = useState<RemoteData<PlanChances>>(idle);
  const [rival, setRival] = useState<TeamId>();
  const options = useMemo(() => optionsOf(plans, plan.start, view.context), [plans, plan.start, view]);
  const ask = async (against: TeamId | undefined) => {
    setRival(against);
    setData(loading);
    try {
      const body = { plans: options.map(({ week }) => onWire(week)), ...(against && { rival: against }) };
      setData(ready(await payloadOf(shell.api.call(planChances, { body }))));
    } catch (thrown) {
      setData((before) => failed(toFailure(thrown), before));
    }
  };
  const reply = lastValue(data);
  const verdict = reply && verdictOf(options, reply);
  const planName = (index: number) => (plans[index]?.isKeep ? 'Keep your squad' : `Plan ${index + 1}`);
  return (
    <Section title={`Beat a rival in ${formatGameweekShort(plan.start.gameweek_id)}`}>
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        {reply?.opponent && (
          <SelectField<TeamId>
            label="Against"
            value={rival ?? reply.opponent.id}
            disabled={data.status === 'loading'}
            options={reply.opponents.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => void ask(id)}
          />
        )}
        {data.status === 'failed' && <Banner tone="warning">{explain(data.failure, 'the chances')}</Banner>}
        {(data.status === 'failed' || !reply?.opponent) && (
          <Button variant="outlined" disabled={data.status === 'loading'} onClick={() => void ask(rival)}>
            {data.status === 'failed' ? 'Try again' : 'Compare the chances'}
          </Button>
        )}
        <Typography role="status" aria-label="Beat a rival: the answer">
          {data.status === 'loading' && 'Computing the chances …'}
          {data.status === 'ready' &&
            wordsOf(verdict, data.value.opponent, { plan: planName, ...view.names })}
        </Typography>
        {data.status === 'ready' && verdict !== undefined && (
          <>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              As if they kept their squad and captain of the last deadline and played no chip. Up to three
              captains of each plan are tried, in the same simulations.
            </Typography>
            <Button variant="outlined" onClick={() => plan.change(chosenWeeks(verdict, plans))}>
              Use this plan and captain
            </Button>
          </>
        )}
      </Stack>
    </Section>
  );
}

const onWire = (week: PlanWeek) => ({
  ...week,
  transfers: [...week.transfers],
  order: week.order && [...week.order],
});

function wordsOf(
  verdict: Verdict | undefined,
  opponent: Parameters<typeof verdictText>[1] | null,
  names: Parameters<typeof verdictText>[2],
): string {
  if (verdict === undefined || opponent === null) return 'No other team of your view has a known squad.';
  return verdictText(verdict, opponent, names);
}

function chosenWeeks({ chosen: { plan, week } }: Verdict, plans: BeatRivalProps['plans']): PlanWeek[] {
  const [first, ...later] = plans[plan]?.weeks ?? [];
  const { captain, vice_captain } = week;
  return first === undefined ? [] : [{ ...first, captain, vice_captain }, ...later];
}
