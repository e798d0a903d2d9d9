import type { WaitingAlert } from './alerts.queries';

/** As many alerts come one by one; more come as one. */
const mostAlone = 2;
/** Alerts that a bundle names. */
const mostNamed = 4;

export interface Bundled {
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** What is sent together. */
export const groupsOf = <One>(alerts: readonly One[]): readonly (readonly One[])[] =>
  alerts.length > mostAlone ? [alerts] : alerts.map((alert) => [alert]);

/** One notification of several alerts: what they are called, and the timeline for all of them. */
export function bundle(alerts: readonly Pick<WaitingAlert, 'title' | 'body' | 'path'>[]): Bundled {
  const [only] = alerts;
  if (alerts.length === 1 && only) return { title: only.title, body: only.body, path: only.path };
  const left = alerts.length - mostNamed;
  const lines = alerts.slice(0, left === 1 ? alerts.length : mostNamed).map(({ title }) => title);
  return {
    title: `${alerts.length} things for you`,
    body: [...lines, ...(left > 1 ? [`and ${left} more`] : [])].join('\n'),
    path: '/timeline',
  };
}
