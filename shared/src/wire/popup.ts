import Type from 'typebox';
import { call } from './call';
import { Envelope } from './envelope';
import { PathId } from './pathId';
import { TeamPopup } from './team';

export const teamPopup = call({
  method: 'GET',
  path: '/v2/team/popup/:team/:gameweek?',
  access: 'onboarded',
  summary: 'Any team in one gameweek: pitch, points by gameweek, shared leagues.',
  params: Type.Object({ team: PathId, gameweek: Type.Optional(PathId) }),
  reply: Envelope(TeamPopup),
});
