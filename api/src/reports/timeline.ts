import {
  chipName,
  type EpochMs,
  type FootballerId,
  pointCategoryLabel,
  type TeamId,
} from '@touchline/shared/domain';
import type { TimelineItem } from '@touchline/shared/wire';
import type { Fixture } from '../fpl/gameData';
import { instantOf } from './instant';
import { nameOf } from './rivalRows';
import type { Season } from './season';
import type { HistoryRow, TransferRow } from './teams.queries';
import type { TeamResult } from './teamResult';

/** What a reader's timeline is made of. */
export interface TimelineParts {
  readonly season: Season;
  readonly now: EpochMs;
  /** Own squad as it stands in each gameweek shown. */
  readonly results: readonly TeamResult[];
  readonly watched: ReadonlySet<FootballerId>;
  readonly rivals: ReadonlyMap<TeamId, string>;
  readonly transfers: readonly TransferRow[];
  readonly history: readonly HistoryRow[];
}

type Item = TimelineItem & { readonly at_ms: EpochMs };

/** Everything that has happened, newest first. */
export function timelineItems(parts: TimelineParts): TimelineItem[] {
  const items = [
    ...deadlines(parts),
    ...news(parts),
    ...matchEvents(parts),
    ...autoSubs(parts),
    ...rivalTransfers(parts),
    ...rivalChips(parts),
  ];
  return items
    .filter(({ at_ms }) => at_ms <= parts.now)
    .sort((a, b) => b.at_ms - a.at_ms || a.id.localeCompare(b.id))
    .map(({ at_ms: _, ...item }) => item);
}

function item(at_ms: EpochMs, fields: Omit<TimelineItem, 'at' | 'mine' | 'watched' | 'footballers'>): Item {
  return { at_ms, at: instantOf(at_ms), footballers: [], mine: false, watched: false, ...fields };
}

function about(parts: TimelineParts, id: FootballerId) {
  const own = parts.results.some(({ squad }) => squad.some((pick) => pick.footballer_id === id));
  return {
    footballers: [{ id, name: nameOf(parts.season, id) }],
    mine: own,
    watched: parts.watched.has(id),
  };
}

function deadlines({ season }: TimelineParts): Item[] {
  return season.gameweeks.map(({ id, deadline }) =>
    item(deadline, {
      id: `deadline-${id}`,
      kind: 'deadline',
      gameweek_id: id,
      text: `The deadline of gameweek ${id} has passed.`,
    }),
  );
}

function news(parts: TimelineParts): Item[] {
  return parts.season.footballers.flatMap((footballer) => {
    if (footballer.news === '' || footballer.news_at === null) return [];
    const fields = {
      id: `news-${footballer.id}-${footballer.news_at}`,
      kind: 'news' as const,
      gameweek_id: null,
      text: `${footballer.name}: ${footballer.news}`,
    };
    return [{ ...item(footballer.news_at, fields), ...about(parts, footballer.id) }];
  });
}

/** Categories of a match that are told, each with its kind. */
const toldCategories: Record<string, TimelineItem['kind']> = {
  goals_scored: 'goal',
  own_goals: 'goal',
  assists: 'assist',
  yellow_cards: 'card',
  red_cards: 'card',
  penalties_missed: 'card',
  penalties_saved: 'save',
  saves: 'save',
  bonus: 'bonus',
};

/** Matches are timed from kick-off; the game tells no minutes, so what happened in one is told at its end. */
const matchMs = 113 * 60_000;
const bonusMs = matchMs + 60 * 60_000;

/** What own and watched footballers did in the gameweeks shown. */
function matchEvents(parts: TimelineParts): Item[] {
  const { season, results, watched } = parts;
  return results.flatMap(({ gameweek, squad }) => {
    const followed = new Set([...squad.map(({ footballer_id }) => footballer_id), ...watched]);
    return [...followed].flatMap((id) =>
      (season.round(gameweek).footballers.get(id)?.matches ?? []).flatMap(({ fixture, lines }) =>
        lines
          .filter(({ category, points }) => toldCategories[category] !== undefined && points !== 0)
          .map((line) => ({
            ...item(toldAt(fixture, line.category, parts.now), {
              id: `${fixture.id}-${id}-${line.category}`,
              kind: toldCategories[line.category] ?? 'goal',
              gameweek_id: gameweek,
              text: `${nameOf(season, id)}: ${pointCategoryLabel(line.category)} ${line.count} in ${clubsOf(season, fixture)}.`,
              fixture_id: fixture.id,
              points: line.points,
            }),
            ...about(parts, id),
          })),
      ),
    );
  });
}

function toldAt({ kickoff, finished }: Fixture, category: string, now: EpochMs): EpochMs {
  if (kickoff === null || !finished) return now;
  return Math.min(now, kickoff + (category === 'bonus' ? bonusMs : matchMs));
}

const clubsOf = (season: Season, { home, away }: Fixture) =>
  `${season.club(home)?.name ?? home} against ${season.club(away)?.name ?? away}`;

function autoSubs(parts: TimelineParts): Item[] {
  const { season, results, now } = parts;
  return results.flatMap(({ gameweek, substitutions }) => {
    const kickoffs = season.fixturesIn(gameweek).map(({ kickoff }) => kickoff ?? 0);
    const at = Math.min(now, Math.max(0, ...kickoffs) + matchMs);
    return substitutions
      .filter(({ has_come_on }) => has_come_on)
      .map((one) => ({
        ...item(at, {
          id: `sub-${gameweek}-${one.in}`,
          kind: 'auto_sub',
          gameweek_id: gameweek,
          text: `${nameOf(season, one.in)} came on for ${nameOf(season, one.out)}.`,
        }),
        footballers: [one.in, one.out].map((id) => ({ id, name: nameOf(season, id) })),
        mine: true,
      }));
  });
}

function rivalTransfers({ season, transfers, rivals, watched }: TimelineParts): Item[] {
  return transfers.flatMap((one) => {
    const name = rivals.get(one.team_id);
    if (name === undefined) return [];
    const fields = {
      id: `transfer-${one.team_id}-${one.at}-${one.in}`,
      kind: 'rival_transfer' as const,
      gameweek_id: one.gameweek,
      text: `${name} bought ${nameOf(season, one.in)} for ${nameOf(season, one.out)}.`,
      team: { id: one.team_id, name },
    };
    const footballers = [one.in, one.out].map((id) => ({ id, name: nameOf(season, id) }));
    // It is known to others from the deadline on.
    const at = Math.max(one.at, season.gameweek(one.gameweek)?.deadline ?? 0);
    return [{ ...item(at, fields), footballers, watched: watched.has(one.in) || watched.has(one.out) }];
  });
}

function rivalChips({ season, history, rivals }: TimelineParts): Item[] {
  return history.flatMap(({ team_id, gameweek, chip }) => {
    const name = rivals.get(team_id);
    if (name === undefined || chip === null) return [];
    return [
      item(season.gameweek(gameweek)?.deadline ?? 0, {
        id: `chip-${team_id}-${gameweek}`,
        kind: 'rival_chip',
        gameweek_id: gameweek,
        text: `${name} played ${chipName(chip)} in gameweek ${gameweek}.`,
        team: { id: team_id, name },
      }),
    ];
  });
}
