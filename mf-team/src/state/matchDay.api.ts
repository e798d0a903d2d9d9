import type { ApiClient } from '@touchline/shared/api';
import { liveWhatIf } from '@touchline/shared/calls/liveWhatIf';
import { rivalsChances } from '@touchline/shared/calls/rivalsChances';
import { payloadOf } from '@touchline/shared/queries';

/** Calls of the match day that load after the page, with their schemas. */
export const matchDayLoaders = (api: ApiClient) => ({
  liveWhatIf: () => payloadOf(api.call(liveWhatIf)),
  /** Chances among the teams of the stored view. */
  chances: () => payloadOf(api.call(rivalsChances, { params: { scope: 'stored' } })),
});
