import type { ApiClient } from '@touchline/shared/api';
import { teamReview } from '@touchline/shared/calls/teamReview';
import { payloadOf } from '@touchline/shared/queries';

/** The call of the review, which loads with its page. */
export const loadReview = (api: ApiClient) => payloadOf(api.call(teamReview));
