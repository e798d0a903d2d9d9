import { bringsSquadBack } from '@touchline/shared/domain';
import type { ReviewGameweek, TeamReview } from '@touchline/shared/wire';
import type { TeamPicks } from '../../game/fpl/gameData';
import { isReviewOpen } from '../../game/reports/openWithoutPass';
import type { HistoryRow, SquadRow } from '../../game/reports/teams.queries';
import type { Season } from '../../game/season/season';
import { decisionsOf, expectedOf, toTenth } from './decisions';
import type { Expectations } from './expectations.queries';

/** A team's stored season, and what was expected at its deadlines. */
interface ReviewedTeam {
  readonly season: Season;
  readonly history: readonly HistoryRow[];
  readonly squads: readonly SquadRow[];
  /** By gameweek; missing where nothing is known. */
  readonly expected: ReadonlyMap<number, Expectations>;
}

/** The settled gameweeks, the newest first, and their sum. Without pass all but the last are locked. */
export function reviewOf(team: ReviewedTeam, { pass }: { pass: boolean }): TeamReview {
  const settled = team.history
    .filter(({ gameweek }) => team.season.gameweek(gameweek)?.finished === true)
    .sort((a, b) => b.gameweek - a.gameweek);
  const rows = settled.map((row, index) =>
    isReviewOpen(index, pass) ? gameweekOf(team, row) : { gameweek_id: row.gameweek, locked: true as const },
  );
  return { rows, sum: sumOf(rows) };
}

function gameweekOf(team: ReviewedTeam, { gameweek, points, transfers_cost }: HistoryRow): ReviewGameweek {
  const { season, squads } = team;
  const nett_points = points - transfers_cost;
  const average = season.gameweek(gameweek)?.average_points ?? null;
  const row = { gameweek_id: gameweek, nett_points, average };
  const picks = squads.find((squad) => squad.gameweek === gameweek);
  const expected = team.expected.get(gameweek);
  if (picks === undefined || expected === undefined || expected.size === 0) return { ...row, known: null };
  const decided = { season, picks, before: standingBefore(squads, gameweek), expected };
  const decisions = decisionsOf(decided);
  const lineup = toTenth(expectedOf(decided, picks));
  return {
    ...row,
    known: {
      expected: lineup,
      luck: toTenth(nett_points - lineup),
      choices_expected: toTenth(decisions.reduce((sum, one) => sum + one.expected, 0)),
      choices_came: decisions.reduce((sum, one) => sum + one.came, 0),
      decisions,
    },
  };
}

/** The squad before a gameweek's transfers: after a free hit the one before it returns. */
function standingBefore(squads: readonly SquadRow[], gameweek: number): TeamPicks | undefined {
  const last = squads.find((squad) => squad.gameweek === gameweek - 1);
  return last !== undefined && bringsSquadBack(last.chip)
    ? squads.find((squad) => squad.gameweek === gameweek - 2)
    : last;
}

/** Over the open gameweeks; null when there is none with expected points. */
function sumOf(rows: readonly ReviewGameweek[]): TeamReview['sum'] {
  const open = rows.filter(({ locked }) => locked === undefined);
  const reviewed = open.filter((row) => row.known != null);
  if (reviewed.length === 0) return null;
  const over = (valueOf: (row: ReviewGameweek) => number) =>
    toTenth(reviewed.reduce((sum, row) => sum + valueOf(row), 0));
  const isCompared = reviewed.every(({ average }) => average != null);
  return {
    gameweeks: reviewed.length,
    unknown: open.length - reviewed.length,
    choices_expected: over(({ known: one }) => one?.choices_expected ?? 0),
    choices_came: over(({ known: one }) => one?.choices_came ?? 0),
    luck: over(({ known: one }) => one?.luck ?? 0),
    over_average: isCompared ? over(({ nett_points = 0, average }) => nett_points - (average ?? 0)) : null,
  };
}
