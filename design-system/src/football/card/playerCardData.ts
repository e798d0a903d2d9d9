import { chanceOfPlaying } from '@touchline/shared/domain';
import type { OpponentChip } from '../difficulty/DifficultyChip';
import type { KitColours } from '../kit/Kit';
import type { OwnershipShare } from '../people/smallMarks';
import { clubName } from '../data/clubLooks';

/** What a footballer did in the gameweek's matches, as a mark on the shirt. */
export type CardMarkKind = 'goal' | 'assist' | 'own_goal' | 'yellow_card' | 'red_card' | 'on' | 'off';

export interface CardMark {
  kind: CardMarkKind;
  count: number;
}

/** Data of a card. Everything but the identity is optional: the card shows `–` for a missing value. */
export interface PlayerCardData {
  id: number;
  /** Short: "Saka". */
  name: string;
  fullname?: string;
  /** Three letters: `ars`. */
  clubId: string;
  /** `GKP DEF MID FWD`; later seasons may have others. */
  position: string;
  /** Real position, short code: `AM`. */
  positionReal?: string | null;
  outOfPosition?: boolean;
  /** The club's shirt; the grey one when missing. */
  kit?: KitColours | null;
  photoUrl?: string | null;

  captaincy?: 'c' | 'vc' | null;
  /** Multiplier of the captain; 2 when absent. */
  captainTimes?: number;
  /** The suggested captain: expected points are doubled. */
  suggestedCaptain?: boolean;
  /** The team has a captain already: a suggestion only affects the expected points, without a mark. */
  captainChosen?: boolean;
  /** Moved by the automatic substitutions. */
  autoSub?: 'in' | 'out' | null;
  live?: boolean;
  /** Goals, assists, cards and substitutions, in this order. */
  marks?: readonly CardMark[];
  /** Faded: both of two teams have them. */
  dimmed?: boolean;
  chance?: number | null;

  ownership?: OwnershipShare | null;
  totalPoints?: number | null;
  /** Points of the gameweek; `total` includes the captain's multiplier. Missing: not played yet. */
  points?: { nominal: number; total: number } | null;
  /** The points include provisional bonus. */
  provisional?: boolean;
  selectedBy?: number | null;
  epThis?: number | null;
  epNext?: number | null;
  form?: number | null;
  /** Millions. */
  cost?: number | null;
  setPieces?: { penalties?: number | null; freekicks?: number | null; corners?: number | null } | null;
  transfersBalance?: number | null;
  upcoming?: readonly OpponentChip[];
  watched?: boolean;
  watchBusy?: boolean;
}

const positionNames: Record<string, string> = {
  GKP: 'goalkeeper',
  DEF: 'defender',
  MID: 'midfielder',
  FWD: 'forward',
};

/** Multiplier of a captain without a chip. */
export const captainMultiplier = 2;

function captaincyName({ captaincy, captainTimes = captainMultiplier }: PlayerCardData): string | false {
  if (!captaincy) return false;
  if (captaincy === 'vc') return 'vice-captain';
  if (captainTimes <= captainMultiplier) return 'captain';
  return captainTimes === 3 ? 'triple captain' : `captain ${captainTimes} times`;
}

/** Whether the outlined armband is shown: the suggested captain of a team without one. */
export const isOnlySuggested = ({ suggestedCaptain = false, captainChosen = false }: PlayerCardData) =>
  suggestedCaptain && !captainChosen;

/** "Saka, Arsenal midfielder, captain, 13 points doubled to 26": the card's accessible name. */
export function describeCard(card: PlayerCardData): string {
  const { name, clubId, position, autoSub, chance, dimmed } = card;
  const parts = [
    name,
    `${clubName(clubId)} ${positionNames[position] ?? position}`,
    captaincyName(card) || (isOnlySuggested(card) && 'suggested captain'),
    autoSub === 'in' && 'comes on',
    autoSub === 'out' && 'substituted out',
    dimmed && 'on both sides',
    chance != null && chance < 100 && chanceOfPlaying(chance).label,
    describePoints(card),
    ...(card.marks ?? []).map(describeMark),
  ];
  return parts.filter(Boolean).join(', ');
}

const markNames: Readonly<Record<CardMarkKind, readonly [one: string, many: string]>> = {
  goal: ['goal', 'goals'],
  assist: ['assist', 'assists'],
  own_goal: ['own goal', 'own goals'],
  yellow_card: ['yellow card', 'yellow cards'],
  red_card: ['red card', 'red cards'],
  on: ['came on', 'came on'],
  off: ['taken off', 'taken off'],
};

/** "goal", "2 goals", "came on". */
function describeMark({ kind, count }: CardMark): string {
  const [one, many] = markNames[kind];
  return count === 1 || kind === 'on' || kind === 'off' ? one : `${count} ${many}`;
}

const multiplying: Readonly<Record<number, string>> = { 2: 'doubled', 3: 'tripled' };

function describePoints({ points, provisional }: PlayerCardData): string {
  if (!points) return 'not yet played';
  const { nominal, total } = points;
  const said = `${nominal} ${Math.abs(nominal) === 1 ? 'point' : 'points'}`;
  const times = nominal === 0 ? 1 : total / nominal;
  const multiplied = times > 1 ? ` ${multiplying[times] ?? `times ${times}`} to ${total}` : '';
  return `${said}${multiplied}${provisional ? ' with provisional bonus' : ''}`;
}
