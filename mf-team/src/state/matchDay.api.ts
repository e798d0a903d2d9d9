import type { ApiClient } from '@touchline/shared/api';
import { liveDanger } from '@touchline/shared/calls/liveDanger';
import { liveWhatIf } from '@touchline/shared/calls/liveWhatIf';
import { rivalsChanceHistory } from '@touchline/shared/calls/rivalsChanceHistory';
import { rivalsChances } from '@touchline/shared/calls/rivalsChances';
import { whatIfChance } from '@touchline/shared/calls/whatIfChance';
import type { FootballerId, TeamId } from '@touchline/shared/domain';
import { payloadOf } from '@touchline/shared/queries';
import type { DangerGroup } from '@touchline/shared/wire';

/** A change of the own squad, and whom to beat; the first of the view without a choice. */
export interface ChanceWith {
  readonly captain?: FootballerId | undefined;
  readonly out?: FootballerId | undefined;
  readonly in?: FootballerId | undefined;
  readonly rival?: TeamId | undefined;
}

/** Calls of the match day that load after the page, with their schemas. */
export const matchDayLoaders = (api: ApiClient) => ({
  liveWhatIf: () => payloadOf(api.call(liveWhatIf)),
  liveDanger: ({ group }: { readonly group: DangerGroup }) =>
    payloadOf(api.call(liveDanger, { query: { group } })),
  whatIfChance: ({ captain, out, in: cameOn, rival }: ChanceWith) =>
    payloadOf(
      api.call(whatIfChance, {
        query: {
          captain: captain?.toString(),
          out: out?.toString(),
          in: cameOn?.toString(),
          rival: rival?.toString(),
        },
      }),
    ),
  /** Chances among the teams of the stored view. */
  chances: () => payloadOf(api.call(rivalsChances, { params: { scope: 'stored' } })),
  /** How they moved through the gameweek. */
  chanceHistory: () => payloadOf(api.call(rivalsChanceHistory, { params: { scope: 'stored' } })),
});
