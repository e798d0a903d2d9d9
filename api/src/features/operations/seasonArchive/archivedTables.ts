/**
 * Tables of public data of a season, as they are written and removed: `game_state` first, because a season without it is
 * not listed any more while its other rows go. A restore puts it back last.
 */
export const archivedTables = [
  'game_state',
  'game_document',
  'game_reading',
  'game_moment',
  'game_doubt',
  'upstream_reading',
  'price_night',
  'gameweek_price',
  'deadline_expected',
  'fantasy_team',
  'team_gameweek',
  'team_picks',
  'team_transfer',
  'wanted_team',
  'league',
  'league_member',
  'h2h_league',
  'h2h_fixtures',
  'rank_sample',
  'rank_sample_reading',
  'rank_moment',
] as const;

/**
 * Tables with a season that stay in the database: their rows belong to accounts and are deleted with them, which a row in a
 * file would not be.
 */
export const personalTables = [
  'account_plan',
  'account_rival',
  'account_view',
  'account_watch',
  'alert',
  'chance_moment',
  'digest_mail',
  'pass_order',
] as const;

export type ArchivedTable = (typeof archivedTables)[number];

export const isArchived = (table: unknown): table is ArchivedTable =>
  archivedTables.some((one) => one === table);
