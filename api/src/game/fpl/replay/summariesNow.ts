import type { OfficialElementSummary, OfficialStandings } from '../official';
import type { FixtureNow, SeasonNow } from './seasonNow';

/** `element-summary/{id}/` at the instant. */
export function elementSummaryNow(season: SeasonNow, element: number): OfficialElementSummary | undefined {
  const recorded = season.recording.elementSummary(element);
  const club = season.base.elements.find(({ id }) => id === element)?.team;
  if (recorded === undefined || club === undefined) return undefined;
  return {
    fixtures: season.fixtures.filter((fixture) => isToCome(fixture, club)).map((one) => remaining(one, club)),
    history: recorded.history.flatMap((row) => season.rowNow(row) ?? []),
    history_past: recorded.history_past,
  };
}

function isToCome({ final, phase }: FixtureNow, club: number): boolean {
  return phase.phase === 'before' && (final.team_h === club || final.team_a === club);
}

function remaining({ final }: FixtureNow, club: number) {
  const isHome = final.team_h === club;
  return {
    id: final.id,
    code: final.code,
    team_h: final.team_h,
    team_h_score: null,
    team_a: final.team_a,
    team_a_score: null,
    event: final.event,
    finished: false,
    minutes: 0,
    provisional_start_time: false,
    kickoff_time: final.kickoff_time,
    event_name: final.event === null ? null : `Gameweek ${final.event}`,
    is_home: isHome,
    difficulty: isHome ? final.team_h_difficulty : final.team_a_difficulty,
  };
}

/**
 * `leagues-classic/{id}/standings/`. Only the final table was recorded: before the end it is empty. New
 * members were recorded at the same time.
 */
export function standingsNow(season: SeasonNow, league: number, page: number): OfficialStandings | undefined {
  const recorded = season.recording.standings(league);
  if (recorded === undefined) return undefined;
  const isOver = season.next === undefined && season.isSettled(season.current?.id ?? 0);
  const results = isOver && page === 1 ? recorded.standings.results : [];
  return {
    ...recorded,
    last_updated_data: isOver ? recorded.last_updated_data : null,
    new_entries: isOver ? recorded.new_entries : { has_next: false, page: 1, results: [] },
    standings: { has_next: false, page, results },
  };
}
