import type { Clock } from '../../platform/clock';
import type { FcmAccount } from '../../platform/fcmAccount';
import { createFcmAccess } from './fcmAccess';
import { createPoster } from './poster';
import type { PushMessage, PushOutcome, PushService } from './pushService';

/** The native app on a device, by the token that Firebase gave it. */
export interface NativeDevice {
  readonly token: string;
}

const defaultPatienceMs = 10_000;
/** An answer with a fault has less than a kilobyte. */
const mostAnswerBytes = 16 * 1024;

/** Firebase Cloud Messaging, HTTP v1: Android directly, iOS through Apple's service. */
export function createFcm(
  account: FcmAccount,
  wall: Clock,
  patienceMs = defaultPatienceMs,
): PushService<NativeDevice> {
  const access = createFcmAccess(account, wall, patienceMs);
  const post = createPoster(patienceMs, mostAnswerBytes);
  const url = `${account.messagesUrl}/v1/projects/${encodeURIComponent(account.project)}/messages:send`;
  return {
    send: async ({ token }, message) => {
      const { status, text } = await post(
        url,
        { authorization: `Bearer ${await access.token()}`, 'content-type': 'application/json' },
        Buffer.from(JSON.stringify({ message: messageFor(token, message, wall) })),
      );
      if (status === 401) access.drop();
      return outcomeOf(status, faultIn(text));
    },
  };
}

/** The id is tag and collapse id: a message that is sent again replaces the one that is shown. */
function messageFor(token: string, { id, title, body, path, at, keepFor }: PushMessage, wall: Clock) {
  return {
    token,
    notification: { title, body },
    // What the app gets with a press: it opens the path.
    data: { id, path, at: String(at) },
    android: { priority: 'HIGH', ttl: `${keepFor}s`, notification: { tag: id } },
    apns: {
      headers: {
        'apns-priority': '10',
        'apns-collapse-id': id,
        'apns-expiration': String(Math.floor(wall.now() / 1000) + keepFor),
      },
    },
  };
}

interface Fault {
  /** `UNREGISTERED` */
  readonly code: string | undefined;
  /** Fields of the request that were refused: `message.token`. */
  readonly fields: readonly unknown[];
}

function faultIn(text: string): Fault {
  const { error } = Object(jsonIn(text)) as { error?: { details?: unknown } };
  const details = listIn(error?.details) as { errorCode?: unknown; fieldViolations?: unknown }[];
  const code = details.map(({ errorCode }) => errorCode).find(isText);
  const violations = details.flatMap(({ fieldViolations }) => listIn(fieldViolations));
  const fields = (violations as { field?: unknown }[]).map(({ field }) => field);
  return { code, fields };
}

/** Undefined for what is no JSON: then the status alone decides. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The objects of a list; none of what is no list. */
const listIn = (value: unknown): object[] =>
  Array.isArray(value) ? value.map((one) => Object(one) as object) : [];

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * By the fault's name, not by the status alone: a project that is not there is a 404 too, and an account without the
 * permission a 403, and neither is the device's fault.
 *
 * @throws for what may work later, and for what the operator has to put right
 */
function outcomeOf(status: number, { code, fields }: Fault): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH') return 'gone';
  if (status === 400) return fields.includes('message.token') ? 'gone' : 'refused';
  throw new Error(`FCM answered ${status}${code === undefined ? '' : `, ${code}`}.`);
}
