import { formatCount, formatKickoff } from '@touchline/shared/format';
import type { GameweekSummary } from '@touchline/shared/wire';
import { doublesAndBlanksInWords } from '../domain/doublesAndBlanksInWords';

/** `Deadline Sat 10 Feb · 11:00 · Average 38 · Highest 112 · Double: ars, che`: unknown facts are omitted. */
export function GameweekFacts({ summary }: { summary: GameweekSummary }) {
  const { deadline, average_points, highest_points } = summary;
  const facts = [
    average_points !== null && `Average ${formatCount(average_points)}`,
    highest_points !== null && `Highest ${formatCount(highest_points)}`,
    doublesAndBlanksInWords(summary),
  ].filter(Boolean);
  return (
    <>
      Deadline <time dateTime={deadline}>{formatKickoff(deadline)}</time>
      {facts.map((fact) => ` · ${fact}`)}
    </>
  );
}
