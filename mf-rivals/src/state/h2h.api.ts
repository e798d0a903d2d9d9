import type { ApiClient } from '@touchline/shared/api';
import { leagueH2h } from '@touchline/shared/calls/leagueH2h';
import { leaguesH2h } from '@touchline/shared/calls/leaguesH2h';
import { matchChances } from '@touchline/shared/calls/matchChances';
import { payloadOf } from '@touchline/shared/queries';
import type { H2hAll, H2hLeague, MatchChances } from '@touchline/shared/wire';

/** Head-to-head leagues and cups. Each throws FailureError. */
export const createLoaders = (api: ApiClient) => ({
  all: (): Promise<H2hAll> => payloadOf(api.call(leaguesH2h)),
  /** By the id in the address; the API validates it. */
  league: ({ league }: { readonly league: string }): Promise<H2hLeague> =>
    payloadOf(api.call(leagueH2h, { params: { id: league } })),
  /** Of the own matches of the gameweek. */
  chances: (): Promise<MatchChances> => payloadOf(api.call(matchChances)),
});
