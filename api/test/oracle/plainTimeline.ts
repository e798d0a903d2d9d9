import type { OfficialFixture } from '../../src/game/fpl/official';
import {
  clubBy,
  clubIn,
  elementOf,
  fixturesOfGameweek,
  hasBegun,
  homeOf,
  awayOf,
  isOver,
  matchesOf,
  type PlainSeason,
} from './plainSeason';
import { type PlainTeam, type PlainWeek, weekOf } from './plainTeams';

const kinds: Record<string, [kind: string, word: string, every: number]> = {
  goals_scored: ['goal', 'goal', 1],
  own_goals: ['goal', 'own goal', 1],
  assists: ['assist', 'assist', 1],
  yellow_cards: ['card', 'yellow card', 1],
  red_cards: ['card', 'red card', 1],
  penalties_missed: ['card', 'missed penalty', 1],
  penalties_saved: ['save', 'saved penalty', 1],
  saves: ['save', 'three saves', 3],
};

const nameOf = (season: PlainSeason, id: number) => elementOf(season, id).web_name;
const matchOf = (season: PlainSeason, fixture: OfficialFixture) =>
  `${clubBy(season, homeOf(season, fixture)).name} against ${clubBy(season, awayOf(season, fixture)).name}`;

/** Without times and ids: a team's timeline about its matches, substitutes and line-ups. */
export interface PlainItem {
  readonly kind: string;
  readonly gameweek_id: number | null;
  readonly text: string;
  readonly points?: number;
}

export function timelineOf(season: PlainSeason, team: PlainTeam): PlainItem[] {
  const weeks = [...team.squads.values()].map((squad) => weekOf(season, squad));
  return [
    ...season.events
      .filter(({ deadline_time }) => Date.parse(deadline_time) <= season.now)
      .map(({ id }) => ({
        kind: 'deadline',
        gameweek_id: id,
        text: `The deadline of gameweek ${id} has passed.`,
      })),
    ...season.elements
      .filter(
        ({ news, news_added }) => news !== '' && news_added !== null && Date.parse(news_added) <= season.now,
      )
      .map(({ web_name, news }) => ({ kind: 'news', gameweek_id: null, text: `${web_name}: ${news}` })),
    ...weeks.flatMap((week) => [
      ...doneBy(season, week),
      ...cameOn(season, week),
      ...startedIn(season, week),
    ]),
  ];
}

function doneBy(season: PlainSeason, { squad, places }: PlainWeek): PlainItem[] {
  return places.flatMap(({ id, multiplier }) =>
    matchesOf(season, id)
      .filter(({ row }) => row.round === squad.gameweek)
      .flatMap(({ lines, fixture }) =>
        lines.flatMap(({ category, count, points }): PlainItem[] => {
          const wording: [string, string, number] | undefined =
            category === 'bonus' ? ['bonus', 'bonus', count] : kinds[category];
          if (wording === undefined) return [];
          const [kind, word, every] = wording;
          const times = every === 0 ? 0 : Math.floor(count / every);
          const text = `${nameOf(season, id)}: ${word} in ${matchOf(season, fixture)}.`;
          const item = { kind, gameweek_id: squad.gameweek, text };
          const worth = multiplier > 0 ? { points: (points / times) * multiplier } : {};
          return Array.from({ length: times }, () => ({ ...item, ...worth }));
        }),
      ),
  );
}

const cameOn = (season: PlainSeason, { squad, subs }: PlainWeek): PlainItem[] =>
  subs
    .filter(({ isOn }) => isOn)
    .map((sub) => ({
      kind: 'auto_sub',
      gameweek_id: squad.gameweek,
      text: `${nameOf(season, sub.in)} came on for ${nameOf(season, sub.out)}.`,
    }));

/** For each fixture with footballers of the squad: starters, then the others. */
function startedIn(season: PlainSeason, { squad }: PlainWeek): PlainItem[] {
  return fixturesOfGameweek(season, squad.gameweek)
    .filter((fixture) => hasBegun(fixture) || isOver(fixture))
    .flatMap((fixture) => {
      const here = squad.ids.filter((id) => clubIn(season, fixture, id) !== undefined);
      const has = (id: number) =>
        matchesOf(season, id).some((match) => match.fixture.id === fixture.id && match.row.starts > 0);
      const [first, others] = [here.filter(has), here.filter((id) => !has(id))];
      const names = (ids: readonly number[]) => ids.map((id) => nameOf(season, id)).join(', ');
      const said = [
        first.length > 0 ? `${names(first)} start${first.length === 1 ? 's' : ''}` : '',
        others.length > 0 ? `${names(others)} ${others.length === 1 ? 'does' : 'do'} not start` : '',
      ].filter((part) => part !== '');
      const text = `${matchOf(season, fixture)}: ${said.join('; ')}.`;
      return here.length === 0 ? [] : [{ kind: 'lineup', gameweek_id: squad.gameweek, text }];
    });
}

/** Sorted by content, so that the order is deterministic. */
export const inOrder = (items: readonly PlainItem[]): PlainItem[] =>
  [...items].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
