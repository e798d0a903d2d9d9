import { CountdownText } from '@touchline/design-system';
import { useServerNow } from './useServerNow';

interface ServerCountdownProps {
  to: string;
  past?: string;
  /** Shows only the two largest units on phones. */
  compact?: boolean;
}

/** Time left until an instant, by the server's clock. */
export function ServerCountdown({ to, ...props }: ServerCountdownProps) {
  const now = useServerNow();
  return <CountdownText to={Date.parse(to)} now={now} {...props} />;
}
