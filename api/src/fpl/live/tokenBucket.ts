/** Lets so many through in a second, and the rest wait for their turn. */
export interface TokenBucket {
  /** Done when it is the caller's turn. */
  take(): Promise<void>;
}

export function createTokenBucket(perSecond: number): TokenBucket {
  const gapMs = 1000 / perSecond;
  let nextAt = 0;
  return {
    take: () => {
      const now = Date.now();
      // A second's worth may go at once after a pause.
      nextAt = Math.max(nextAt, now - 1000 + gapMs) + gapMs;
      const wait = nextAt - gapMs - now;
      return wait <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, wait));
    },
  };
}
