import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describeRecorded, recordedFolder } from '../../../test/support/recordedSeason';
import type { Shape } from './declare';
import {
  bootstrapFields,
  fixtureFields,
  footballerRecordFields,
  historyFields,
  liveFields,
  picksFields,
  standingsFields,
  teamFields,
  transferFields,
} from './upstreamFields';

type Reasons = Readonly<Record<string, readonly string[]>>;

/**
 * Fields of the official documents that are not read, by the reason. A field of a group that is not read as a whole stands for
 * all below it. Read without a declaration, because each is one value: `event-status/` (`gameStatus.ts`).
 */
const unread: Readonly<Record<string, Reasons>> = {
  bootstrap: {
    'Computed here from fixtures: the game never fills them.': [
      'teams.played',
      'teams.win',
      'teams.draw',
      'teams.loss',
      'teams.points',
      'teams.position',
      'teams.form',
    ],
    'Says again what a field that is read says.': [
      'events.name',
      'events.deadline_time_epoch',
      'events.is_previous',
      'events.top_element',
      'events.highest_scoring_entry',
      'elements.team_code',
      'elements.photo',
      'elements.can_select',
      'elements.cost_change_event_fall',
      'elements.cost_change_start_fall',
      'elements.known_name',
      'element_types.plural_name',
      'element_types.plural_name_short',
      'chips.id',
    ],
    'Sums and places that are counted here from values that are read.': [
      'elements.now_cost_rank',
      'elements.now_cost_rank_type',
      'elements.form_rank',
      'elements.form_rank_type',
      'elements.points_per_game_rank',
      'elements.points_per_game_rank_type',
      'elements.selected_rank',
      'elements.selected_rank_type',
      'elements.influence_rank',
      'elements.influence_rank_type',
      'elements.creativity_rank',
      'elements.creativity_rank_type',
      'elements.threat_rank',
      'elements.threat_rank_type',
      'elements.ict_index_rank',
      'elements.ict_index_rank_type',
      'elements.ict_index',
      'elements.value_form',
      'elements.value_season',
      'elements.expected_goal_involvements',
      'elements.expected_goals_per_90',
      'elements.expected_assists_per_90',
      'elements.expected_goal_involvements_per_90',
      'elements.expected_goals_conceded_per_90',
      'elements.goals_conceded_per_90',
      'elements.saves_per_90',
      'elements.starts_per_90',
      'elements.clean_sheets_per_90',
      'elements.defensive_contribution_per_90',
      'element_types.element_count',
      'phases.highest_score',
    ],
    'Season sums of defence: they are counted from the matches, whose points they give.': [
      'elements.clearances_blocks_interceptions',
      'elements.recoveries',
      'elements.tackles',
      'elements.defensive_contribution',
    ],
    'The same in all recordings: never removed, always to be traded, no offset, no override of positions.': [
      'elements.removed',
      'elements.can_transact',
      'elements.special',
      'elements.scout_risks',
      'elements.has_temporary_code',
      'events.deadline_time_game_offset',
      'events.release_time',
      'events.released',
      'events.overrides.element_types',
      'chips.overrides.element_types',
      'teams.unavailable',
      'teams.team_division',
      'element_types.squad_min_select',
      'element_types.squad_max_select',
    ],
    'No page of the specification shows it.': [
      'elements.birth_date',
      'elements.region',
      'elements.opta_code',
      'elements.scout_news_link',
      'elements.penalties_text',
      'elements.direct_freekicks_text',
      'elements.corners_and_indirect_freekicks_text',
      'events.ranked_count',
      'events.cup_leagues_created',
      'events.h2h_ko_matches_created',
      'events.can_enter',
      'events.can_manage',
      'teams.pulse_id',
      'teams.link_url',
      'element_types.ui_shirt_specific',
    ],
  },
  fixtures: {
    'Other numbers of the match: ours is `id`.': ['code', 'pulse_id'],
    'Difficulty is the strength of the opponent, which the specification says of a club.': [
      'team_h_difficulty',
      'team_a_difficulty',
    ],
    'A match has a date or none; the game moves the date when it is known.': ['provisional_start_time'],
  },
  live: {
    'The explained lines and the stats of the match have them.': [
      'assists',
      'bonus',
      'bps',
      'clearances_blocks_interceptions',
      'defensive_contribution',
      'goals_scored',
      'own_goals',
      'penalties_missed',
      'penalties_saved',
      'recoveries',
      'red_cards',
      'saves',
      'tackles',
      'yellow_cards',
    ].map((name) => `elements.stats.${name}`),
    'No page of the specification shows it for a gameweek.': [
      'creativity',
      'expected_goal_involvements',
      'expected_goals_conceded',
      'ict_index',
      'in_dreamteam',
      'influence',
      'threat',
    ].map((name) => `elements.stats.${name}`),
    'Whether somebody played follows from minutes and cards, as in seasons without the field.': [
      'elements.stats.played',
    ],
    '0 in all recordings, and `points` has it in it.': ['elements.explain.stats.points_modification'],
    'Says that the game changed a row, not what.': ['elements.modified'],
  },
  'element-summary': {
    'Read from the matches and gameweeks themselves; of this document only prices and counts of teams are.': [
      ...['element', 'opponent_team', 'total_points', 'kickoff_time', 'team_h_score', 'team_a_score'],
      ...['modified', 'minutes', 'goals_scored', 'assists', 'clean_sheets', 'goals_conceded', 'own_goals'],
      ...['penalties_saved', 'penalties_missed', 'yellow_cards', 'red_cards', 'saves', 'bonus', 'bps'],
      ...['influence', 'creativity', 'threat', 'ict_index', 'starts', 'expected_goals', 'expected_assists'],
      ...['expected_goal_involvements', 'expected_goals_conceded', 'clearances_blocks_interceptions'],
      ...['recoveries', 'tackles', 'defensive_contribution', 'transfers_balance'],
    ].map((name) => `history.${name}`),
    'Matches to come are in `fixtures/`.': ['fixtures'],
    'The page of seasons shows points, minutes, goals, assists, clean sheets and cost.': [
      ...['element_code', 'own_goals', 'penalties_saved', 'penalties_missed', 'yellow_cards', 'red_cards'],
      ...['saves', 'bonus', 'bps', 'influence', 'creativity', 'threat', 'ict_index', 'starts'],
      ...['expected_goals', 'expected_assists', 'expected_goal_involvements', 'expected_goals_conceded'],
      ...[
        'goals_conceded',
        'clearances_blocks_interceptions',
        'recoveries',
        'tackles',
        'defensive_contribution',
      ],
    ].map((name) => `history_past.${name}`),
  },
  entry: {
    'The history of the team has them, gameweek by gameweek.': [
      'last_deadline_bank',
      'last_deadline_value',
      'last_deadline_total_transfers',
      'entered_events',
    ],
    'No page of the specification shows it.': [
      'club_badge_src',
      'favourite_team',
      'joined_time',
      'name_change_blocked',
      'player_region_id',
      'player_region_iso_code_long',
      'player_region_iso_code_short',
      'years_active',
    ],
    'Administration of leagues, which happens in the official game.': [
      ...['admin_entry', 'closed', 'created', 'max_entries', 'entry_can_admin', 'entry_can_invite'],
      ...['entry_can_leave', 'featured_entry_ids', 'has_cup', 'cup_qualified', 'rank', 'scoring'],
    ].flatMap((name) => [`leagues.classic.${name}`, `leagues.h2h.${name}`]),
    'A view of a league compares whole seasons, also in a league that began later.': [
      'leagues.classic.start_event',
    ],
    'Ranks by phase and in percent: phases are counted here, from gameweeks.': [
      'leagues.classic.active_phases',
      'leagues.h2h.active_phases',
      'leagues.classic.entry_percentile_rank',
      'leagues.h2h.entry_percentile_rank',
    ],
    'Said by the document of the league itself.': [
      'leagues.h2h.start_event',
      'leagues.h2h.short_name',
      'leagues.h2h.cup_league',
    ],
    'Cups are shown by their matches.': ['leagues.cup', 'leagues.event'],
    'The league points of a match follow from its winner.': [
      ...['draw', 'loss', 'total', 'win'].flatMap((name) => [`entry_1_${name}`, `entry_2_${name}`]),
      'seed_value',
      'tiebreak',
    ].map((name) => `leagues.cup_matches.${name}`),
  },
  history: {
    'Ranks in percent and before ties: the rank is shown.': [
      'current.overall_rank_percentage',
      'current.percentile_rank',
      'current.rank_sort',
    ],
    'Seasons before this one: no page of the specification shows them.': ['past'],
    'The gameweek of a chip is what counts.': ['chips.time'],
  },
  transfers: { 'The team that was asked for.': ['entry'] },
  picks: {
    'The team and gameweek that were asked for.': ['automatic_subs.entry', 'automatic_subs.event'],
    'The history of the team has them.': [
      ...['bank', 'value', 'event_transfers', 'points_on_bench', 'rank', 'rank_sort', 'overall_rank'],
      ...['overall_rank_percentage', 'percentile_rank'],
    ].map((name) => `entry_history.${name}`),
    'Computed here by the rules: from captain, chip and who played.': ['picks.multiplier'],
    'The footballer has it.': ['picks.element_type'],
  },
  standings: {
    'Administration of leagues, which happens in the official game.': [
      ...['admin_entry', 'closed', 'code_privacy', 'created', 'cup_league', 'has_cup', 'league_type'],
      ...['max_entries', 'rank', 'scoring'],
    ].map((name) => `league.${name}`),
    'Pages are asked for by their number, and `has_next` ends them.': ['standings.page', 'new_entries.page'],
    'Said again by other fields of the row.': ['standings.results.id', 'standings.results.rank_sort'],
    'When the game counted last: what is read says when it was read.': ['last_updated_data'],
  },
};

