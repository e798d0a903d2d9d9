import type { OfficialFixture, OfficialFixtureStat } from '../official';
import type { FixtureNow, SeasonNow } from './seasonNow';
import { scoreOf } from './seasonNow';

/** `fixtures/` at the instant. */
export function fixturesNow(season: SeasonNow): OfficialFixture[] {
  return season.fixtures.map((fixture) => oneFixture(season, fixture));
}

function oneFixture(season: SeasonNow, fixture: FixtureNow): OfficialFixture {
  const { final, phase } = fixture;
  switch (phase.phase) {
    case 'before':
      return { ...final, ...notStarted };
    case 'playing':
      return { ...final, ...playing(season, fixture), minutes: phase.minute };
    case 'full_time':
      return { ...final, finished: false, finished_provisional: true, stats: final.stats.map(withoutBonus) };
    case 'settled':
      return final;
  }
}

const notStarted = {
  started: false,
  finished: false,
  finished_provisional: false,
  minutes: 0,
  team_h_score: null,
  team_a_score: null,
  stats: [],
};

function playing(season: SeasonNow, { final, actions }: FixtureNow) {
  return {
    started: true,
    finished: false,
    finished_provisional: false,
    team_h_score: scoreOf(actions, true),
    team_a_score: scoreOf(actions, false),
    stats: final.stats.map((stat) => statInPlay(season, final, stat.identifier)),
  };
}

/** Everyone with a count other than 0, in descending order, as the game lists them. */
function statInPlay(season: SeasonNow, final: OfficialFixture, identifier: string): OfficialFixtureStat {
  const rows = season.recording.rowsOf(final.id).flatMap((row) => season.rowNow(row) ?? []);
  const listed = rows
    .map((row) => ({
      is_home: row.was_home,
      element: row.element,
      value: Number(Reflect.get(row, identifier) ?? 0),
    }))
    .filter(({ value }) => value !== 0)
    .sort((a, b) => b.value - a.value || a.element - b.element);
  const side = (isHome: boolean) =>
    listed.filter(({ is_home }) => is_home === isHome).map(({ element, value }) => ({ element, value }));
  return { identifier, h: side(true), a: side(false) };
}

function withoutBonus(stat: OfficialFixtureStat): OfficialFixtureStat {
  return stat.identifier === 'bonus' ? { ...stat, h: [], a: [] } : stat;
}
