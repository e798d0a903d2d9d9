import { fixturesEvents } from '@touchline/shared/calls/fixturesEvents';
import { fixturesFootballers } from '@touchline/shared/calls/fixturesFootballers';
import { fixturesList } from '@touchline/shared/calls/fixturesList';
import { fixturesPoints } from '@touchline/shared/calls/fixturesPoints';
import { gameweekOverview } from '@touchline/shared/calls/gameweekOverview';
import { gameweeksIndex } from '@touchline/shared/calls/gameweeksIndex';
import { seasonTicker } from '@touchline/shared/calls/seasonTicker';
import { shell } from '@touchline/shared/contract';

const payloadOf = async <T>(reply: Promise<{ payload: T }>): Promise<T> => (await reply).payload;

/**
 * What there is to know about fixtures: one entry per answer of the API. What is about one gameweek takes its
 * number, what is about one fixture its pair, the ticker
 * whose fixtures it shows. Each throws FailureError.
 */
export const fetchers = {
  gameweeks: () => payloadOf(shell().api.call(gameweeksIndex, { params: { kind: 'index' } })),
  /** The same for the ticker, under its own name. */
  season: () => payloadOf(shell().api.call(gameweeksIndex, { params: { kind: 'season' } })),
  ticker: (kind) => payloadOf(shell().api.call(seasonTicker, { params: { kind } })),
  overview: (gameweek) => payloadOf(shell().api.call(gameweekOverview, { params: { id: gameweek } })),
  list: (gameweek) => payloadOf(shell().api.call(fixturesList, { params: { id: gameweek } })),
  events: (gameweek) => payloadOf(shell().api.call(fixturesEvents, { params: { id: gameweek } })),
  footballers: (gameweek) => payloadOf(shell().api.call(fixturesFootballers, { params: { id: gameweek } })),
  points: (gameweek) => payloadOf(shell().api.call(fixturesPoints, { params: { id: gameweek } })),
} satisfies Record<string, (of: string) => Promise<unknown>>;
