/** Payload of a push message (api/src/features/alerts/pushService.ts). */
interface Push {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly at: number;
}

/** Shows alerts and opens their pages. */
export function showAlerts(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    event.waitUntil(show(worker, readPush(event.data)));
  });
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(worker, pathOf(event.notification.data)));
  });
}

/** A push must show a notification; an unreadable one opens Home. */
export function readPush(data: Pick<PushMessageData, 'json'> | null): Push {
  const nothing = {
    id: 'unreadable',
    title: 'Touchline',
    body: 'Something has happened.',
    path: '/',
    at: Date.now(),
  };
  try {
    const read = data?.json() as Partial<Push> | null | undefined;
    if (typeof read?.id !== 'string' || typeof read.title !== 'string') return nothing;
    return { ...nothing, ...read };
  } catch {
    return nothing;
  }
}

/** The id is the notification's tag: a message that is sent again replaces itself without a sound. */
const show = (worker: ServiceWorkerGlobalScope, { id, title, body, path, at }: Push) =>
  worker.registration.showNotification(title, {
    body,
    tag: id,
    data: { path },
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    ...{ timestamp: at },
  });

/** A path of this app, whatever data a notification has. */
export function pathOf(data: unknown): string {
  const { path } = Object(data) as { path?: unknown };
  return typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : '/';
}

/** Uses a tab that is already open, if there is one. */
async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const [tab] = await worker.clients.matchAll({ type: 'window' });
  const shown = await tab?.navigate(path).catch(() => null);
  if (shown) await shown.focus();
  else await worker.clients.openWindow(path);
}
