import { positions } from '@touchline/shared/domain';

import { lastGameweek } from '../calendar';
import { demoClubs, strengthOf, type DemoClub } from '../clubs';
import { isListedAt } from '../football';
import type { DemoFootballer } from '../footballers';
import { elementOf, setRanks, type ElementSources } from './elements';
import { eventOf } from './events';
import { nextNights } from './priceForecast';
import { rulesDocument } from './rules';
import { instant, type SeasonView } from './view';

/** Gameweeks of the months, as in 2023-24. */
const phases: readonly (readonly [name: string, start: number, stop: number])[] = [
  ['Overall', 1, 38],
  ['August', 1, 3],
  ['September', 4, 7],
  ['October', 8, 10],
  ['November', 11, 13],
  ['December', 14, 20],
  ['January', 21, 22],
  ['February', 23, 26],
  ['March', 27, 30],
  ['April', 31, 35],
  ['May', 36, 38],
];

const statLabels: readonly (readonly [label: string, name: string])[] = [
  ['Minutes played', 'minutes'],
  ['Goals scored', 'goals_scored'],
  ['Assists', 'assists'],
  ['Clean sheets', 'clean_sheets'],
  ['Goals conceded', 'goals_conceded'],
  ['Own goals', 'own_goals'],
  ['Penalties saved', 'penalties_saved'],
  ['Penalties missed', 'penalties_missed'],
  ['Yellow cards', 'yellow_cards'],
  ['Red cards', 'red_cards'],
  ['Saves', 'saves'],
  ['Bonus', 'bonus'],
  ['Bonus Points System', 'bps'],
  ['Influence', 'influence'],
  ['Creativity', 'creativity'],
  ['Threat', 'threat'],
  ['ICT Index', 'ict_index'],
  ['Game(s) Started', 'starts'],
  ['Expected Goals', 'expected_goals'],
  ['Expected Assists', 'expected_assists'],
  ['Expected Goal Involvements', 'expected_goal_involvements'],
  ['Expected Goals Conceded', 'expected_goals_conceded'],
];

const elementTypes: readonly (readonly [plural: string, select: number, least: number, most: number])[] = [
  ['Goalkeepers', 2, 1, 1],
  ['Defenders', 5, 3, 5],
  ['Midfielders', 5, 2, 5],
  ['Forwards', 3, 1, 3],
];

/** The whole state of the game: `bootstrap-static/`. */
export function bootstrapDocument(view: SeasonView, sources: ElementSources): unknown {
  const listed = view.season.football.footballers.filter((one) =>
    isListedAt(one, view.season.calendar, view.now),
  );
  const elements = listed.map((one) => ({ one, fields: elementOf(view, one, sources) }));
  setRanks(elements);
  return {
    ...rulesDocument({ price_change_deadlines: nextNights(view).map(instant) }),
    events: Array.from({ length: lastGameweek }, (_, index) => eventOf(view, index + 1, sources.dreamTeams)),
    game_settings: gameSettings,
    phases: phases.map(([name, start_event, stop_event], index) => ({
      id: index + 1,
      name,
      start_event,
      stop_event,
    })),
    teams: demoClubs.map(teamOf),
    total_players: view.season.fantasy.managers.filter((one) => one.joined <= view.now).length,
    elements: elements.map(({ fields }) => fields),
    element_stats: statLabels.map(([label, name]) => ({ label, name })),
    element_types: elementTypes.map((row, index) => elementTypeOf(row, index, listed)),
  };
}

const gameSettings = {
  league_join_private_max: 30,
  league_join_public_max: 5,
  league_max_size_public_classic: 20,
  league_max_size_public_h2h: 16,
  league_max_size_private_h2h: 16,
  league_max_ko_rounds_private_h2h: 3,
  league_prefix_public: 'League',
  league_points_h2h_win: 3,
  league_points_h2h_lose: 0,
  league_points_h2h_draw: 1,
  league_ko_first_instead_of_random: false,
  cup_start_event_id: null,
  cup_stop_event_id: null,
  cup_qualifying_method: null,
  cup_type: null,
  featured_entries: [],
  percentile_ranks: [1, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90, 95],
  squad_squadplay: 11,
  squad_squadsize: 15,
  squad_team_limit: 3,
  squad_total_spend: 1000,
  ui_currency_multiplier: 10,
  ui_use_special_shirts: false,
  ui_special_shirt_exclusions: [],
  stats_form_days: 30,
  sys_vice_captain_enabled: true,
  transfers_cap: 20,
  transfers_sell_on_fee: 0.5,
  league_h2h_tiebreak_stats: ['+goals_scored', '-goals_conceded'],
  timezone: 'UTC',
};

function elementTypeOf(
  [plural, select, least, most]: (typeof elementTypes)[number],
  index: number,
  listed: readonly DemoFootballer[],
) {
  const short = positions[index] ?? 'GKP';
  const isKeeper = short === 'GKP';
  return {
    id: index + 1,
    plural_name: plural,
    plural_name_short: short,
    singular_name: plural.slice(0, -1),
    singular_name_short: short,
    squad_select: select,
    squad_min_select: null,
    squad_max_select: null,
    squad_min_play: least,
    squad_max_play: most,
    ui_shirt_specific: isKeeper,
    sub_positions_locked: isKeeper ? [12] : [],
    element_count: listed.filter((one) => one.position === short).length,
  };
}

function teamOf(club: DemoClub) {
  const attack = 1000 + Math.round((club.attack - 30) * 5.6);
  const defence = 1000 + Math.round(Math.max(0, 95 - club.defence) * 5.6);
  const overall = Math.round((attack + defence) / 10) * 5;
  return {
    code: club.code,
    draw: 0,
    form: null,
    id: club.id,
    loss: 0,
    name: club.name,
    played: 0,
    points: 0,
    position: 0,
    short_name: club.short,
    strength: strengthOf(club),
    team_division: null,
    unavailable: false,
    win: 0,
    strength_overall_home: overall,
    strength_overall_away: overall + 20,
    strength_attack_home: attack,
    strength_attack_away: attack + 15,
    strength_defence_home: defence,
    strength_defence_away: defence + 25,
    pulse_id: club.id,
  };
}
