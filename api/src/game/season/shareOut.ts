/** Splits statistics that the API sends only as a sum over a gameweek's fixtures. */
export interface GameweekSums {
  readonly starts: number;
  readonly clean_sheets: number;
  readonly goals_conceded: number;
}

/** One fixture of a footballer's gameweek. */
export interface FixturePart {
  readonly minutes: number;
  /** Minutes played so far. */
  readonly lasted: number;
  /** Goals conceded by the club so far. */
  readonly against: number;
  /** Counts of this fixture in `explain`; statistics without points have no line there. */
  readonly reported: { readonly clean_sheets?: number; readonly goals_conceded?: number };
}

/**
 * Distributes the sums of a gameweek over its fixtures, in the same order; the parts add up to the sums.
 *
 * A single fixture gets everything. In a double gameweek the explanation has the counts with points; the rest
 * is inferred from minutes and scores. Which of two matches a footballer started is unknown: the one with
 * fewer missed minutes is assumed, which is wrong once in 983 double gameweeks of footballers in the recorded
 * season.
 */
export function shareOut(sums: GameweekSums, parts: readonly FixturePart[]): GameweekSums[] {
  const [only] = parts;
  if (only !== undefined && parts.length === 1)
    return [{ ...sums, starts: only.minutes > 0 ? sums.starts : 0 }];
  const starts = startsOf(sums.starts, parts);
  const cleanSheets = cleanSheetsOf(sums.clean_sheets, parts);
  const conceded = concededOf(sums.goals_conceded, parts);
  return parts.map((_, index) => ({
    starts: starts[index] ?? 0,
    clean_sheets: cleanSheets[index] ?? 0,
    goals_conceded: conceded[index] ?? 0,
  }));
}

/** Indexes of the parts by priority. */
function placesBy(parts: readonly FixturePart[], compare: (a: FixturePart, b: FixturePart) => number) {
  return parts.map((part, place) => ({ part, place })).sort((a, b) => compare(a.part, b.part));
}

function startsOf(sum: number, parts: readonly FixturePart[]): number[] {
  const starts = parts.map(() => 0);
  const missed = ({ lasted, minutes }: FixturePart) => Math.max(0, lasted - minutes);
  const byMissed = placesBy(parts, (a, b) => missed(a) - missed(b) || b.minutes - a.minutes);
  const played = byMissed.filter(({ part }) => part.minutes > 0);
  for (const { place } of played.slice(0, sum)) starts[place] = 1;
  return starts;
}

/**
 * After 60 minutes: fixtures without a goal conceded first, then those that the footballer left before it.
 */
function cleanSheetsOf(sum: number, parts: readonly FixturePart[]): number[] {
  const sheets = parts.map(({ reported }) => reported.clean_sheets ?? 0);
  let left = sum - sheets.reduce((all, one) => all + one, 0);
  const may = placesBy(
    parts,
    (a, b) => Number(a.against > 0) - Number(b.against > 0) || a.minutes - b.minutes,
  );
  for (const { part, place } of may) {
    if (left <= 0 || part.minutes < 60 || part.reported.clean_sheets !== undefined) continue;
    sheets[place] = 1;
    left -= 1;
  }
  return sheets;
}

/**
 * A footballer with all minutes of a match conceded what the club did; the rest of the sum goes to the
 * others.
 */
function concededOf(sum: number, parts: readonly FixturePart[]): number[] {
  const certain = parts.map(({ minutes, against, reported }) => {
    if (minutes === 0) return 0;
    return reported.goals_conceded ?? (minutes >= 90 || against === 0 ? against : undefined);
  });
  let left = sum - certain.reduce<number>((all, one) => all + (one ?? 0), 0);
  return parts.map(({ against }, index) => {
    const reported = certain[index];
    if (reported !== undefined) return reported;
    const share = Math.max(0, Math.min(left, against));
    left -= share;
    return share;
  });
}
