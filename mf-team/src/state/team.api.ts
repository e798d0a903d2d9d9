import type { ApiClient } from '@touchline/shared/api';
import { liveRank } from '@touchline/shared/calls/liveRank';
import { teamGameweeks } from '@touchline/shared/calls/teamGameweeks';
import { teamLineups } from '@touchline/shared/calls/teamLineups';
import { teamMain } from '@touchline/shared/calls/teamMain';
import { teamNext } from '@touchline/shared/calls/teamNext';
import { teamOverview } from '@touchline/shared/calls/teamOverview';
import { teamPoints } from '@touchline/shared/calls/teamPoints';
import { teamSquad } from '@touchline/shared/calls/teamSquad';
import { templatesSquadTables } from '@touchline/shared/calls/templatesSquadTables';
import type { TeamId } from '@touchline/shared/domain';
import { payloadOf } from '@touchline/shared/queries';
import { FailureError } from '@touchline/shared/remote-data';
import type { DangerGroup, FootballerView } from '@touchline/shared/wire';
import { squadTableWords } from '../domain/squadViews';
import type { ChanceWith } from './matchDay.api';

/** The view of a squad's table. */
export interface View {
  readonly view: FootballerView;
}

/** The view, and the team of the squad. */
export interface ViewOfTeam extends View {
  readonly teamId: TeamId;
}

/** The group to compare with. */
export interface Against {
  readonly group: DangerGroup;
}

function isMissing(): never {
  throw new FailureError({ kind: 'offline' });
}

/** @throws FailureError when the file cannot be loaded */
const matchDay = (api: ApiClient) =>
  import(/* webpackChunkName: "MatchDayCalls" */ './matchDay.api').then(
    ({ matchDayLoaders }) => matchDayLoaders(api),
    isMissing,
  );

/** @throws FailureError when the file cannot be loaded */
const review = (api: ApiClient) =>
  import(/* webpackChunkName: "ReviewPage" */ './review.api').then(
    ({ loadReview }) => loadReview(api),
    isMissing,
  );

/** Queries about the own team, and about any team's squad: one loader per call; each throws FailureError. */
export const createLoaders = (api: ApiClient) => ({
  overview: () => payloadOf(api.call(teamOverview)),
  main: () => payloadOf(api.call(teamMain)),
  next: () => payloadOf(api.call(teamNext)),
  lineups: () => payloadOf(api.call(teamLineups)),
  points: () => payloadOf(api.call(teamPoints)),
  gameweeks: () => payloadOf(api.call(teamGameweeks)),
  review: () => review(api),
  liveRank: () => payloadOf(api.call(liveRank)),
  liveWhatIf: async () => (await matchDay(api)).liveWhatIf(),
  whatIfChance: async (change: ChanceWith) => (await matchDay(api)).whatIfChance(change),
  liveDanger: async (against: Against) => (await matchDay(api)).liveDanger(against),
  chances: async () => (await matchDay(api)).chances(),
  chanceHistory: async () => (await matchDay(api)).chanceHistory(),
  squad: ({ view }: View) => payloadOf(api.call(teamSquad, { params: { view } })),
  squadOf: ({ teamId, view }: ViewOfTeam) =>
    payloadOf(
      api.call(templatesSquadTables, {
        params: { x: 'team', view: squadTableWords[view], id: teamId },
      }),
    ),
});
