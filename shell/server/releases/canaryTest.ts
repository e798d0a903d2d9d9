/** Pages that were served with a release, and how many of them reported a fault of its remote. */
export interface PageCounts {
  readonly pages: number;
  readonly failed: number;
}

/** Chance that a canary which is as good as the live release is ever withdrawn. */
export const falseAlarm = 0.001;

/** Fewer failures never withdraw a canary: one browser with a broken extension is not enough. */
export const fewestFailures = 3;

export interface Verdict {
  readonly withdraw: boolean;
  /** Counts and rates, for people. */
  readonly reason: string;
}

const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;

/** Smoothed towards 1 %, so that a live release with few pages is not taken for faultless. */
const usualRate = ({ pages, failed }: PageCounts) =>
  Math.min(0.5, Math.max(0.01, (failed + 1) / (pages + 100)));

/** The failure rate that is to be noticed: four times the usual one, and ten points more at least. */
const badRate = (usual: number) => Math.min(0.95, Math.max(4 * usual, usual + 0.1));

/**
 * Sequential probability ratio test of a canary against the live release's own rate of failing pages. While the canary is
 * no worse, the likelihood ratio has an expected value of at most 1 after every page, so it ever reaches `1 / falseAlarm`
 * with a chance of at most `falseAlarm` (Ville's inequality), however often the counts are looked at.
 */
export function judgeCanary(canary: PageCounts, live: PageCounts): Verdict {
  // A page that was opened by a link within the app counts as a failure only.
  const pages = Math.max(canary.pages, canary.failed);
  const { failed } = canary;
  const usual = usualRate(live);
  const bad = badRate(usual);
  const evidence = failed * Math.log(bad / usual) + (pages - failed) * Math.log((1 - bad) / (1 - usual));
  return {
    withdraw: failed >= fewestFailures && evidence >= Math.log(1 / falseAlarm),
    reason: `${failed} of ${pages} pages failed (${percent(pages === 0 ? 0 : failed / pages)}); of the live release ${live.failed} of ${live.pages}.`,
  };
}
