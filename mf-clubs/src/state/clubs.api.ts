import { clubsIndex } from '@touchline/shared/calls/clubsIndex';
import { clubsPoints } from '@touchline/shared/calls/clubsPoints';
import { clubsStrength } from '@touchline/shared/calls/clubsStrength';
import { shell } from '@touchline/shared/contract';
import { payloadOf } from '@touchline/shared/parts';

/** What there is to know about clubs: one entry per answer of the API. Each throws FailureError. */
export const fetchers = {
  standings: () => payloadOf(shell().api.call(clubsIndex, { params: { kind: 'standings' } })),
  points: () => payloadOf(shell().api.call(clubsPoints)),
  strength: () => payloadOf(shell().api.call(clubsStrength)),
};
