import {
  bonusFromBps,
  compareClubs,
  type EpochMs,
  type FootballerId,
  groupHoldings,
  type Position,
  ownershipCount,
  shareOf,
  strengthSpread,
} from '@touchline/shared/domain';
import type {
  FixtureBonus,
  FixtureComments,
  FixtureHead,
  FixtureLineups,
  FixtureMoment,
  FixtureOverview,
  FixturePoints,
  FixtureRivals,
  FixtureStats,
} from '@touchline/shared/wire';
import type { Fixture, FixtureCount, FixtureDetail, Footballer } from '../fpl/gameData';
import { type CardReader, isLocked } from './card';
import { fixtureCell } from './fixtureCells';
import { byMinuteDown, type FixtureMinutes, occurrencesOf } from './fixtureMinutes';
import { type Played, playedIn } from './fixtureParts';
import { type FixtureReader, fixtureRow } from './fixtureRows';
import { infoOrNull } from './gameweekInfo';
import { instantOf } from './instant';
import { lineupOf, lineupsBeforeMs, pitchInfoOf, pitchSideOf } from './lineupSide';
import { oneDecimal } from './rivalPages';
import { nameOf } from './rivalRows';
import type { Season } from './season';
import type { SquadRow } from './teams.queries';
import { groupSquadOf, type TeamResult } from './teamResult';

/** All that the tabs of one fixture are made of. */
export interface FixtureContext {
  readonly season: Season;
  readonly fixture: Fixture;
  /** Undefined where the source does not have it. */
  readonly detail: FixtureDetail | undefined;
  readonly now: EpochMs;
  readonly reader: CardReader;
  /** Undefined before kick-off. */
  readonly minutes: FixtureMinutes | undefined;
}

export function fixtureHead(
  { season, fixture, detail, now }: FixtureContext,
  reader: FixtureReader,
): FixtureHead {
  const gameweek = fixture.gameweek === null ? undefined : season.gameweek(fixture.gameweek);
  return {
    fixture: fixtureRow(season, fixture, reader),
    gameweek: infoOrNull(season, gameweek, now),
    venue: detail?.venue ?? null,
    weather: detail?.weather ?? null,
  };
}

const formLength = 5;
const keyFootballers = 5;

export function fixtureOverviewOf(context: FixtureContext): Omit<FixtureOverview, 'head'> {
  const { season, fixture } = context;
  const [home, away] = [season.club(fixture.home), season.club(fixture.away)];
  if (home === undefined || away === undefined) throw new Error(`${fixture.id} has an unknown club.`);
  const {
    home: homeSide,
    away: awaySide,
    edge,
    word,
  } = compareClubs(home, away, strengthSpread(season.clubs));
  return {
    moments: momentsOf(context).filter(({ kind }) => kind !== 'yellow'),
    form: {
      home: formBefore(season, fixture, fixture.home),
      away: formBefore(season, fixture, fixture.away),
    },
    comparison: { home: homeSide, away: awaySide, edge, word },
    meetings: meetingsOf(season, fixture),
    key_footballers: keyFootballersOf(context),
    top: playedHere(context)
      .sort(byPoints)
      .slice(0, keyFootballers)
      .map((one) => ({
        ...identity(one.footballer, one.club_id),
        minutes: one.match.stats.minutes,
        points: one.match.points,
      })),
  };
}

function formBefore(season: Season, { kickoff, number }: Fixture, club: string) {
  const before = season
    .fixturesOf(club)
    .filter((one) => one.finished && one.number !== number && (one.kickoff ?? 0) < (kickoff ?? Infinity));
  return before
    .slice(-formLength)
    .reverse()
    .map((one) => fixtureCell(season, one, club));
}

function meetingsOf(season: Season, { home, away, number }: Fixture) {
  return season
    .fixturesOf(home)
    .filter((one) => one.finished && one.number !== number && (one.home === away || one.away === away))
    .map((one) => fixtureCell(season, one, home));
}

function keyFootballersOf({ season, fixture, reader }: FixtureContext): FixtureOverview['key_footballers'] {
  const isRunning = fixture.gameweek !== null && fixture.gameweek === season.current?.id;
  const metric = isRunning ? 'ep_this' : 'ep_next';
  return season.footballers
    .filter(({ club_id }) => club_id === fixture.home || club_id === fixture.away)
    .filter(({ chance_next }) => (chance_next ?? 100) >= 75)
    .sort((a, b) => (b[metric] ?? 0) - (a[metric] ?? 0) || b.total_points - a.total_points || a.id - b.id)
    .slice(0, keyFootballers)
    .map((one) => ({
      ...identity(one, one.club_id),
      ...(isLocked(season, reader, metric, one.id)
        ? { locked: true as const }
        : { expected_points: one[metric] }),
    }));
}

