import { fixturesEvents } from '@touchline/shared/calls/fixturesEvents';
import { fixturesFootballers } from '@touchline/shared/calls/fixturesFootballers';
import { fixturesList } from '@touchline/shared/calls/fixturesList';
import { fixturesPoints } from '@touchline/shared/calls/fixturesPoints';
import { gameweekOverview } from '@touchline/shared/calls/gameweekOverview';
import { gameweeksIndex } from '@touchline/shared/calls/gameweeksIndex';
import { seasonTicker } from '@touchline/shared/calls/seasonTicker';
import { shell } from '@touchline/shared/contract';
import { payloadOf } from '@touchline/shared/parts';

/** What an answer is about: a gameweek (`24`; the current one without), or whose fixtures the ticker shows. */
export interface Subject {
  readonly of?: string;
}

/** What there is to know about fixtures: one entry per answer of the API. Each throws FailureError. */
export const fetchers = {
  gameweeks: () => payloadOf(shell().api.call(gameweeksIndex, { params: { kind: 'index' } })),
  /** The same for the ticker, under its own name. */
  season: () => payloadOf(shell().api.call(gameweeksIndex, { params: { kind: 'season' } })),
  ticker: ({ of = '' }: Subject) => payloadOf(shell().api.call(seasonTicker, { params: { kind: of } })),
  overview: ({ of = '' }: Subject) => payloadOf(shell().api.call(gameweekOverview, { params: { id: of } })),
  list: ({ of = '' }: Subject) => payloadOf(shell().api.call(fixturesList, { params: { id: of } })),
  events: ({ of = '' }: Subject) => payloadOf(shell().api.call(fixturesEvents, { params: { id: of } })),
  footballers: ({ of = '' }: Subject) =>
    payloadOf(shell().api.call(fixturesFootballers, { params: { id: of } })),
  points: ({ of = '' }: Subject) => payloadOf(shell().api.call(fixturesPoints, { params: { id: of } })),
};
