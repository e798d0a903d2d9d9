import type { FixtureNow, SeasonNow } from './seasonNow';

interface EventStatusDay {
  bonus_added: boolean;
  /** `2024-02-10` */
  date: string;
  event: number;
  /** Empty before, `l` live, `p` over and provisional, `r` final. */
  points: '' | 'l' | 'p' | 'r';
}

/** `event-status/` at the instant: one row for each match day of the current gameweek. */
export function eventStatusNow(season: SeasonNow) {
  const event = season.current?.id ?? 0;
  const days = new Map<string, FixtureNow[]>();
  for (const fixture of season.fixtures) {
    const date = fixture.final.kickoff_time?.slice(0, 10);
    if (fixture.final.event === event && date !== undefined)
      days.set(date, [...(days.get(date) ?? []), fixture]);
  }
  const status = [...days].sort().map(([date, fixtures]) => dayStatus(date, event, fixtures));
  return { status, leagues: leaguesStatus(season, event) };
}

function dayStatus(date: string, event: number, fixtures: readonly FixtureNow[]): EventStatusDay {
  const phases = fixtures.map(({ phase }) => phase.phase);
  const isSettled = phases.every((phase) => phase === 'settled');
  const isOver = phases.every((phase) => phase === 'settled' || phase === 'full_time');
  const isBegun = phases.some((phase) => phase !== 'before');
  return {
    bonus_added: isSettled,
    date,
    event,
    points: isSettled ? 'r' : isOver ? 'p' : isBegun ? 'l' : '',
  };
}

function leaguesStatus(season: SeasonNow, event: number): '' | 'Updating' | 'Updated' {
  if (event === 0) return '';
  return season.isSettled(event) ? 'Updated' : 'Updating';
}