const identity = ({ id, name, position }: Footballer, club_id: string) => ({
  id,
  name,
  club_id,
  position: position as Position,
});

/** All footballers who have played in the fixture. */
function playedHere({ season, fixture }: Pick<FixtureContext, 'season' | 'fixture'>): Played[] {
  if (fixture.gameweek === null) return [];
  return playedIn(season, fixture.gameweek).filter(({ match }) => match.fixture.number === fixture.number);
}

const byPoints = (a: Played, b: Played) =>
  b.match.points - a.match.points ||
  b.match.stats.bps - a.match.stats.bps ||
  a.footballer.id - b.footballer.id;

/** What happens in a match that belongs on the axis of minutes. */
const momentKinds = ['goal', 'own_goal', 'red', 'penalty_missed', 'penalty_saved', 'substitution', 'yellow'];

/** By minute from the commentary; without one the game's counts, with the minutes that the ingest has noted. */
function momentsOf(context: FixtureContext): FixtureMoment[] {
  const { season, fixture, detail } = context;
  const comments = detail?.comments ?? [];
  if (comments.length === 0) return countedMoments(context);
  return comments.flatMap(({ kind, minute, added, is_home, footballer_id, other_id }) => {
    if (!momentKinds.includes(kind) || footballer_id === null || is_home === null) return [];
    const named = (id: FootballerId) => ({ id, name: nameOf(season, id) });
    return [
      {
        kind,
        minute,
        added,
        club_id: is_home ? fixture.home : fixture.away,
        footballer: named(footballer_id),
        other: other_id === null ? null : named(other_id),
        count: 1,
      },
    ];
  });
}

const countedKinds = [
  ['goals_scored', 'goal'],
  ['own_goals', 'own_goal'],
  ['penalties_missed', 'penalty_missed'],
  ['red_cards', 'red'],
  ['yellow_cards', 'yellow'],
] as const;

function countedMoments({ season, fixture, minutes }: FixtureContext): FixtureMoment[] {
  const { counts, home, away } = fixture;
  const moments = countedKinds.flatMap(([identifier, kind]) => {
    const momentsIn =
      (club_id: string) =>
      ({ footballer_id, value }: FixtureCount): FixtureMoment[] =>
        occurrencesOf(minutes, footballer_id, identifier, value).map(({ count, at }) => ({
          kind,
          minute: at?.minute ?? null,
          added: at?.added ?? 0,
          club_id,
          footballer: { id: footballer_id, name: nameOf(season, footballer_id) },
          other: null,
          count,
        }));
    const sides = counts[identifier];
    return [...(sides?.home ?? []).flatMap(momentsIn(home)), ...(sides?.away ?? []).flatMap(momentsIn(away))];
  });
  // Oldest first, like commentary; events without a minute first.
  return moments.sort((a, b) => byMinuteDown(b, a));
}

export function fixtureLineupsOf(context: FixtureContext): Omit<FixtureLineups, 'head'> {
  const { season, fixture, detail, reader } = context;
  const gameweek = fixture.gameweek ?? undefined;
  const [home, away] = [fixture.home, fixture.away].map((club) => lineupOf(season, fixture, club, detail));
  const sideContext = { season, reader, gameweek };
  const homeSide = pitchSideOf(sideContext, home ?? noLineup);
  return {
    kind: home?.kind === 'none' ? (away?.kind ?? 'none') : (home?.kind ?? 'none'),
    lineups_at: fixture.kickoff === null ? null : instantOf(fixture.kickoff - lineupsBeforeMs),
    info: pitchInfoOf(homeSide, fixture.gameweek, false),
    home: homeSide,
    away: pitchSideOf(sideContext, away ?? noLineup),
    moments: momentsOf(context).filter(({ kind }) => lineupKinds.includes(kind)),
  };
}

const noLineup = { starters: [], bench: [] };
const lineupKinds = ['substitution', 'yellow', 'red'];

/** Squads of the view and of the reader in the gameweek of the fixture. */
export interface FixtureHolders {
  readonly squads: readonly SquadRow[];
  readonly own: TeamResult | undefined;
}

