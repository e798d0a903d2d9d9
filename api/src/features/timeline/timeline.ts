import {
  badges,
  chipName,
  type EpochMs,
  type FootballerId,
  type GameweekNumber,
  inMillions,
  type PointLine,
  type Points,
  type TeamId,
} from '@touchline/shared/domain';
import type { TimelineItem } from '@touchline/shared/wire';
import { clubIn } from '../fixtures/fixtureRows';
import type { Fixture, Footballer } from '../../game/fpl/gameData';
import {
  latestIn,
  lineupMomentId,
  type LineupMoment,
  matchMomentId,
  momentCount,
  type PriceMoment,
  savesInWords,
} from '../../game/season/moments';
import type { Moment } from '../../game/season/moments';
import type { BadgeMoment } from '../../game/season/moments';
import type { TeamResult } from '../../game/reports/teamResult';
import type { HistoryRow, TransferRow } from '../../game/reports/teams.queries';
import { instantOf } from '../../game/season/instant';
import type { FootballerMatch } from '../../game/season/round';
import { perSeason } from '../../game/season/perSeason';
import { nameOf, type Season } from '../../game/season/season';

/** Data for a reader's timeline. */
export interface TimelineParts {
  readonly season: Season;
  readonly now: EpochMs;
  /** The manager's squad in each gameweek shown. */
  readonly results: readonly TeamResult[];
  readonly watched: ReadonlySet<FootballerId>;
  readonly rivals: ReadonlyMap<TeamId, string>;
  readonly transfers: readonly TransferRow[];
  readonly history: readonly HistoryRow[];
  /** Stored moments, by id. */
  readonly moments: ReadonlyMap<string, Moment>;
}

/** A footballer's points for a match event: needed to compute its effect on other teams. */
export interface EventWorth {
  readonly footballer_id: FootballerId;
  readonly points: Points;
}

/** An item, with the points of a match event. */
export type WorthItem = TimelineItem & { readonly worth?: EventWorth };

type Item = WorthItem & { readonly at_ms: EpochMs };

