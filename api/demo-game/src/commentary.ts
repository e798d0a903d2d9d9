import { clubById } from './clubs';
import type { DemoFootballer } from './footballers';
import { elapsedAt, type MatchEvent, type MatchEventKind, type MatchScript, type Side } from './match';
import { mixed } from './random';

/** One line of the live commentary. */
export interface Comment {
  /** Minutes from kick-off at which it is written. */
  readonly elapsed: number;
  readonly minute: number;
  readonly added: number;
  readonly kind: MatchEventKind | 'kick_off' | 'half_time' | 'second_half' | 'full_time';
  readonly side: Side | null;
  readonly footballer: number | null;
  readonly other: number | null;
  readonly text: string;
}

type Words = Readonly<Record<'who' | 'other' | 'club' | 'score', string>>;
type Sentence = (words: Words) => string;

const sentences: Record<MatchEventKind, readonly Sentence[]> = {
  goal: [
    ({ who, club, score, other }) =>
      `Goal! ${who} scores for ${club}${other ? `, set up by ${other}` : ''}. ${score}.`,
    ({ who, club, score, other }) =>
      `Goal for ${club}. ${who} finds the net${other ? ` from ${other}'s pass` : ''}. ${score}.`,
  ],
  own_goal: [({ who, score }) => `Own goal by ${who}. ${score}.`],
  penalty_missed: [({ who }) => `${who} puts the penalty wide.`],
  penalty_saved: [({ who, other }) => `Penalty saved! ${other} keeps out ${who}.`],
  saved_shot: [
    ({ who, other }) => `${other} saves from ${who}.`,
    ({ who, other, club }) => `${who} tries for ${club}, ${other} is there.`,
  ],
  shot_off: [
    ({ who }) => `${who} shoots wide.`,
    ({ who }) => `${who}'s attempt is blocked.`,
    ({ who, club }) => `${who} sends it over the bar for ${club}.`,
  ],
  yellow: [({ who }) => `${who} is shown the yellow card.`],
  red: [({ who, club }) => `Red card! ${who} is sent off, ${club} are a man short.`],
  substitution: [({ who, other, club }) => `${club} change: ${other} comes on for ${who}.`],
  corner: [({ club }) => `Corner for ${club}.`],
  foul: [({ who }) => `Foul by ${who}.`],
  offside: [({ who }) => `${who} is offside.`],
};

/** The feed of a match up to so many minutes after kick-off, oldest first. */
export function commentsUntil(
  script: MatchScript,
  elapsed: number,
  footballers: readonly DemoFootballer[],
): Comment[] {
  const score: [number, number] = [0, 0];
  const comments = script.events.map((event) => {
    if (event.kind === 'goal') score[event.side] += 1;
    if (event.kind === 'own_goal') score[event.side === 0 ? 1 : 0] += 1;
    return commentOn(event, script, score, footballers);
  });
  const [kickOff, halfTime, secondHalf, fullTime] = whistles(script);
  // At the same moment a half starts before and ends after everything else.
  return [kickOff, secondHalf, ...comments, halfTime, fullTime]
    .filter((comment) => comment.elapsed <= elapsed)
    .sort((one, other) => one.elapsed - other.elapsed);
}

function commentOn(
  event: MatchEvent,
  script: MatchScript,
  score: readonly [number, number],
  footballers: readonly DemoFootballer[],
): Comment {
  const choices = sentences[event.kind];
  const sentence = choices[mixed(event.footballer, event.elapsed, script.fixture.id) % choices.length];
  const name = (id: number | null) => (id === null ? '' : (footballers[id - 1]?.webName ?? ''));
  const words = {
    who: name(event.footballer),
    other: name(event.other),
    club: clubName(script, event.side),
    score: scoreLine(script, score),
  };
  const { elapsed, minute, added, kind, side, footballer, other } = event;
  return { elapsed, minute, added, kind, side, footballer, other, text: sentence?.(words) ?? '' };
}

const clubName = ({ fixture }: MatchScript, side: Side): string =>
  clubById(side === 0 ? fixture.home : fixture.away).name;

const scoreLine = (script: MatchScript, [home, away]: readonly [number, number]): string =>
  `${clubName(script, 0)} ${home}, ${clubName(script, 1)} ${away}`;

function whistles(script: MatchScript): [Comment, Comment, Comment, Comment] {
  const whistle = (
    kind: Comment['kind'],
    elapsed: number,
    [minute, added]: readonly [number, number],
    text: string,
  ): Comment => ({
    kind,
    elapsed,
    minute,
    added,
    text,
    side: null,
    footballer: null,
    other: null,
  });
  return [
    whistle('kick_off', 0, [1, 0], `${clubName(script, 0)} against ${clubName(script, 1)} is under way.`),
    whistle('half_time', 47, [45, 2], 'Half-time.'),
    whistle('second_half', 62, [46, 0], 'The second half is under way.'),
    whistle('full_time', elapsedAt(90, 5), [90, 5], 'Full time.'),
  ];
}
