import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { GameweekNumber, Points } from '@touchline/shared/domain';
import { seasonConstants } from '@touchline/shared/simulation';
import { normalShare } from './chanceMeasures';
import { netOf, type RecordedSquad } from './recordedSquads';

/** A closed league of one gameweek: everybody's total before and after it. */
export interface RecordedField {
  readonly gameweek: GameweekNumber;
  readonly teams: readonly { readonly place: number; readonly before: Points; readonly after: Points }[];
}

/** `fields.json.gz`. @throws when the file cannot be read */
export function readFields(file: string): RecordedField[] {
  const text = gunzipSync(readFileSync(file)).toString('utf8');
  const fields = JSON.parse(text) as Record<string, readonly (readonly [number, number, number])[]>;
  return Object.entries(fields).map(([gameweek, rows]) => ({
    gameweek: Number(gameweek),
    teams: rows.map(([place, before, after]) => ({ place, before, after })),
  }));
}

/**
 * `team`: variance of net points around the mean of a gameweek, the mean over gameweeks. `footballer`: mean squared
 * difference of two squads by the squared differences of their multipliers. Squads next to each other are a pair.
 */
export function variancesOf(squads: readonly RecordedSquad[]): { team: number; footballer: number } {
  const gameweeks = [...new Set(squads.map(({ gameweek }) => gameweek))].map((gameweek) =>
    squads.filter((squad) => squad.gameweek === gameweek),
  );
  const pairs = gameweeks.flatMap((own) =>
    own.flatMap((one, index) => {
      const other = own[index + 1];
      return index % 2 === 1 || other === undefined ? [] : [{ one, other }];
    }),
  );
  const points = mean(pairs.map(({ one, other }) => (netOf(one) - netOf(other)) ** 2));
  const multipliers = mean(pairs.map(({ one, other }) => multiplierDifference(one, other)));
  return {
    team: mean(gameweeks.map((own) => variance(own.map(netOf)))),
    footballer: points / multipliers,
  };
}

/** Points gained in the gameweek for each point more before it: 0 when who leads is not better. */
export function gainByLead({ teams }: RecordedField): number {
  const before = teams.map((one) => one.before);
  const center = mean(before);
  const gains = teams.map(({ after, before: start }) => after - start);
  const shared = mean(gains.map((gain, index) => gain * ((before[index] ?? 0) - center)));
  return shared / mean(before.map((one) => (one - center) ** 2));
}

/** Share of a squad that is in it some gameweeks later, the mean. @param squads footballers by gameweek, none after a free hit */
export function keptShare(squads: readonly (readonly number[])[], ahead: number): number {
  return mean(
    squads.flatMap((now, index) => {
      const later = squads[index + ahead] ?? [];
      return now.length === 0 || later.length === 0
        ? []
        : [now.filter((id) => later.includes(id)).length / now.length];
    }),
  );
}

/** Ahead after the gameweek, and what was said before it. */
export interface LeadCase {
  readonly gap: Points;
  /** 0 to 1. */
  readonly said: number;
  readonly won: boolean;
}

/** Places between the two of a pair: from neighbours of a small league to those of a large one. */
const placesApart = [50, 500, 2000, 5000] as const;

/** Pairs of all fields, near and far. */
export const leadCasesOf = (fields: readonly RecordedField[]): LeadCase[] =>
  fields.flatMap((field) => placesApart.flatMap((places) => leadCases(field, places)));

/** Pairs of a field some places apart, the better placed one first and second in turn. */
function leadCases({ teams }: RecordedField, places: number): LeadCase[] {
  const deviation = Math.sqrt(2 * seasonConstants.teamVariance);
  const placed = [...teams].sort((a, b) => b.before - a.before);
  return placed.flatMap((one, index) => {
    const other = placed[index + places];
    if (other === undefined || index % 2 === 1) return [];
    const [mine, theirs] = index % 4 === 0 ? [one, other] : [other, one];
    const gap = mine.before - theirs.before;
    return [{ gap, said: normalShare((gap - 0.5) / deviation), won: mine.after > theirs.after }];
  });
}

/** Mean squared error of what was said, and of "whoever is ahead stays ahead" (a half when level). */
export function leadScores(cases: readonly LeadCase[]): { said: number; leader: number } {
  const score = (of: (one: LeadCase) => number) => mean(cases.map((one) => (of(one) - Number(one.won)) ** 2));
  return { said: score(({ said }) => said), leader: score(({ gap }) => (Math.sign(gap) + 1) / 2) };
}

/** The table of `docs/advice.md`, as Markdown. */
export function leadReport(cases: readonly LeadCase[]): string {
  const { said, leader } = leadScores(cases);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const rows = Array.from({ length: 10 }, (_, tenth) => {
    const own = cases.filter((one) => Math.min(9, Math.floor(one.said * 10)) === tenth);
    const shares = [mean(own.map((one) => one.said)), mean(own.map(({ won }) => Number(won)))];
    return `| ${tenth * 10} to ${tenth * 10 + 10} % | ${own.length} | ${shares.map(percent).join(' | ')} |`;
  });
  return [
    `Brier score on ${cases.length} pairs: ${said.toFixed(4)}, "whoever is ahead" ${leader.toFixed(4)}, always a half 0.2500`,
    '',
    '| Chance to be ahead a gameweek later | Pairs | Said | Came |',
    '| --- | ---: | ---: | ---: |',
    ...rows,
  ].join('\n');
}

function multiplierDifference(one: RecordedSquad, other: RecordedSquad): number {
  const differences = new Map(one.picks.map(([id, , of]) => [id, of]));
  for (const [id, , of] of other.picks) differences.set(id, (differences.get(id) ?? 0) - of);
  return [...differences.values()].reduce((sum, of) => sum + of * of, 0);
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const variance = (values: readonly number[]): number => {
  const center = mean(values);
  return values.reduce((sum, value) => sum + (value - center) ** 2, 0) / Math.max(1, values.length - 1);
};