/** All items, newest first. */
export function timelineItems(parts: TimelineParts): WorthItem[] {
  const items = [
    ...deadlines(parts),
    ...news(parts),
    ...prices(parts),
    ...badgesGained(parts),
    ...lineups(parts),
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

/** @param gameweek whose squad decides whether the footballer is the manager's own; the latest by default */
function about(parts: TimelineParts, id: FootballerId, gameweek: GameweekNumber | null = null) {
  const result = gameweek === null ? parts.results.at(-1) : resultIn(parts, gameweek);
  return {
    footballers: [{ id, name: nameOf(parts.season, id) }],
    mine: result?.squad.some((pick) => pick.footballer_id === id) === true,
    watched: parts.watched.has(id),
  };
}

const resultIn = ({ results }: TimelineParts, gameweek: GameweekNumber): TeamResult | undefined =>
  results.find((result) => result.gameweek === gameweek);

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

/** Categories of a match that the timeline lists, each with its kind and label. */
const itemsOfCategories: Record<string, { readonly kind: TimelineItem['kind']; readonly word: string }> = {
  goals_scored: { kind: 'goal', word: 'goal' },
  own_goals: { kind: 'goal', word: 'own goal' },
  assists: { kind: 'assist', word: 'assist' },
  yellow_cards: { kind: 'card', word: 'yellow card' },
  red_cards: { kind: 'card', word: 'red card' },
  penalties_missed: { kind: 'card', word: 'missed penalty' },
  penalties_saved: { kind: 'save', word: 'saved penalty' },
  saves: { kind: 'save', word: 'saves' },
  bonus: { kind: 'bonus', word: 'bonus' },
};

/** Followed footballers of a gameweek: its squad and the watchlist. */
const followedIn = ({ watched }: TimelineParts, { squad }: TeamResult): Set<FootballerId> =>
  new Set([...squad.map(({ footballer_id }) => footballer_id), ...watched]);

/** Match events of followed footballers in the shown gameweeks, each with the time it was first seen. */
function matchEvents(parts: TimelineParts): Item[] {
  return parts.results.flatMap((result) =>
    [...followedIn(parts, result)].flatMap((id) =>
      (parts.season.round(result.gameweek).footballers.get(id)?.matches ?? []).flatMap((match) =>
        match.lines.flatMap((line) => lineEvents(parts, { result, id, match, line })),
      ),
    ),
  );
}

interface LineParts {
  readonly result: TeamResult;
  readonly id: FootballerId;
  readonly match: FootballerMatch;
  readonly line: PointLine;
}

function lineEvents(parts: TimelineParts, { result, id, match: { fixture }, line }: LineParts): Item[] {
  const entry = itemsOfCategories[line.category];
  const times = momentCount(line.category, line.count, parts.season.rules.scoring);
  if (entry === undefined || times === 0) return [];
  const { season, moments, now } = parts;
  const multiplier = result.picks.find((pick) => pick.footballer_id === id)?.multiplier ?? 0;
  return Array.from({ length: times }, (_, index) => {
    const moment = matchMomentId(fixture.id, id, line.category, index + 1);
    // A running match without a recorded start gets its kick-off time, so that entries do not move with the clock.
    const latest = fixture.finished ? latestIn(fixture, line.category, now) : (fixture.kickoff ?? now);
    const fields = {
      id: moment,
      kind: entry.kind,
      gameweek_id: result.gameweek,
      text: `${nameOf(season, id)}: ${line.category === 'saves' ? savesInWords(season.rules.scoring) : entry.word} in ${clubsOf(season, fixture)}.`,
      fixture_id: fixture.id,
      ...(multiplier > 0 ? { points: (line.points / times) * multiplier } : {}),
    };
    return {
      ...item(moments.get(moment)?.at ?? latest, fields),
      ...about(parts, id, result.gameweek),
      worth: { footballer_id: id, points: line.points / times },
    };
  });
}

/**
 * Starters and non-starters among followed footballers: from the official line-ups, else from kick-off on.
 */
function lineups(parts: TimelineParts): Item[] {
  const { season, results } = parts;
  return results.flatMap((result) => {
    const followed = [...followedIn(parts, result)].flatMap((id) => season.footballer(id) ?? []);
    return season.fixturesIn(result.gameweek).flatMap((fixture) => {
      const here = followed.filter((one) => clubIn(season, fixture, one) !== undefined);
      const lineup = lineupIn(parts, result.gameweek, fixture);
      return lineup === undefined || here.length === 0
        ? []
        : [lineupItem(parts, result.gameweek, { ...lineup, fixture, here })];
    });
  });
}

/** Starters of a fixture, and since when they are known: from the official line-up, else from kick-off on. */
export function lineupIn(
  { season, moments }: Pick<TimelineParts, 'season' | 'moments'>,
  gameweek: number,
  { id, number, kickoff, started }: Fixture,
) {
  const moment = moments.get(lineupMomentId(id));
  if (moment !== undefined) return { at: moment.at, starters: (moment.data as LineupMoment).starters };
  if (!started || kickoff === null) return undefined;
  const starters = startersOf(season, gameweek).get(number) ?? [];
  return starters.length === 0 ? undefined : { at: kickoff, starters };
}

/** Starters of each fixture of a gameweek, by fixture number; cached for all readers. */
const startersOf = perSeason((season, gameweek: number): ReadonlyMap<number, readonly FootballerId[]> => {
  const starters = new Map<number, FootballerId[]>();
  for (const [footballer, { matches }] of season.round(gameweek).footballers)
    for (const { fixture } of matches.filter(({ stats }) => stats.starts > 0))
      starters.set(fixture.number, [...(starters.get(fixture.number) ?? []), footballer]);
  return starters;
});

interface LineupParts {
  readonly at: EpochMs;
  readonly starters: readonly FootballerId[];
  readonly fixture: Fixture;
  readonly here: readonly Footballer[];
}

function lineupItem(
  parts: TimelineParts,
  gameweek: number,
  { at, starters, fixture, here }: LineupParts,
): Item {
  const names = (some: readonly Footballer[]) => some.map(({ name }) => name).join(', ');
  const starting = here.filter(({ id }) => starters.includes(id));
  const others = here.filter(({ id }) => !starters.includes(id));
  const said = [
    ...(starting.length > 0 ? [`${names(starting)} ${starting.length === 1 ? 'starts' : 'start'}`] : []),
    ...(others.length > 0 ? [`${names(others)} ${others.length === 1 ? 'does' : 'do'} not start`] : []),
  ];
  const all = here.map(({ id }) => about(parts, id, gameweek));
  const fields = {
    id: lineupMomentId(fixture.id),
    kind: 'lineup' as const,
    gameweek_id: gameweek,
    text: `${clubsOf(parts.season, fixture)}: ${said.join('; ')}.`,
    fixture_id: fixture.id,
  };
  return {
    ...item(at, fields),
    footballers: all.flatMap(({ footballers }) => footballers),
    mine: all.some(({ mine }) => mine),
    watched: all.some(({ watched }) => watched),
  };
}

/** For all footballers, followed or not. */
function prices(parts: TimelineParts): Item[] {
  return momentsOf(parts, 'price').map(({ id, at, footballer_id, data }) => {
    const { price, by, gameweek } = data as PriceMoment;
    const fields = {
      id,
      kind: by > 0 ? ('price_up' as const) : ('price_down' as const),
      gameweek_id: gameweek,
      text: `${nameOf(parts.season, footballer_id)} ${by > 0 ? 'rose' : 'fell'} to ${inMillions(price).toFixed(1)}m.`,
    };
    return { ...item(at, fields), ...about(parts, footballer_id, gameweek) };
  });
}

function badgesGained(parts: TimelineParts): Item[] {
  return momentsOf(parts, 'badge').flatMap(({ id, at, footballer_id, data }) => {
    const { badge, gameweek } = data as BadgeMoment;
    const { label = badge, text } = badges.find(({ key }) => key === badge) ?? {};
    const why = text === undefined ? '' : `: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
    const fields = {
      id,
      kind: 'badge' as const,
      gameweek_id: gameweek === 0 ? null : gameweek,
      text: `${nameOf(parts.season, footballer_id)} gained the badge ${label}${why}.`,
    };
    const entry = { ...item(at, fields), ...about(parts, footballer_id, gameweek) };
    return entry.mine || entry.watched ? [entry] : [];
  });
}

/** Moments of footballers who are in the current game. */
function momentsOf({ moments, season }: TimelineParts, kind: Moment['kind']) {
  return [...moments.values()].flatMap((moment) => {
    const { footballer_id } = moment;
    const isInSeason = footballer_id !== null && season.footballer(footballer_id) !== undefined;
    return moment.kind === kind && isInSeason ? [{ ...moment, footballer_id }] : [];
  });
}

const clubsOf = (season: Season, { home, away }: Fixture) =>
  `${season.club(home)?.name ?? home} against ${season.club(away)?.name ?? away}`;

/** From the last kick-off of a gameweek to its end. */
const gameweekEndMs = 113 * 60_000;

function autoSubs(parts: TimelineParts): Item[] {
  const { season, results, now } = parts;
  return results.flatMap(({ gameweek, substitutions }) => {
    const kickoffs = season.fixturesIn(gameweek).map(({ kickoff }) => kickoff ?? 0);
    const at = Math.min(now, Math.max(0, ...kickoffs) + gameweekEndMs);
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
      text: `${name} bought ${nameOf(season, one.in)}, sold ${nameOf(season, one.out)}.`,
      team: { id: one.team_id, name },
    };
    const footballers = [one.in, one.out].map((id) => ({ id, name: nameOf(season, id) }));
    // Transfers are public from the deadline on.
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
