import { Section } from '@touchline/design-system';
import { SelectField } from '@touchline/design-system/inputs';
import type { PlanDraft, Plans } from '@touchline/shared/wire';
import { useState } from 'react';
import type { PlanView } from '../../domain/planView';
import Comparison from './Comparison';
import type { PlanWork } from './usePlan';

interface CompareDraftsProps {
  plan: PlanWork;
  plans: Plans;
  opened: PlanDraft | undefined;
  view: PlanView;
}

/** Compares this plan with a saved draft: expected points by gameweek and the differences of the squads. */
export function CompareDrafts({ plan, plans, opened, view }: CompareDraftsProps) {
  const others = plans.drafts.filter(({ id, season }) => id !== opened?.id && season === plans.season);
  const [chosen, setChosen] = useState('');
  const other = others.find(({ id }) => id === chosen);
  if (others.length === 0) return null;
  return (
    <Section title="Compare" look="card">
      <SelectField
        label="Compare with"
        value={other?.id ?? ''}
        options={[
          { value: '', label: 'Nothing' },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={setChosen}
      />
      {other && <Comparison plan={plan} other={other} view={view} />}
    </Section>
  );
}
