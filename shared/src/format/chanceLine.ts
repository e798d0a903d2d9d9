import { type ChanceAt, largestMoves, largestStep, movesOf } from '../domain/chanceLine';
import { chanceText } from './chances';
import { formatDay, formatKickoff, formatTime } from './time';

/** Moves that are spoken at most. */
const mostSpoken = 8;

/** `41% at 15:00, 58% at 16:52`, with the day where it changes: a line for those who do not see it. */
export function chanceLineWords(line: readonly ChanceAt[]): string {
  let day = line[0] && formatDay(line[0].at);
  return largestMoves(line, mostSpoken)
    .map(({ at, chance }) => {
      const isSameDay = formatDay(at) === day;
      day = formatDay(at);
      return `${chanceText(chance)} at ${isSameDay ? '' : `${day}, `}${formatTime(at)}`;
    })
    .join(', ');
}

interface ChanceHistoryText {
  /** Whether there is a line to draw; without one the text says why. */
  readonly isDrawn: boolean;
  readonly text: string;
  /** From when the line is. */
  readonly note?: string;
}

/** What stands at the line of a chance through the gameweek. */
export function chanceHistoryText(line: readonly ChanceAt[], isFinal: boolean): ChanceHistoryText {
  const [begin] = line;
  if (begin === undefined) return { isDrawn: false, text: isFinal ? noneKept : noneYet };
  const since = formatKickoff(begin.at);
  if (movesOf(line).length > 1)
    return {
      ...{ isDrawn: true, text: [endsText(line, isFinal), ...stepText(line)].join(' ') },
      note: `Since ${since}, when it was first computed for you. Hours without a change are drawn short.`,
    };
  const chance = chanceText(line.at(-1)?.chance ?? begin.chance);
  return {
    isDrawn: false,
    text: isFinal
      ? `${chance} from ${since} to the end.`
      : `${chance} since ${since}. A line shows once it has moved by two percentage points.`,
  };
}

const noneKept = 'It was not computed while this gameweek ran, so there is no line.';
const noneYet = 'The line begins as soon as both squads of this gameweek are known.';

/** What a reader looks for in the line: a goal, as a rule. In parts of a chance. */
const leastStep = 0.05;

/** `Most at once: 41% to 58%, Sat 20 Jan · 16:52.`, where one step stands out of several. */
function stepText(line: readonly ChanceAt[]): string[] {
  const step = largestStep(line);
  if (step === undefined || line.length < 3 || Math.abs(step.to.chance - step.from) < leastStep) return [];
  return [
    `Most at once: ${chanceText(step.from)} to ${chanceText(step.to.chance)}, ${formatKickoff(step.to.at)}.`,
  ];
}

/** `41% at first, 58% now, between 23% and 61%.`, without the range where the ends are its ends. */
function endsText(line: readonly ChanceAt[], isFinal: boolean): string {
  const chances = line.map(({ chance }) => chance);
  const [first = 0, last = 0] = [chances[0], chances.at(-1)];
  const range = [Math.min(...chances), Math.max(...chances)];
  const ends = `${chanceText(first)} at first, ${chanceText(last)} ${isFinal ? 'at the end' : 'now'}`;
  const isWider = range.some((end) => end !== first && end !== last);
  return isWider ? `${ends}, between ${range.map(chanceText).join(' and ')}.` : `${ends}.`;
}
