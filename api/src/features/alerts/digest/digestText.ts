import type { FootballerId } from '@touchline/shared/domain';
import { nameOf } from '../../../game/season/season';
import { type DigestFacts, netOf } from './digestFacts';

const count = (number: number) => number.toLocaleString('en-GB');
const points = (number: number) => `${number} ${Math.abs(number) === 1 ? 'point' : 'points'}`;

/** The gameweek in lines of plain text. What is not known has no line. */
export const digestLines = (facts: DigestFacts): string[] =>
  [pointsLine(facts), rankLine(facts), ...squadLines(facts), rivalLine(facts), deadlineLine(facts)].flatMap(
    (line) => line ?? [],
  );

function pointsLine({ row }: DigestFacts): string {
  const paid = row.transfers_cost > 0 ? ` after ${row.transfers_cost} for transfers` : '';
  return `Points: ${row.points}, net ${netOf(row)}${paid}`;
}

function rankLine({ row: { overall_rank: rank }, before }: DigestFacts): string {
  if (rank === null) return 'Overall rank: none yet';
  const last = before?.overall_rank ?? null;
  if (last === null) return `Overall rank: ${count(rank)}`;
  const moved = last - rank;
  if (moved === 0) return `Overall rank: ${count(rank)}, as before`;
  return `Overall rank: ${count(rank)}, ${moved > 0 ? 'up' : 'down'} ${count(Math.abs(moved))}`;
}

/** Captain by what the team got; best and lowest by their own points, of those who counted. */
function squadLines({ season, result }: DigestFacts): string[] {
  if (result === undefined) return [];
  const name = (id: FootballerId) => nameOf(season, id);
  const counted = result.picks.filter(({ multiplier }) => multiplier > 0);
  const captain = counted.find(({ footballer_id }) => footballer_id === result.captain_id);
  const [best, ...others] = [...counted].sort((a, b) => b.points - a.points || a.slot - b.slot);
  const lowest = others.at(-1);
  return [
    captain === undefined
      ? 'Captain: neither he nor the vice-captain played'
      : `Captain: ${name(captain.footballer_id)}, ${points(captain.counted)}`,
    ...(best ? [`Best: ${name(best.footballer_id)}, ${points(best.points)}`] : []),
    ...(lowest ? [`Lowest: ${name(lowest.footballer_id)}, ${points(lowest.points)}`] : []),
  ];
}

function rivalLine({ row, rivals }: DigestFacts): string | undefined {
  const [best] = [...rivals].sort((a, b) => b.net - a.net || a.name.localeCompare(b.name));
  if (best === undefined) return undefined;
  const gap = best.net - netOf(row);
  const compared = gap === 0 ? 'as many as you' : `${Math.abs(gap)} ${gap > 0 ? 'more' : 'fewer'} than you`;
  return `Best rival: ${best.name}, net ${best.net}, ${compared}`;
}

const deadlineFormat = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

function deadlineLine({ season: { next } }: DigestFacts): string {
  if (next === undefined) return 'This was the last gameweek of the season.';
  return `Next deadline: gameweek ${next.id}, ${deadlineFormat.format(next.deadline)} UTC`;
}
