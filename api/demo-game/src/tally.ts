import {
  asFootballerId,
  bonusFromBps,
  noStats,
  pointsByCategory,
  sumOfPoints,
  type MatchStats,
} from '@touchline/shared/domain';

import { minuteAt, type MatchEvent, type MatchScript, type Participant, type Side } from './match';
import { demoRules } from './demoRules';

/** A footballer's match up to some minute, including stats without points. */
export interface PlayerTally extends MatchStats {
  readonly id: number;
  readonly side: Side;
  influence: number;
  creativity: number;
  threat: number;
  expected_goals: number;
  expected_assists: number;
  expected_goals_conceded: number;
  total_points: number;
}

/** State of a match so many minutes after kick-off. */
export interface MatchTally {
  readonly minute: number;
  readonly score: readonly [number, number];
  /** Footballers who have played so far, and those on the pitch. */
  readonly players: readonly PlayerTally[];
  readonly byId: ReadonlyMap<number, PlayerTally>;
}

/** @param withBonus whether the official bonus has been added */
export function tallyAt(script: MatchScript, elapsed: number, withBonus: boolean): MatchTally {
  const minute = minuteAt(elapsed);
  const players = script.participants
    .filter((one) => one.isStarter || (one.on <= minute && isOnBy(script, one, elapsed)))
    .map((one) => started(one, minute));
  const byId = new Map(players.map((one) => [one.id, one]));
  const happened = script.events.filter((event) => event.elapsed <= elapsed);
  const score: [number, number] = [0, 0];
  for (const event of happened) count(event, script, byId, score);
  settle(script, byId, minute, winningGoal(happened, score));
  if (withBonus) award(players);
  for (const player of players) player.total_points = pointsOf(script, player);
  return { minute, score, players, byId };
}

function isOnBy({ events }: MatchScript, { footballer }: Participant, elapsed: number): boolean {
  return events.some(
    (event) => event.kind === 'substitution' && event.other === footballer.id && event.elapsed <= elapsed,
  );
}

/** A footballer of a side with empty stats. */
export const noTally = (id: number, side: Side = 0): PlayerTally => ({
  ...noStats,
  id,
  side,
  influence: 0,
  creativity: 0,
  threat: 0,
  expected_goals: 0,
  expected_assists: 0,
  expected_goals_conceded: 0,
  total_points: 0,
});

const started = ({ footballer, side, isStarter, on, off }: Participant, minute: number): PlayerTally => ({
  ...noTally(footballer.id, side),
  minutes: Math.max(0, Math.min(off, minute) - on),
  starts: isStarter ? 1 : 0,
});

function count(
  event: MatchEvent,
  script: MatchScript,
  byId: Map<number, PlayerTally>,
  score: [number, number],
): void {
  const who = byId.get(event.footballer);
  const other = event.other === null ? undefined : byId.get(event.other);
  if (who === undefined) return;
  if (event.xg > 0) attempt(event, script, byId, who);
  if (event.kind === 'goal') {
    who.goals_scored += 1;
    if (other) other.assists += 1;
    concede(event, opposite(event.side), script, byId, score);
  } else if (event.kind === 'own_goal') {
    who.own_goals += 1;
    concede(event, event.side, script, byId, score);
  } else if (event.kind === 'saved_shot' && other) other.saves += 1;
  else if (event.kind === 'penalty_saved' || event.kind === 'penalty_missed') {
    who.penalties_missed += 1;
    if (event.kind === 'penalty_saved' && other)
      [other.penalties_saved, other.saves] = [1 + other.penalties_saved, 1 + other.saves];
  } else if (event.kind === 'yellow') who.yellow_cards += 1;
  // A second yellow is counted as a red only: the game deducts 3 points, not 4.
  else if (event.kind === 'red') [who.red_cards, who.yellow_cards] = [1, 0];
}

const opposite = (side: Side): Side => (side === 0 ? 1 : 0);