export function fixtureRivalsOf(
  context: FixtureContext,
  { squads, own }: FixtureHolders,
): Pick<FixtureRivals, 'rows' | 'swing'> {
  const { season, fixture } = context;
  const holdings = groupHoldings(squads.map((squad) => groupSquadOf(season, squad)));
  const played = new Map(playedHere(context).map((one) => [one.footballer.id, one]));
  const ids = new Set([...holdings.keys(), ...(own?.picks ?? []).map(({ footballer_id }) => footballer_id)]);
  const rows = [...ids].flatMap((id): FixtureRivals['rows'] => {
    const footballer = season.footballer(id);
    const club = played.get(id)?.club_id ?? footballer?.club_id;
    if (footballer === undefined || club === undefined || !isIn(fixture, club)) return [];
    const holding = holdings.get(id);
    const pick = own?.picks.find(({ footballer_id }) => footballer_id === id);
    const points = fixture.started ? (played.get(id)?.match.points ?? 0) : null;
    const effective = oneDecimal(shareOf(holding?.multipliers ?? 0, squads.length));
    const my_multiplier = pick?.multiplier ?? 0;
    const { count, total, count_share } = ownershipCount(holding?.overall ?? 0, squads.length);
    return [
      {
        ...identity(footballer, club),
        rivals: { count, total, count_share: oneDecimal(count_share) },
        captained: holding?.c ?? 0,
        effective,
        mine: pick !== undefined,
        my_multiplier,
        points,
        swing: points === null ? null : oneDecimal(points * (my_multiplier - effective / 100)),
      },
    ];
  });
  return {
    rows: rows.sort((a, b) => b.rivals.count - a.rivals.count || b.effective - a.effective || a.id - b.id),
    swing: fixture.started ? oneDecimal(rows.reduce((sum, { swing }) => sum + (swing ?? 0), 0)) : null,
  };
}

const isIn = ({ home, away }: Fixture, club: string) => home === club || away === club;

const whistles = ['kick_off', 'half_time', 'second_half', 'full_time'];

export function fixtureCommentsOf({ fixture, detail }: FixtureContext): FixtureComments['comments'] {
  return (detail?.comments ?? [])
    .map(({ id, minute, added, kind, is_home, footballer_id, text }) => ({
      id,
      minute,
      added,
      kind,
      is_key: momentKinds.includes(kind) || whistles.includes(kind),
      club_id: is_home === null ? null : is_home ? fixture.home : fixture.away,
      footballer_id,
      text,
    }))
    .reverse();
}

export function fixturePointsOf(context: FixtureContext): FixturePoints['rows'] {
  return playedHere(context)
    .sort(byPoints)
    .map(({ footballer, club_id, match }) => ({
      ...identity(footballer, club_id),
      minutes: match.stats.minutes,
      total: match.points,
      categories: Object.fromEntries(match.lines.map(({ category, points }) => [category, points])),
    }));
}

/** Bonus by the BPS rule beside the official bonus. */
export function fixtureBonusOf({ season, fixture }: FixtureContext): Omit<FixtureBonus, 'head'> {
  const { counts, bonus_official, home, away } = fixture;
  const sides = (identifier: string) => counts[identifier] ?? { home: [], away: [] };
  const scores = [
    ...sides('bps').home.map((count) => ({ ...count, club_id: home })),
    ...sides('bps').away.map((count) => ({ ...count, club_id: away })),
  ];
  const byRule = bonusFromBps(scores.map(({ footballer_id, value }) => ({ footballer_id, bps: value })));
  const awarded = [...sides('bonus').home, ...sides('bonus').away];
  const isOfficial = bonus_official || awarded.length > 0;
  const sorted = scores.sort((a, b) => b.value - a.value || a.footballer_id - b.footballer_id);
  const rows = sorted.flatMap(({ footballer_id, value, club_id }) => {
    const footballer = season.footballer(footballer_id);
    if (footballer === undefined) return [];
    const provisional = byRule.get(footballer_id) ?? 0;
    const bonus = awarded.find((one) => one.footballer_id === footballer_id)?.value ?? 0;
    return [
      {
        ...identity(footballer, club_id),
        place: sorted.findIndex((one) => one.value === value) + 1,
        bps: value,
        provisional,
        official: isOfficial ? bonus : null,
        differs: isOfficial && bonus !== provisional,
      },
    ];
  });
  return { official: isOfficial, rows };
}

/** Counts of the game that a page of statistics shows, where the source measures nothing. */
const countedStatistics = [
  'goals_scored',
  'assists',
  'own_goals',
  'yellow_cards',
  'red_cards',
  'saves',
  'penalties_saved',
  'penalties_missed',
];

export function fixtureStatsOf({ fixture, detail }: FixtureContext): FixtureStats['rows'] {
  if (!fixture.started) return [];
  const measured = Object.entries(detail?.statistics ?? {}).map(([key, pair]) => ({ key, ...pair }));
  const sum = (counts: readonly FixtureCount[] = []) => counts.reduce((all, { value }) => all + value, 0);
  const counted = countedStatistics
    .filter((key) => !measured.some((row) => row.key === key))
    .map((key) => ({ key, home: sum(fixture.counts[key]?.home), away: sum(fixture.counts[key]?.away) }));
  return [...measured, ...counted];
}
