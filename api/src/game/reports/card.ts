import {
  type FootballerId,
  type GatedMetricKey,
  gatedMetrics,
  inMillions,
  type PickResult,
  pickStatusLabel,
  type Position,
  suggestedStatus,
  type SuggestedLineup,
} from '@touchline/shared/domain';
import type { Card, ExplainedFixture, Pick } from '@touchline/shared/wire';
import type { Footballer } from '../fpl/gameData';
import { cardBadges, transfersBalance } from '../season/badgesOfSeason';
import { type FootballerRound, withUnrewarded } from '../season/round';
import type { Season } from '../season/season';
import { type CardReader, isLocked, readExpectedNext } from './paidValues';
import { pointsSoFar } from './pointsSoFar';
import { comingGameweeks, fixturesByGameweek, sideOf, upcomingFixture } from './fixtureCells';
import type { TeamResult } from './teamResult';
import { chanceInNextMatch } from './matchChance';

interface CardContext {
  readonly season: Season;
  readonly reader: CardReader;
  /** Gameweek whose points the card shows; undefined before the first. */
  readonly gameweek: number | undefined;
  /** Suggestions for the next gameweek, on the own team's cards. */
  readonly suggested?: SuggestedLineup;
}

const upcomingGameweeks = 5;

export function footballerCard(context: CardContext, footballer: Footballer): Card {
  const { season, gameweek, suggested } = context;
  const round = gameweek === undefined ? undefined : season.round(gameweek).footballers.get(footballer.id);
  const points = pointsSoFar(round);
  const gated = openValues(context, footballer);
  return {
    id: footballer.id,
    name: footballer.name,
    fullname: footballer.fullname,
    club_id: footballer.club_id,
    position: footballer.position as Position,
    position_fpl: footballer.position as Position,
    position_real: realPosition(footballer),
    total_points: footballer.total_points,
    gameweek_points: points,
    points: { nominal: points, total: points },
    provisional_bonus: round?.provisional_bonus ?? 0,
    ...latestFixture(round),
    explain: explained(season, footballer, round),
    badges: cardBadges(season, footballer.id),
    pick_suggested_status: suggested === undefined ? null : suggestionFor(footballer.id, suggested),
    images: season.photosOf(footballer),
    ...gated,
  };
}

/** The real position in the API's format. Rows stored by earlier versions have no such field. */
export function realPosition({ position_real = null }: Partial<Footballer>): Card['position_real'] {
  return position_real === null ? null : { code: position_real, short: position_real };
}

function latestFixture(round: FootballerRound | undefined) {
  const match = round?.matches.findLast(({ fixture }) => fixture.started);
  if (match === undefined) return { fixture_points: null, fixture_minutes: null, fixture_bonus: null };
  const { stats, provisional_bonus, fixture } = match;
  return {
    fixture_points: match.points,
    fixture_minutes: stats.minutes,
    fixture_bonus: {
      points: stats.bonus + provisional_bonus,
      bps: stats.bps,
      provisional: provisional_bonus > 0,
      official: fixture.bonus_official,
    },
  };
}

/** Including actions without points so far: two saves, nine defensive contributions. */
function explained(
  season: Season,
  footballer: Footballer,
  round: FootballerRound | undefined,
): ExplainedFixture[] {
  const begun = (round?.matches ?? []).filter(({ fixture }) => fixture.started);
  return begun.map((match) => {
    const { fixture, is_home } = match;
    const { opponent_id } = sideOf(season, fixture, is_home ? fixture.home : fixture.away);
    return {
      fixture_id: fixture.id,
      opponent_id,
      is_home,
      lines: withUnrewarded(match, footballer, season).map(({ category, count, points }) => ({
        identifier: category,
        value: count,
        points,
      })),
    };
  });
}

function suggestionFor(id: FootballerId, suggested: SuggestedLineup) {
  const status = suggestedStatus(id, suggested);
  return status === 'c' || status === 'vc' || status === 'lineup' ? status : 'bench';
}

/** Values of the gated metrics. */
const gatedValues: Record<
  Exclude<GatedMetricKey, 'ep_next'>,
  (footballer: Footballer, season: Season) => Partial<Card>
> = {
  ep_this: ({ ep_this }) => ({ ep_this }),
  form: ({ form }) => ({ form }),
  selected_by: ({ selected_by }) => ({ selected_by }),
  cost: ({ price }) => ({ cost: inMillions(price) }),
  set_pieces: (footballer) => ({ set_pieces: setPieces(footballer) }),
  transfers: (footballer) => ({ transfers: { balance: transfersBalance(footballer) } }),
  status: readiness,
  upcoming_fixtures: (footballer, season) => ({ upcoming_fixtures: upcoming(season, footballer) }),
};

