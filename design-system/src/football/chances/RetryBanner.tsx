import { Banner, Button } from '@touchline/design-system';
import { explain, type Failure } from '@touchline/shared/remote-data';

interface RetryBannerProps {
  failure: Failure;
  /** What could not be loaded: "the chances". */
  what: string;
  onRetry: () => void;
}

/** A part of a page that could not be loaded, in one line: the rest of the page stays as it is. */
export function RetryBanner({ failure, what, onRetry }: RetryBannerProps) {
  return (
    <Banner
      tone="warning"
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {explain(failure, what)}
    </Banner>
  );
}
