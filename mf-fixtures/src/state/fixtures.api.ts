import type { ApiClient } from '@touchline/shared/api';
import { fixtureBonus } from '@touchline/shared/calls/fixtureBonus';
import { fixtureComments } from '@touchline/shared/calls/fixtureComments';
import { fixtureLineups } from '@touchline/shared/calls/fixtureLineups';
import { fixtureOverview } from '@touchline/shared/calls/fixtureOverview';
import { fixturePoints } from '@touchline/shared/calls/fixturePoints';
import { fixtureRivals } from '@touchline/shared/calls/fixtureRivals';
import { fixtureStats } from '@touchline/shared/calls/fixtureStats';
import { fixturesEvents } from '@touchline/shared/calls/fixturesEvents';
import { fixturesFootballers } from '@touchline/shared/calls/fixturesFootballers';
import { fixturesList } from '@touchline/shared/calls/fixturesList';
import { fixturesPoints } from '@touchline/shared/calls/fixturesPoints';
import { gameweekOverview } from '@touchline/shared/calls/gameweekOverview';
import { gameweekStreaming } from '@touchline/shared/calls/gameweekStreaming';
import { gameweeksIndex } from '@touchline/shared/calls/gameweeksIndex';
import { seasonTicker } from '@touchline/shared/calls/seasonTicker';
import type { FixtureId } from '@touchline/shared/domain';
import { payloadOf } from '@touchline/shared/queries';

/** Subject of a query: a gameweek (`24`; the current one when absent), or the kind of the ticker's rows. */
export interface Subject {
  readonly of?: string;
}

/** Subject of a query: a fixture (`ars-mci`). */
export interface OfFixture {
  readonly of?: FixtureId;
}

/** Without a fixture the API answers 404. */
const none = '' as FixtureId;

/** Queries about fixtures: one loader per call; each throws FailureError. */
export const createLoaders = (api: ApiClient) => ({
  gameweeks: () => payloadOf(api.call(gameweeksIndex, { params: { kind: 'index' } })),
  /** The same call for the ticker, under its own name. */
  season: () => payloadOf(api.call(gameweeksIndex, { params: { kind: 'season' } })),
  ticker: ({ of = '' }: Subject) => payloadOf(api.call(seasonTicker, { params: { kind: of } })),
  overview: ({ of = '' }: Subject) => payloadOf(api.call(gameweekOverview, { params: { id: of } })),
  list: ({ of = '' }: Subject) => payloadOf(api.call(fixturesList, { params: { id: of } })),
  events: ({ of = '' }: Subject) => payloadOf(api.call(fixturesEvents, { params: { id: of } })),
  footballers: ({ of = '' }: Subject) => payloadOf(api.call(fixturesFootballers, { params: { id: of } })),
  points: ({ of = '' }: Subject) => payloadOf(api.call(fixturesPoints, { params: { id: of } })),
  streaming: ({ of = '' }: Subject) => payloadOf(api.call(gameweekStreaming, { params: { id: of } })),
  fixtureOverview: ({ of = none }: OfFixture) => payloadOf(api.call(fixtureOverview, { params: { id: of } })),
  fixtureLineups: ({ of = none }: OfFixture) => payloadOf(api.call(fixtureLineups, { params: { id: of } })),
  fixtureRivals: ({ of = none }: OfFixture) => payloadOf(api.call(fixtureRivals, { params: { id: of } })),
  fixtureComments: ({ of = none }: OfFixture) => payloadOf(api.call(fixtureComments, { params: { id: of } })),
  fixturePoints: ({ of = none }: OfFixture) => payloadOf(api.call(fixturePoints, { params: { id: of } })),
  fixtureBonus: ({ of = none }: OfFixture) => payloadOf(api.call(fixtureBonus, { params: { id: of } })),
  fixtureStats: ({ of = none }: OfFixture) => payloadOf(api.call(fixtureStats, { params: { id: of } })),
});

export type Loaders = ReturnType<typeof createLoaders>;
