import type { ClubId } from '@touchline/shared/domain';
import { type Fields, fieldsOf, notEmpty } from './fields';
import type { Bootstrap, Club, Footballer, Gameweek, Phase, Strength } from './gameData';

/** `bootstrap-static/`. @throws {Malformed} */
export function parseBootstrap(json: unknown): Bootstrap {
  const document = fieldsOf(json, 'bootstrap');
  const list = (name: string) => notEmpty(document.list(name), `bootstrap.${name}`);
  const clubs = list('teams').map(parseClub);
  const clubOf = new Map(clubs.map(({ number, id }) => [number, id]));
  const positionOf = new Map(
    document.list('element_types').map((type) => [type.int('id'), type.text('singular_name_short')]),
  );
  return {
    clubs,
    gameweeks: list('events').map(parseGameweek),
    phases: document.list('phases').map(parsePhase),
    footballers: list('elements').map((element) => parseFootballer(element, clubOf, positionOf)),
    total_managers: document.int('total_players'),
  };
}

function parseClub(team: Fields): Club {
  return {
    id: team.text('short_name').toLowerCase(),
    number: team.int('id'),
    name: team.text('name'),
    strength: team.int('strength'),
    attack: parseStrength(team, 'attack'),
    defence: parseStrength(team, 'defence'),
    overall: parseStrength(team, 'overall'),
  };
}

function parseStrength(team: Fields, kind: string): Strength {
  const home = team.int(`strength_${kind}_home`);
  const away = team.int(`strength_${kind}_away`);
  return { home, away, overall: (home + away) / 2 };
}

function parseGameweek(event: Fields): Gameweek {
  const top = event.childOrNull('top_element_info');
  const finished = event.flag('finished') && event.flag('data_checked');
  return {
    id: event.int('id'),
    deadline: event.instant('deadline_time'),
    finished,
    is_current: event.flag('is_current'),
    is_next: event.flag('is_next'),
    // Upstream says 0 until it knows.
    average_points: event.intOrNull('average_entry_score') || null,
    highest_points: event.intOrNull('highest_score'),
    transfers_made: event.intOrNull('transfers_made'),
    chips_played: Object.fromEntries(
      event.list('chip_plays').map((play) => [play.text('chip_name'), play.int('num_played')]),
    ),
    most_selected: event.intOrNull('most_selected'),
    most_captained: event.intOrNull('most_captained'),
    most_vice_captained: event.intOrNull('most_vice_captained'),
    most_transferred_in: event.intOrNull('most_transferred_in'),
    top_footballer: top && { id: top.int('id'), points: top.int('points') },
  };
}

function parsePhase(phase: Fields): Phase {
  return {
    id: phase.int('id'),
    name: phase.text('name'),
    first: phase.int('start_event'),
    last: phase.int('stop_event'),
  };
}

function parseFootballer(
  element: Fields,
  clubOf: ReadonlyMap<number, ClubId>,
  positionOf: ReadonlyMap<number, string>,
): Footballer {
  const type = element.int('element_type');
  return {
    id: element.int('id'),
    code: element.int('code'),
    name: element.text('web_name'),
    fullname: `${element.text('first_name')} ${element.text('second_name')}`.trim(),
    club_id: clubOf.get(element.int('team')) ?? '',
    position: positionOf.get(type) ?? `${type}`,
    position_real: null,
    ...parseAvailability(element),
    ...parseMarket(element),
    ...parseSums(element),
  };
}

function parseAvailability(element: Fields) {
  return {
    status: element.text('status'),
    chance_this: element.intOrNull('chance_of_playing_this_round'),
    chance_next: element.intOrNull('chance_of_playing_next_round'),
    news: element.text('news'),
    news_at: element.instantOrNull('news_added'),
    squad_number: element.intOrNull('squad_number'),
    penalties_order: element.intOrNull('penalties_order'),
    freekicks_order: element.intOrNull('direct_freekicks_order'),
    corners_order: element.intOrNull('corners_and_indirect_freekicks_order'),
  };
}

function parseMarket(element: Fields) {
  return {
    price: element.int('now_cost'),
    price_change: element.int('cost_change_event'),
    price_change_start: element.int('cost_change_start'),
    selected_by: element.decimal('selected_by_percent'),
    transfers_in: element.int('transfers_in'),
    transfers_out: element.int('transfers_out'),
    transfers_in_event: element.int('transfers_in_event'),
    transfers_out_event: element.int('transfers_out_event'),
  };
}

function parseSums(element: Fields) {
  return {
    total_points: element.int('total_points'),
    event_points: element.int('event_points'),
    points_per_match: element.decimal('points_per_game'),
    form: element.decimal('form'),
    ep_this: element.decimalOrNull('ep_this'),
    ep_next: element.decimalOrNull('ep_next'),
    in_dreamteam: element.flag('in_dreamteam'),
    dreamteam_count: element.int('dreamteam_count'),
    minutes: element.int('minutes'),
    goals_scored: element.int('goals_scored'),
    assists: element.int('assists'),
    clean_sheets: element.int('clean_sheets'),
    goals_conceded: element.int('goals_conceded'),
    own_goals: element.int('own_goals'),
    penalties_saved: element.int('penalties_saved'),
    penalties_missed: element.int('penalties_missed'),
    yellow_cards: element.int('yellow_cards'),
    red_cards: element.int('red_cards'),
    saves: element.int('saves'),
    bonus: element.int('bonus'),
    bps: element.int('bps'),
    starts: element.intOrNull('starts') ?? 0,
    influence: element.decimal('influence'),
    creativity: element.decimal('creativity'),
    threat: element.decimal('threat'),
    expected_goals: element.decimalOrNull('expected_goals') ?? 0,
    expected_assists: element.decimalOrNull('expected_assists') ?? 0,
    expected_goals_conceded: element.decimalOrNull('expected_goals_conceded') ?? 0,
  };
}
