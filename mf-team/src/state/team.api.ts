import { teamGameweeks } from '@touchline/shared/calls/teamGameweeks';
import { teamLineups } from '@touchline/shared/calls/teamLineups';
import { teamMain } from '@touchline/shared/calls/teamMain';
import { teamNext } from '@touchline/shared/calls/teamNext';
import { teamOverview } from '@touchline/shared/calls/teamOverview';
import { teamPoints } from '@touchline/shared/calls/teamPoints';
import { teamSquad } from '@touchline/shared/calls/teamSquad';
import { templatesSquadTables } from '@touchline/shared/calls/templatesSquadTables';
import { shell } from '@touchline/shared/contract';
import type { TeamId } from '@touchline/shared/domain';
import { payloadOf } from '@touchline/shared/parts';
import type { FootballerView } from '@touchline/shared/wire';
import { squadTableWords } from '../components/SquadTables/squadViews';

/** Which table of a squad. */
export interface View {
  readonly view: FootballerView;
}

/** Which table of whose squad. */
export interface ViewOfTeam extends View {
  readonly teamId: TeamId;
}

/** What there is to know about the own team, and about the squad of any: one entry per call. Each throws FailureError. */
export const fetchers = {
  overview: () => payloadOf(shell().api.call(teamOverview)),
  main: () => payloadOf(shell().api.call(teamMain)),
  next: () => payloadOf(shell().api.call(teamNext)),
  lineups: () => payloadOf(shell().api.call(teamLineups)),
  points: () => payloadOf(shell().api.call(teamPoints)),
  gameweeks: () => payloadOf(shell().api.call(teamGameweeks)),
  squad: ({ view }: View) => payloadOf(shell().api.call(teamSquad, { params: { view } })),
  squadOf: ({ teamId, view }: ViewOfTeam) =>
    payloadOf(
      shell().api.call(templatesSquadTables, {
        params: { x: 'team', view: squadTableWords[view], id: teamId },
      }),
    ),
};