function attempt(
  event: MatchEvent,
  script: MatchScript,
  byId: Map<number, PlayerTally>,
  who: PlayerTally,
): void {
  who.expected_goals += event.xg;
  who.threat += 3 + Math.round(event.xg * 62);
  const creator = event.creator === null ? undefined : byId.get(event.creator);
  if (creator) {
    creator.expected_assists += event.xg * 0.92;
    creator.creativity += 7 + event.xg * 40;
  }
  for (const one of onPitch(script, opposite(event.side), event))
    addTo(byId, one.footballer.id, (player) => (player.expected_goals_conceded += event.xg));
}

function addTo(byId: Map<number, PlayerTally>, id: number, add: (player: PlayerTally) => void): void {
  const player = byId.get(id);
  if (player) add(player);
}

/** A footballer sent off still concedes: the game keeps counting. */
function onPitch(script: MatchScript, side: Side, event: MatchEvent): Participant[] {
  return script.participants.filter(
    (one) =>
      one.side === side &&
      one.on < event.minute + (one.on === 0 ? 1 : 0) &&
      (one.sentOff || event.minute <= one.off),
  );
}

function concede(
  event: MatchEvent,
  side: Side,
  script: MatchScript,
  byId: Map<number, PlayerTally>,
  score: [number, number],
): void {
  score[opposite(side)] += 1;
  for (const one of onPitch(script, side, event))
    addTo(byId, one.footballer.id, (player) => (player.goals_conceded += 1));
}

/** The goal that put the winners ahead for good; worth 3 in the bonus points system. */
function winningGoal(happened: readonly MatchEvent[], score: readonly [number, number]): number | null {
  const winner: Side = score[0] > score[1] ? 0 : 1;
  if (score[0] === score[1]) return null;
  const goals = happened.filter((event) => event.kind === 'goal' && event.side === winner);
  return goals[score[opposite(winner)]]?.footballer ?? null;
}

/** Stats derived from the whole match so far: clean sheets, work, the bonus points system and influence. */
function settle(
  script: MatchScript,
  byId: Map<number, PlayerTally>,
  minute: number,
  winner: number | null,
): void {
  for (const one of script.participants) {
    const player = byId.get(one.footballer.id);
    if (player === undefined) continue;
    player.clean_sheets = player.minutes >= 60 && player.goals_conceded === 0 ? 1 : 0;
    player.bps = bpsOf(player, one, player.id === winner);
    player.creativity += (one.crossing * player.minutes) / 90;
    player.influence = Math.max(
      0,
      player.bps * 0.92 + player.goals_scored * 12 + player.saves * 3 + (minute > 0 ? 1.2 : 0),
    );
  }
}

const goalBps = { GKP: 12, DEF: 12, MID: 18, FWD: 24 } as Record<string, number>;

/** The bonus points system of 2023-24; passes, tackles and similar stats are in `work`. */
function bpsOf(player: PlayerTally, { footballer, work }: Participant, hasWon: boolean): number {
  if (player.minutes === 0) return 0;
  const { position } = footballer;
  const isBack = position === 'GKP' || position === 'DEF';
  const shape = (player.minutes > 60 ? 6 : 3) + (work * player.minutes) / 90;
  const attack = player.goals_scored * (goalBps[position] ?? 18) + player.assists * 9 + (hasWon ? 3 : 0);
  const defence = (isBack ? player.clean_sheets * 12 : 0) + player.saves * 2 + player.penalties_saved * 13;
  const against =
    player.yellow_cards * 3 + player.red_cards * 9 + player.own_goals * 6 + player.penalties_missed * 6;
  return Math.round(shape - 3 + attack + defence - against);
}

function award(players: readonly PlayerTally[]): void {
  const bonus = bonusFromBps(players.map(({ id, bps }) => ({ footballer_id: asFootballerId(id), bps })));
  for (const player of players) player.bonus = bonus.get(asFootballerId(player.id)) ?? 0;
}

function pointsOf(script: MatchScript, player: PlayerTally): number {
  const position = script.participants.find((one) => one.footballer.id === player.id)?.footballer.position;
  return sumOfPoints(pointsByCategory(player, position ?? 'MID', demoRules));
}
