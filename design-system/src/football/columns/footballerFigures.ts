import type { ClubId, FixtureId, GameweekNumber } from '@touchline/shared/domain';
import type { OwnershipShare } from '@touchline/design-system/football';

/** The seven views of a table of footballers (page definitions 6.5). */
export type FootballerTableView =
  | 'default'
  | 'total_points'
  | 'gameweek_points'
  | 'fixtures_points'
  | 'gameweek_transfers'
  | 'predictions'
  | 'season_ticker';

/** Display names of the views. */
export const footballerViewLabels: Readonly<Record<FootballerTableView, string>> = {
  default: 'List',
  total_points: 'Points',
  gameweek_points: 'GW points',
  fixtures_points: 'Fixture points',
  gameweek_transfers: 'Transfers',
  predictions: 'Predictions',
  season_ticker: 'Season',
};

/** One fixture of the footballer's club, with the footballer's figures. */
export interface FixtureFigures {
  readonly fixture_id: FixtureId;
  /** Fixtures of one gameweek are drawn together. */
  readonly gameweek_id?: GameweekNumber | null;
  readonly opponent_id: ClubId;
  readonly is_home: boolean;
  readonly difficulty: number;
  readonly result?: string;
  /** Null when the fixture has not started. */
  readonly points?: number | null;
  readonly minutes?: number | null;
}

/** Data of a footballer for the columns. Figures that need the pass are left out, with `locked`. */
export interface FootballerFigures {
  readonly locked?: true;
  /** Percent; undefined for a footballer without doubt. */
  readonly chance?: number | null;
  readonly rivals?: OwnershipShare;
  readonly selected_by?: number;
  /** Millions. */
  readonly cost?: number;
  readonly cost_change?: number;
  readonly form?: number;
  /** Null when not yet played. */
  readonly gw_points?: number | null;
  readonly total_points?: number;
  readonly per_match?: number;
  /** Points and counts of the season by category. */
  readonly categories?: Readonly<Record<string, { readonly points: number; readonly count: number }>>;
  readonly gameweeks?: readonly { readonly gameweek_id: GameweekNumber; readonly points: number | null }[];
  /** Of the footballer's club, newest first. */
  readonly fixtures?: readonly FixtureFigures[];
  readonly balance?: number;
  readonly transfers_in?: number;
  readonly transfers_out?: number;
  readonly ep_this?: number | null;
  readonly ep_next?: number | null;
  readonly next?: readonly FixtureFigures[];
  /** By gameweek; an empty list is a blank, a missing key has unknown fixtures. */
  readonly ticker?: Readonly<Record<string, readonly FixtureFigures[]>>;
  readonly mean_difficulty?: number | null;
}
