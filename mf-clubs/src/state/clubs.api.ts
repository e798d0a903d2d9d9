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
import { shell } from '@touchline/shared/contract';
import { payloadOf } from '@touchline/shared/parts';
import type { FootballerView } from '@touchline/shared/wire';

/** One club, in the running season or in the earlier one that is named. */
export interface OfClub {
  readonly club: string;
  readonly season?: string;
}

const inClub = ({ club, season }: OfClub) => ({ params: { id: club }, query: { season } });

/** What there is to know about clubs: one entry per answer of the API. Each throws FailureError. */
export const fetchers = {
  standings: () => payloadOf(shell().api.call(clubsIndex, { params: { kind: 'standings' } })),
  points: () => payloadOf(shell().api.call(clubsPoints)),
  strength: () => payloadOf(shell().api.call(clubsStrength)),
  season: () => payloadOf(shell().api.call(clubsSeason)),
  /** Without a club the first one's. */
  lineups: ({ club }: { club?: string }) => payloadOf(shell().api.call(clubsLineups, { query: { club } })),
  clubOverview: (club: OfClub) => payloadOf(shell().api.call(clubOverview, inClub(club))),
  clubFixtures: (club: OfClub) => payloadOf(shell().api.call(clubFixtures, inClub(club))),
  clubPoints: (club: OfClub) => payloadOf(shell().api.call(clubPoints, inClub(club))),
  clubRivals: (club: OfClub) => payloadOf(shell().api.call(clubRivals, { params: { id: club.club } })),
  squad: ({ club, season, view }: OfClub & { view: FootballerView }) =>
    payloadOf(shell().api.call(clubSquad, { params: { id: club, view }, query: { season } })),
};
