import Type from 'typebox';
import { call } from './call';
import { Envelope, EnvelopeWith } from './envelope';
import { PathId } from './pathId';
import { AuthUser } from './state';
import { Team } from './team';

export const onboardingSearchTeam = call({
  method: 'GET',
  path: '/v1/onboarding/search_team/:q',
  access: 'signed-in',
  summary: 'Look up a team of the official game by its number.',
  params: Type.Object({ q: PathId }),
  reply: EnvelopeWith({ data: Team }),
});
export const onboardingConfirmTeam = call({
  method: 'PUT',
  path: '/v1/onboarding/confirm_team/:id',
  access: 'signed-in',
  summary: 'Link a team to the account. The state rides along.',
  params: Type.Object({ id: PathId }),
  reply: Envelope(Type.Object({ team: Team })),
});
export const onboardingFinalize = call({
  method: 'PUT',
  path: '/v1/onboarding/finalize',
  access: 'signed-in',
  summary: 'Mark onboarding as done. The state rides along.',
  reply: Envelope(Type.Object({ user: AuthUser })),
});
