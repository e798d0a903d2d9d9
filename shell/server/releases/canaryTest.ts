/** Pages served with a release, and how many of them reported a fault of its remote. */
export interface PageCounts {
  readonly pages: number;
  readonly failed: number;
}

/** Upper bound for the probability that a canary as good as the live release is ever withdrawn. */
export const falseAlarm = 0.001;

/** Minimum number of failures for a withdrawal: one browser with a broken extension is not enough. */
export const fewestFailures = 3;

export interface Verdict {
  readonly withdraw: boolean;
  /** Counts and rates, as text. */
  readonly reason: string;
}

const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;

/** Smoothed towards 1 %, so that a live release with few pages is not treated as free of failures. */
const baselineRate = ({ pages, failed }: PageCounts) =>
  Math.min(0.5, Math.max(0.01, (failed + 1) / (pages + 100)));

/** The failure rate to detect: four times the live rate, and at least ten percentage points more. */
const badRate = (baseline: number) => Math.min(0.95, Math.max(4 * baseline, baseline + 0.1));

/**
 * Sequential probability ratio test of a canary's failing pages against the live release's rate. While the
 * canary is no worse, the likelihood ratio has an expected value of at most 1 after every page, so the
 * probability that it ever reaches `1 / falseAlarm` is at most `falseAlarm` (Ville's inequality), however
 * often the counts are checked.
 */
export function judgeCanary(canary: PageCounts, live: PageCounts): Verdict {
  // A page opened by a link inside the app is not counted as served, but its failure is.
  const pages = Math.max(canary.pages, canary.failed);
  const { failed } = canary;
  const baseline = baselineRate(live);
  const bad = badRate(baseline);
  const evidence =
    failed * Math.log(bad / baseline) + (pages - failed) * Math.log((1 - bad) / (1 - baseline));
  return {
    withdraw: failed >= fewestFailures && evidence >= Math.log(1 / falseAlarm),
    reason: `${failed} of ${pages} pages failed (${percent(pages === 0 ? 0 : failed / pages)}); of the live release ${live.failed} of ${live.pages}.`,
  };
}
