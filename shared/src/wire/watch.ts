import Type from 'typebox';
import { call } from './call';
import { Envelope } from './envelope';
import { FootballerIdSchema } from './ids';
import { PathId } from './pathId';

const reply = Envelope(Type.Object({ ids: Type.Array(FootballerIdSchema) }));
const params = Type.Object({ id: PathId });

export const watchAdd = call({
  method: 'POST',
  path: '/v1/watch/footballer/:id',
  access: 'onboarded',
  summary: 'Put a footballer on the watchlist.',
  params,
  reply,
});
export const watchRemove = call({
  method: 'DELETE',
  path: '/v1/watch/footballer/:id',
  access: 'onboarded',
  summary: 'Take a footballer off the watchlist.',
  params,
  reply,
});
