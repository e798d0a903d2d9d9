import { createMutations, createQueries } from '@touchline/shared/queries';
import { createLoaders, createMutators } from './plan.api';

export const planQueries = createQueries('plan', createLoaders);
export const planMutations = createMutations('plan_mutations', createMutators);

/** `usePlanQuery({ name: 'drafts' }, 'calm')` */
export const usePlanQuery = planQueries.useQuery;
/** `usePlanMutation('save')` */
export const usePlanMutation = planMutations.useMutation;
