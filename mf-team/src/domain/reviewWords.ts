import { chipName } from '@touchline/shared/domain';
import { formatPoints, formatSigned, formatSignedDecimals } from '@touchline/shared/format';
import type { ReviewDecision, TeamReview } from '@touchline/shared/wire';

type Footballer = ReviewDecision['chosen'][number];

/** More names than this are counted instead. */
const mostNames = 4;

/** `Captain Salah 14 instead of Haaland 4: +10; expected +0.4.` */
export function decisionWords(decision: ReviewDecision): string {
  const { kind, chosen, came, expected } = decision;
  if (kind === 'bench' && chosen.length === 0) return 'The eleven with the most expected points started.';
  return `${choiceWords(decision)}: ${formatSigned(came)}; expected ${formatSignedDecimals(expected, 1)}.`;
}

function choiceWords({ kind, chosen, instead, chip, hits }: ReviewDecision): string {
  const label = chip === null ? '' : chipName(chip);
  switch (kind) {
    case 'captain':
      return `Captain ${named(chosen)} instead of ${named(instead)}`;
    case 'bench':
      return `${named(chosen)} started instead of ${named(instead)}`;
    case 'transfers': {
      const before = label === '' ? '' : `${label}: `;
      const cost = hits > 0 ? `, for a hit of ${formatPoints(hits)}` : '';
      return `${before}${bought(chosen, instead)}${cost}`;
    }
    case 'chip':
      return `${label} with ${named(chosen)}`;
  }
}

const bought = (chosen: readonly Footballer[], instead: readonly Footballer[]) =>
  chosen.length > mostNames
    ? `${chosen.length} players bought`
    : `${named(chosen)} bought for ${named(instead)}`;

/** `Saka 9 and Rice (did not play)` */
function named(footballers: readonly Footballer[]): string {
  const names = footballers.map(({ name, points }) =>
    points === null ? `${name} (did not play)` : `${name} ${formatPoints(points)}`,
  );
  return new Intl.ListFormat('en-GB').format(names);
}

/** The season in one sentence. */
export function sumWords(sum: NonNullable<TeamReview['sum']>): string {
  const { gameweeks, choices_came, choices_expected, luck, over_average } = sum;
  const when = gameweeks === 1 ? 'In this gameweek' : `In ${gameweeks} gameweeks`;
  const choices = `your choices brought ${moreOrFewer(choices_came)} than the alternatives (expected: ${formatSignedDecimals(choices_expected, 1)})`;
  const fortune = luck < 0 ? `luck took ${tenths(-luck)}` : `luck gave ${tenths(luck)}`;
  const average =
    over_average === null
      ? ''
      : `, and you are ${points(Math.abs(over_average))} ${over_average < 0 ? 'behind' : 'ahead of'} the average manager`;
  return `${when} ${choices}, ${fortune}${average}.`;
}

const moreOrFewer = (value: number) =>
  value === 0 ? 'no more points' : `${points(Math.abs(value))} ${value > 0 ? 'more' : 'fewer'}`;
const points = (value: number) => (value === 1 ? '1 point' : `${formatPoints(value)} points`);
const tenths = (value: number) => value.toFixed(1);

/** Which gameweeks the sum leaves out; undefined when none. */
export function leftOutWords(unknown: number): string | undefined {
  if (unknown === 0) return undefined;
  return unknown === 1
    ? 'One gameweek is not in the sum: what was expected at its deadline is not known.'
    : `${unknown} gameweeks are not in the sum: what was expected at their deadlines is not known.`;
}
