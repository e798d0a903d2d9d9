import { randomUUID } from 'node:crypto';
import { defaultAlertKinds, isTimeZone, type AccountId } from '@touchline/shared/domain';
import {
  alerts,
  alertsDeviceRemove,
  alertsDeviceSave,
  alertsDeviceTry,
  authNotificationTokenAdd,
  type AlertDevice,
} from '@touchline/shared/wire';
import { clientName } from '../accounts/clientName';
import { badRequest, conflict, notFound } from '../../platform/http/problems';
import { route } from '../../platform/http/route';
import type { Services } from '../../services';
import { hour } from './alert';
import { pushJob } from './alertJobs';
import { addTrial } from './alerts.queries';
import { type Device, listDevices, removeDevice, saveDevice } from './devices.queries';
import { digestRoutes } from './digest/digest.routes';
import { wantsDigest } from './digest/digest.queries';
import { createPushKeys } from './pushKeys';
import { isPushAddress } from './pushService';

/** Alerts (our own calls): the devices of an account, and the kinds of alert that each one gets. */
export function alertRoutes(services: Services): void {
  const { kit, db, clock, secrets, config, jobs } = services;
  const { publicKey } = createPushKeys(secrets);
  const devicesOf = async (account: AccountId) => (await listDevices(db, account)).map(onWire);

  route(kit, alerts, async ({ account }) => ({
    payload: {
      public_key: publicKey,
      devices: await devicesOf(account.id),
      digest: await wantsDigest(db, account.id),
    },
  }));

  route(kit, alertsDeviceSave, async ({ account, body, request }) => {
    const { endpoint, p256dh, auth, kinds, quiet } = body;
    if (!isPushAddress(endpoint, config))
      throw badRequest('This is not the address of a push service that we know.', {
        endpoint: 'must be the address that the browser gave',
      });
    // A key of the P-256 curve in uncompressed form starts with the byte 4.
    if (Buffer.from(p256dh, 'base64url')[0] !== 4)
      throw badRequest('This is not the push key of a browser.', {
        p256dh: 'must be the key that the browser gave',
      });
    if (quiet !== null && !isTimeZone(quiet.zone))
      throw badRequest('There is no such time zone.', { quiet: 'zone must be one such as Europe/London' });
    const saved = await saveDevice(db, {
      kind: 'web',
      account: account.id,
      session: account.sessionId,
      endpointHmac: secrets.hmac('push endpoint', endpoint),
      sealed: secrets.seal(JSON.stringify({ endpoint, p256dh, auth })),
      name: clientName(request.headers['user-agent'], false),
      kinds: [...new Set(kinds)],
      quiet,
      at: clock.now(),
    });
    return { payload: onWire(saved) };
  });

  route(kit, alertsDeviceRemove, async ({ account, params }) => {
    if (!(await removeDevice(db, account.id, params.id))) throw notFound('There is no such device.');
    return { payload: { devices: await devicesOf(account.id) } };
  });

  route(kit, alertsDeviceTry, async ({ account, params }) => {
    const device = (await listDevices(db, account.id)).find(({ id }) => id === params.id);
    if (device === undefined) throw notFound('There is no such device.');
    const now = clock.now();
    const added = await db.transaction(async () => {
      const isNew = await addTrial(db, device.id, {
        key: `trial-${randomUUID()}`,
        title: 'Alerts work here',
        body: 'This is how Touchline tells you of goals, prices and deadlines.',
        path: '/profile',
        at: now,
        expires: now + hour,
      });
      if (isNew) await jobs.add(pushJob(device.id));
      return isNew;
    });
    if (!added) throw conflict('An alert is on its way already.');
    return { payload: { sent: true as const } };
  });

  nativeRoutes(services);
  digestRoutes(services);
}

/** The native app sends its token once somebody is signed in. */
function nativeRoutes({ kit, db, clock, secrets, config }: Services): void {
  route(kit, authNotificationTokenAdd, async ({ account, body: { token }, request }) => {
    if (config.fcm === undefined) return { message: 'Alerts to the app are not configured on this server.' };
    await saveDevice(db, {
      kind: 'fcm',
      account: account.id,
      session: account.sessionId,
      endpointHmac: secrets.hmac('notification token', token),
      sealed: secrets.seal(JSON.stringify({ token })),
      name: clientName(request.headers['user-agent'], true),
      kinds: defaultAlertKinds,
      quiet: null,
      at: clock.now(),
    });
    return { message: 'Notifications are on for this device.' };
  });
}

const onWire = ({ id, name, kinds, quiet, created_at }: Device): AlertDevice => ({
  id,
  name,
  kinds: [...kinds],
  quiet,
  created_at: created_at.toISOString(),
});
