import { CountdownText } from '@touchline/design-system';
import { useServerNow } from './useServerNow';

/** Time left until an instant, by the server's clock. */
export function ServerCountdown({ to, past }: { to: string; past?: string }) {
  const now = useServerNow();
  return <CountdownText to={Date.parse(to)} now={now} {...(past !== undefined && { past })} />;
}
