import { clubKit, kitFromFields } from '@touchline/design-system/football';
import type { PlayerCardData } from '@touchline/design-system/pitch';
import {
  type AccountId,
  type GatedMetricKey,
  isGatedMetric,
  type MetricKey,
  metricLocked,
  ownershipCount,
} from '@touchline/shared/domain';
import type { Card, ContentSettings, FantasyState } from '@touchline/shared/wire';

/** Data needed in addition to the card itself. */
export interface CardSurroundings {
  readonly state: FantasyState | null;
  readonly content: ContentSettings | null;
}

function captaincyOf({ pick }: Card): PlayerCardData['captaincy'] {
  const detailed = pick?.status.detailed;
  return detailed === 'c' || detailed === 'vc' ? detailed : null;
}

function autoSubOf({ pick }: Card): PlayerCardData['autoSub'] {
  const status = pick?.status.detailed;
  if (status === 'inplay' || status === 'inplay_benched') return 'in';
  return status === 'out' ? 'out' : null;
}

/** Benched players have no multiplier: the card shows the footballer's own points. */
function pointsOf({ points, pick }: Card): PlayerCardData['points'] {
  const { nominal, total } = points;
  if (nominal === null) return null;
  return { nominal, total: pick?.multiplier === 0 || total === null ? nominal : total };
}

/** A footballer who is not in the map has no owner; without any selected team ownership is unknown. */
function ownershipOf({ id }: Card, state: FantasyState | null): PlayerCardData['ownership'] {
  const ownership = state?.ownership[String(id)];
  if (ownership) return ownership;
  const total = Object.values(state?.ownership ?? {})[0]?.total;
  return total === undefined ? null : ownershipCount(0, total);
}

/** A suggested card is about the next gameweek, every other one about this gameweek. */
const chanceOf = (card: Card) =>
  (isSuggestedCard(card) ? card.ready?.playing_next : card.ready?.playing_this) ?? null;

/** Cards of a submitted team say who is captain and vice-captain; those of a suggestion do not. */
export const isSuggestedCard = ({ pick, pick_suggested_status }: Card): boolean =>
  pick === undefined && pick_suggested_status !== null;

/** Marks of a card in their order, each by the category of points that it stands for. */
const markedCategories = [
  ['goal', 'goals_scored'],
  ['assist', 'assists'],
  ['own_goal', 'own_goals'],
  ['yellow_card', 'yellow_cards'],
  ['red_card', 'red_cards'],
] as const;

function marksOf({ explain, substitution }: Card): NonNullable<PlayerCardData['marks']> {
  const lines = explain.flatMap(({ lines }) => lines);
  const counted = markedCategories.flatMap(([kind, category]) => {
    const count = lines
      .filter(({ identifier }) => identifier === category)
      .reduce((sum, { value }) => sum + value, 0);
    return count > 0 ? [{ kind, count }] : [];
  });
  return substitution === undefined ? counted : [...counted, { kind: substitution, count: 1 }];
}

const upcomingOf = ({ upcoming_fixtures = {} }: Card) =>
  Object.entries(upcoming_fixtures)
    .sort(([one], [other]) => Number(one) - Number(other))
    .flatMap(([, fixtures]) => fixtures);

/** Maps a card of the API to the props of the drawing. */
export function toPlayerCard(card: Card, { state, content }: CardSurroundings): PlayerCardData {
  const kit = content?.kits[card.club_id];
  return {
    id: card.id,
    name: card.name,
    fullname: card.fullname,
    clubId: card.club_id,
    position: card.position,
    positionReal: card.position_real?.short ?? null,
    outOfPosition: card.badges.some((badge) => badge.startsWith('oop_')),
    kit: kit ? kitFromFields(kit) : (clubKit(card.club_id, state?.season) ?? null),
    photoUrl: content?.show_kits_instead_of_images === false ? card.images.small : null,
    captaincy: captaincyOf(card),
    ...(card.pick?.status.detailed === 'c' && { captainTimes: card.pick.multiplier }),
    suggestedCaptain: card.pick_suggested_status === 'c',
    captainChosen: card.pick !== undefined,
    autoSub: autoSubOf(card),
    live: card.pick?.gameweek.playing_now ?? false,
    marks: marksOf(card),
    chance: chanceOf(card),
    ownership: ownershipOf(card, state),
    totalPoints: card.total_points,
    points: pointsOf(card),
    provisional: card.provisional_bonus > 0,
    selectedBy: card.selected_by ?? null,
    epThis: card.ep_this ?? null,
    epNext: card.ep_next ?? null,
    form: card.form ?? null,
    cost: card.cost ?? null,
    setPieces: card.set_pieces ?? null,
    transfersBalance: card.transfers?.balance ?? null,
    upcoming: upcomingOf(card),
    watched: state?.watchlist.includes(card.id) ?? false,
  };
}

/** The field of a card that a gated metric reads. */
const fieldOf = (metric: GatedMetricKey) => (metric === 'status' ? 'ready' : metric);

export interface LockedFor {
  readonly userId: AccountId;
  readonly gameweek: number;
  readonly metric: MetricKey;
  readonly pass: boolean;
}

/**
 * Whether a card hides its value: the metric is gated, there is no pass, and the value is not in the free
 * sample or was not sent.
 */
export function isCardLocked(card: Card, { userId, gameweek, metric, pass }: LockedFor): boolean {
  if (!isGatedMetric(metric) || pass) return false;
  const isMissing = card[fieldOf(metric)] === undefined;
  return (
    isMissing ||
    metricLocked({ user_id: userId, gameweek_id: gameweek, metric, footballer_id: card.id }, pass)
  );
}