/** Values of the gated metrics that this reader may see; `locked` when one is missing. */
function openValues({ season, reader }: CardContext, footballer: Footballer): Partial<Card> {
  const parts = gatedMetrics.flatMap((metric) => {
    if (metric === 'ep_next') {
      const ep_next = readExpectedNext(season, reader, footballer);
      return ep_next === undefined ? [] : [{ ep_next }];
    }
    return isLocked(season, reader, metric, footballer.id) ? [] : [gatedValues[metric](footballer, season)];
  });
  const values = Object.assign({}, ...parts) as Partial<Card>;
  return parts.length < gatedMetrics.length ? { ...values, locked: true } : values;
}

function readiness(footballer: Footballer, season: Season): Partial<Card> {
  const { chance_this, chance_next, news } = footballer;
  const playing_next = chanceInNextMatch(season, footballer);
  return {
    ready: { playing_this: chance_this ?? 100, playing_next },
    chance_playing: { playing_next, next_round: chance_next ?? 100 },
    news,
  };
}

export function setPieces({ corners_order, freekicks_order, penalties_order }: Footballer) {
  return { corners: corners_order, freekicks: freekicks_order, penalties: penalties_order };
}

function upcoming(season: Season, { club_id }: Footballer) {
  const gameweeks = fixturesByGameweek(season, club_id, comingGameweeks(season, upcomingGameweeks));
  return Object.fromEntries(
    gameweeks.map(([id, fixtures]) => [
      id,
      fixtures.map((fixture) => upcomingFixture(season, fixture, club_id)),
    ]),
  );
}

/** A card of a squad: with the footballer's pick and multiplied points. */
export function pickCard(context: CardContext, result: TeamResult, pick: PickResult): Card | undefined {
  const footballer = context.season.footballer(pick.footballer_id);
  if (footballer === undefined) return undefined;
  const card = footballerCard(context, footballer);
  const total = card.gameweek_points === null ? null : card.gameweek_points * pick.multiplier;
  return {
    ...card,
    points: { nominal: card.gameweek_points, total },
    pick: pickOf(context, { footballer, card, result, pick }),
  };
}

interface PickParts {
  readonly footballer: Footballer;
  readonly card: Card;
  readonly result: TeamResult;
  readonly pick: PickResult;
}

function pickOf({ season }: CardContext, { footballer, card, result, pick }: PickParts): Pick {
  const round = season.round(result.gameweek).footballers.get(footballer.id);
  const detailed = wireStatus(pick.status);
  const label = pickStatusLabel(detailed);
  const real = card.gameweek_points === null ? null : pick.counted;
  return {
    footballer_id: footballer.id,
    name: footballer.name,
    status: {
      short: label.short as Pick['status']['short'],
      detailed,
      status_detailed: label.detailed,
      suggested: card.pick_suggested_status,
      in_lineup: pick.multiplier > 0,
    },
    multiplier: pick.multiplier,
    order: placeNow(result, pick),
    points: { real },
    gameweek: {
      player_started: round?.matches.some(({ stats }) => stats.starts > 0) ?? false,
      playing_now: round?.progress === 'playing',
      finished: round === undefined || !round.is_unfinished,
    },
    opponents: opponentsIn(season, round),
    ...(card.ep_next === undefined ? {} : { upcoming: { ep_next: card.ep_next } }),
  };
}

function opponentsIn(season: Season, round: FootballerRound | undefined): Pick['opponents'] {
  return (round?.matches ?? []).map(({ fixture, is_home }) => {
    const { opponent_id } = sideOf(season, fixture, is_home ? fixture.home : fixture.away);
    return { opponent_id, is_home };
  });
}

function wireStatus(status: PickResult['status']): Pick['status']['detailed'] {
  return status === 'bench' || status === 'sub' || status === 'subs' ? 'benched' : status;
}

/** Slot after the automatic substitutions so far: the two footballers of a substitution swap slots. */
export function placeNow({ substitutions, squad }: TeamResult, { footballer_id, slot }: PickResult): number {
  const change = substitutions.find(
    (one) => one.has_come_on && (one.in === footballer_id || one.out === footballer_id),
  );
  if (change === undefined) return slot;
  const other = change.in === footballer_id ? change.out : change.in;
  return squad.find((one) => one.footballer_id === other)?.slot ?? slot;
}
