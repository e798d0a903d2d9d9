import type { ApiClient } from '@touchline/shared/api';
import { liveDanger } from '@touchline/shared/calls/liveDanger';
import { liveWhatIf } from '@touchline/shared/calls/liveWhatIf';
import { rivalsChances } from '@touchline/shared/calls/rivalsChances';
import { payloadOf } from '@touchline/shared/queries';
import type { DangerGroup } from '@touchline/shared/wire';

/** Calls of the match day that load after the page, with their schemas. */
export const matchDayLoaders = (api: ApiClient) => ({
  liveWhatIf: () => payloadOf(api.call(liveWhatIf)),
  liveDanger: ({ group }: { readonly group: DangerGroup }) =>
    payloadOf(api.call(liveDanger, { query: { group } })),
  /** Chances among the teams of the stored view. */
  chances: () => payloadOf(api.call(rivalsChances, { params: { scope: 'stored' } })),
});
