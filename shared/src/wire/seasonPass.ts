import Type from 'typebox';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { InstantSchema } from './ids';

export const seasonPass = call({
  method: 'GET',
  path: '/v1/season_pass',
  access: 'signed-in',
  summary: 'What the season pass costs, whether it is sold, and whether this account holds it.',
  reply: Envelope(
    Type.Object({
      /** In the currency: `19.99`. */
      price: Type.String(),
      currency: Type.String(),
      season: Type.String(),
      sales_open: Type.Boolean(),
      pass: Type.Boolean(),
      seasonpass_at: Nullable(InstantSchema),
      /** `test` is the built-in checkout page, where nothing is paid; with `none` nothing is sold. */
      provider: Type.Enum(['test', 'stripe', 'none']),
    }),
  ),
});

export const seasonPassCheckout = call({
  method: 'POST',
  path: '/v1/season_pass/checkout',
  access: 'signed-in',
  summary: 'Begin to buy the season pass: the browser goes to the url and comes back to /season_pass.',
  reply: Envelope(Type.Object({ url: Type.String() })),
});
