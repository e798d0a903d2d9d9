interface Dated {
  readonly kickoff: string | null;
}

export interface MatchDay<Fixture extends Dated> {
  /** `Saturday 10 February`, in the viewer's time zone. */
  readonly day: string;
  readonly fixtures: readonly Fixture[];
}

/**
 * Groups fixtures by day in the viewer's time zone: a late match in England may be tomorrow in Japan. The
 * order is kept; fixtures without a date are omitted.
 *
 * @param timeZone for tests; without it the browser's own is used
 */
export function fixturesByDay<Fixture extends Dated>(
  fixtures: readonly Fixture[],
  timeZone?: string,
): MatchDay<Fixture>[] {
  const days = new Map<string, Fixture[]>();
  for (const fixture of fixtures) {
    if (fixture.kickoff === null) continue;
    const day = dayOf(fixture.kickoff, timeZone);
    days.set(day, [...(days.get(day) ?? []), fixture]);
  }
  return [...days].map(([day, ofThatDay]) => ({ day, fixtures: ofThatDay }));
}

function dayOf(instant: string, timeZone?: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { ...options, timeZone }).format(new Date(instant));
  return `${part({ weekday: 'long' })} ${part({ day: 'numeric' })} ${part({ month: 'long' })}`;
}