const seasons = dirname(recordedFolder);

function read(path: string): unknown {
  const bytes = readFileSync(path);
  return JSON.parse((path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')) as unknown;
}

const named = (folder: string, wanted: RegExp) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => wanted.test(name))
        .map((name) => resolve(folder, name))
    : [];

/** The recorded documents of all seasons by their name; of each season's gameweeks a few. */
const documents: Readonly<Record<string, { shape: Shape; files: RegExp; each?: boolean }>> = {
  bootstrap: { shape: bootstrapFields, files: /bootstrap-static\.json$/ },
  fixtures: { shape: fixtureFields, files: /^[^/]+\/fixtures\.json$/ },
  live: { shape: liveFields, files: /event\/(1|25)\/live\.json$/ },
  'element-summary': { shape: footballerRecordFields, files: /element-summary\.json\.gz$/, each: true },
  entry: { shape: teamFields, files: /entry\.json$/ },
  history: { shape: historyFields, files: /history\.json$/ },
  transfers: { shape: transferFields, files: /transfers\.json$/ },
  picks: { shape: picksFields, files: /event\/(2|25)\/picks\.json$/ },
  standings: { shape: standingsFields, files: /leagues-classic\/.*\.json$/ },
};

/** Paths of fields that the shape does not declare; below such a field nothing is looked at. */
function undeclared(shape: Shape, json: unknown, before: string, found: Set<string>): Set<string> {
  if (Array.isArray(json)) json.forEach((item) => undeclared(shape, item, before, found));
  else if (typeof json === 'object' && json !== null)
    for (const [name, value] of Object.entries(json)) {
      const field = shape[name];
      if (field === undefined) found.add(`${before}${name}`);
      else if (field.kind.inner) undeclared(field.kind.inner, value, `${before}${name}.`, found);
    }
  return found;
}

function findUnread(name: string): string[] {
  const { shape, files, each } = documents[name] ?? { shape: {}, files: /^$/ };
  const found = new Set<string>();
  for (const path of named(seasons, files)) {
    const json = read(path);
    undeclared(shape, each ? Object.values(json as object) : json, '', found);
  }
  return [...found].sort();
}

const excused = (name: string) => Object.values(unread[name] ?? {}).flat();

/** Whether the shape declares the field at a path. */
function isDeclared(shape: Shape, [name = '', ...rest]: readonly string[]): boolean {
  const field = shape[name];
  return field !== undefined && (rest.length === 0 || isDeclared(field.kind.inner ?? {}, rest));
}

it.each(Object.entries(documents))('no field of %s is read and said to be unread', (name, { shape }) => {
  expect(excused(name).filter((path) => isDeclared(shape, path.split('.')))).toEqual([]);
});

describeRecorded('of the recorded documents', () => {
  it.each(Object.keys(documents))('every field of %s is read, or is said here why not', (name) => {
    const excusedPaths = new Set(excused(name));
    expect(findUnread(name).filter((path) => !excusedPaths.has(path))).toEqual([]);
  });
});
