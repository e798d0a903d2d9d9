import Type, { type Static } from 'typebox';
import { alertKinds } from '../domain/alertKinds';
import { call, Nullable } from './call';
import { Envelope } from './envelope';
import { InstantSchema } from './ids';

/** Alerts on devices (ours): the devices that receive them, and the kinds each subscribed to. */

export const AlertKindSchema = Type.Enum(alertKinds.map(({ key }) => key));

const TimeOfDay = Type.String({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' });
export const QuietHoursSchema = Type.Object({
  from: TimeOfDay,
  to: TimeOfDay,
  /** `Europe/London` */
  zone: Type.String({ minLength: 1, maxLength: 60 }),
});

export const AlertDevice = Type.Object({
  id: Type.String(),
  /** `Chrome on Android` */
  name: Type.String(),
  kinds: Type.Array(AlertKindSchema),
  quiet: Nullable(QuietHoursSchema),
  created_at: InstantSchema,
});
export type AlertDevice = Static<typeof AlertDevice>;

const DeviceParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 36 }) });

export const alerts = call({
  method: 'GET',
  path: '/v1/alerts',
  access: 'signed-in',
  summary:
    'The devices of the account that get alerts, the key that a browser subscribes with, and whether the account gets the gameweek by email.',
  reply: Envelope(
    Type.Object({ public_key: Type.String(), devices: Type.Array(AlertDevice), digest: Type.Boolean() }),
  ),
});

export const alertsDeviceSave = call({
  method: 'PUT',
  path: '/v1/alerts/device',
  access: 'signed-in',
  summary:
    'Register a browser by its push subscription, or change what it is told about. A device that belonged to another account becomes this one’s.',
  body: Type.Object({
    endpoint: Type.String({ minLength: 1, maxLength: 1000 }),
    p256dh: Type.String({ pattern: '^[A-Za-z0-9_-]{87}=?$' }),
    auth: Type.String({ pattern: '^[A-Za-z0-9_-]{22}(==)?$' }),
    kinds: Type.Array(AlertKindSchema, { maxItems: 20 }),
    quiet: Nullable(QuietHoursSchema),
  }),
  reply: Envelope(AlertDevice),
});

export const alertsDeviceRemove = call({
  method: 'DELETE',
  path: '/v1/alerts/device/:id',
  access: 'signed-in',
  summary: 'No more alerts on a device of the account.',
  params: DeviceParams,
  reply: Envelope(Type.Object({ devices: Type.Array(AlertDevice) })),
});

export const alertsDeviceTry = call({
  method: 'POST',
  path: '/v1/alerts/device/:id/try',
  access: 'signed-in',
  summary: 'Send a device of the account an alert to see that it arrives. At most one waits at a time.',
  params: DeviceParams,
  reply: Envelope(Type.Object({ sent: Type.Literal(true) })),
});

export const alertsDigest = call({
  method: 'PUT',
  path: '/v1/alerts/digest',
  access: 'signed-in',
  summary:
    'Switch the mail after each gameweek on or off. It begins with the next gameweek that becomes final.',
  body: Type.Object({ on: Type.Boolean() }),
  reply: Envelope(Type.Object({ digest: Type.Boolean() })),
});
