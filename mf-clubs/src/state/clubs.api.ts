import type { ApiClient } from '@touchline/shared/api';
import { clubFixtures } from '@touchline/shared/calls/clubFixtures';
import { clubOverview } from '@touchline/shared/calls/clubOverview';
import { clubPoints } from '@touchline/shared/calls/clubPoints';
import { clubRivals } from '@touchline/shared/calls/clubRivals';
import { clubsIndex } from '@touchline/shared/calls/clubsIndex';
import { clubsLineups } from '@touchline/shared/calls/clubsLineups';
import { clubsPoints } from '@touchline/shared/calls/clubsPoints';
import { clubsSeason } from '@touchline/shared/calls/clubsSeason';
import { clubsStrength } from '@touchline/shared/calls/clubsStrength';
import { clubSquad } from '@touchline/shared/calls/clubSquad';
import type { ClubId } from '@touchline/shared/domain';
import { payloadOf } from '@touchline/shared/queries';
import type { FootballerView } from '@touchline/shared/wire';

/** Subject of a query about one club, in the current or the named earlier season. */
export interface OfClub {
  readonly club: ClubId;
  readonly season?: string;
}

const inClub = ({ club, season }: OfClub) => ({ params: { id: club }, query: { season } });

/** Queries about clubs: one loader per call; each throws FailureError. */
export const createLoaders = (api: ApiClient) => ({
  standings: () => payloadOf(api.call(clubsIndex, { params: { kind: 'standings' } })),
  points: () => payloadOf(api.call(clubsPoints)),
  strength: () => payloadOf(api.call(clubsStrength)),
  season: () => payloadOf(api.call(clubsSeason)),
  /** Without a club the API returns the first one's. */
  lineups: ({ club }: { club?: ClubId }) => payloadOf(api.call(clubsLineups, { query: { club } })),
  clubOverview: (club: OfClub) => payloadOf(api.call(clubOverview, inClub(club))),
  clubFixtures: (club: OfClub) => payloadOf(api.call(clubFixtures, inClub(club))),
  clubPoints: (club: OfClub) => payloadOf(api.call(clubPoints, inClub(club))),
  clubRivals: (club: OfClub) => payloadOf(api.call(clubRivals, { params: { id: club.club } })),
  squad: ({ club, season, view }: OfClub & { view: FootballerView }) =>
    payloadOf(api.call(clubSquad, { params: { id: club, view }, query: { season } })),
});

export type Loaders = ReturnType<typeof createLoaders>;
