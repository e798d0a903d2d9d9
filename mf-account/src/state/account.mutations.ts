import { createMutations } from '@touchline/shared/queries';
import { createMutators } from './account.api';

export const accountMutations = createMutations('account_mutations', createMutators);

/** `useMutation('linkTeam')` */
export const useMutation = accountMutations.useMutation;
