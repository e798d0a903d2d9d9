import { teamGameweeks } from '@touchline/shared/calls/teamGameweeks';
import { teamLineups } from '@touchline/shared/calls/teamLineups';
import { teamMain } from '@touchline/shared/calls/teamMain';
import { teamNext } from '@touchline/shared/calls/teamNext';
import { teamOverview } from '@touchline/shared/calls/teamOverview';
import { teamPoints } from '@touchline/shared/calls/teamPoints';
import { teamSquad } from '@touchline/shared/calls/teamSquad';
import { shell } from '@touchline/shared/contract';
import type { FootballerView } from '@touchline/shared/wire';
import type { TeamPart, TeamParts } from './team.slice';

const payloadOf = async <T>(reply: Promise<{ payload: T }>): Promise<T> => (await reply).payload;
const fetchSquad = (view: FootballerView) => payloadOf(shell().api.call(teamSquad, { params: { view } }));

const fetchers: { readonly [Part in TeamPart]: () => Promise<TeamParts[Part]> } = {
  overview: () => payloadOf(shell().api.call(teamOverview)),
  main: () => payloadOf(shell().api.call(teamMain)),
  next: () => payloadOf(shell().api.call(teamNext)),
  lineups: () => payloadOf(shell().api.call(teamLineups)),
  points: () => payloadOf(shell().api.call(teamPoints)),
  gameweeks: () => payloadOf(shell().api.call(teamGameweeks)),
  'squad/default': () => fetchSquad('default'),
  'squad/total_points': () => fetchSquad('total_points'),
  'squad/gameweek_points': () => fetchSquad('gameweek_points'),
  'squad/fixtures_points': () => fetchSquad('fixtures_points'),
  'squad/gameweek_transfers': () => fetchSquad('gameweek_transfers'),
  'squad/predictions': () => fetchSquad('predictions'),
  'squad/season_ticker': () => fetchSquad('season_ticker'),
};

/**
 * Asks for one part of the own team.
 *
 * @throws FailureError
 */
export const fetchPart = <Part extends TeamPart>(part: Part): Promise<TeamParts[Part]> => fetchers[part]();
