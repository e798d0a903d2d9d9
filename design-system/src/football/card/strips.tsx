import { Box } from '../../components/base/Box';
import {
  benchmarkPercentage,
  chanceOfPlaying,
  costOpacity,
  findBenchmark,
  isShareHigh,
  pointsClass,
  suggestedExpectedPoints,
  totalPointsColour,
  transferOpacity,
  type MetricKey,
  type PointsClass,
  type TransferBenchmarks,
} from '@touchline/shared/domain';
import {
  formatBalance,
  formatCost,
  formatDec1,
  formatOpponent,
  formatOwnership,
  formatPercent,
  formatPoints,
  formatSetPieces,
  noValue,
} from '@touchline/shared/format';
import { difficultyStep } from '@touchline/shared/domain';
import type { ReactNode } from 'react';
import { DoubtIcon, OutIcon, ReadyIcon, StarIcon, StarOutlineIcon } from '../../icons/muiIcons';
import { shade } from '../../theme/madeTokens';
import {
  cardSignals,
  difficultyColours,
  ink,
  night,
  ownershipText,
  positionColours,
  tints,
  white,
} from '../../theme/tokens';
import { Crest } from '../crest/Crest';
import { GodlikeSpark } from '../points/GodlikeSpark';
import { benchmarkColours, pointsColours, tintColours } from '../points/scaleColours';
import type { PlayerCardData } from './playerCardData';

/** Content of a metric below a name. */
export interface Strip {
  bg: string;
  text: string;
  content: ReactNode;
  /** Accessible text, when the content is a picture. */
  label?: string;
  outline?: string;
  italic?: boolean;
  /** In a narrow face on every card, because the content can be long. */
  narrow?: boolean;
  /** Class of the points it shows. */
  pointsClass?: PointsClass;
}

export interface StripContext {
  /** The gameweek for judging the total; without it the total is not judged. */
  gameweek?: number;
  benchmarks: TransferBenchmarks;
}

const dark = (content: ReactNode, text: string = white): Strip => ({ bg: night, text, content });

/** A value that is not available: a dash in a chalk outline. */
const missing: Strip = {
  bg: 'transparent',
  text: white,
  content: noValue,
  outline: shade.strip,
  label: 'no value',
};

/** Cards use the dark scheme's benchmark ramp in both schemes, because their background is always dark. */
function ramp(value: number | null | undefined, key: string, words: string): Strip {
  const benchmark = findBenchmark(key);
  if (value == null || !benchmark) return missing;
  return { ...benchmarkColours(benchmarkPercentage(value, benchmark), 'dark'), content: words };
}

function expectedPoints(value: number | null | undefined, isCaptain = false): Strip {
  if (value == null) return missing;
  const shown = suggestedExpectedPoints(value, isCaptain);
  return ramp(shown, 'ep_next', `${formatDec1(shown)}${isCaptain ? ' (C)' : ''}`);
}

const strips: Record<MetricKey, (card: PlayerCardData, context: StripContext) => Strip> = {
  rivals: ({ ownership }) =>
    ownership
      ? {
          ...dark(
            formatOwnership(ownership),
            isShareHigh(ownership.count_share) ? ownershipText.common : ownershipText.rare,
          ),
          narrow: true,
        }
      : missing,
  club: ({ clubId }) => dark(<Crest code={clubId} size={18} onColour />),
  position: ({ position }) => ({
    ...(Object.hasOwn(positionColours, position)
      ? positionColours[position as keyof typeof positionColours]
      : { bg: night, text: white }),
    content: position,
  }),
  position_real: ({ positionReal, outOfPosition }) =>
    positionReal ? { ...dark(positionReal), outline: outOfPosition ? tints.yellow : undefined } : missing,
  total_points: ({ totalPoints }, { gameweek }) =>
    totalPoints == null
      ? missing
      : {
          bg: gameweek === undefined ? night : totalPointsColour(totalPoints, gameweek),
          text: white,
          content: formatPoints(totalPoints),
        },
  gameweek_points: gameweekPoints,
  selected_by: ({ selectedBy }) => ramp(selectedBy, 'selected_by', formatPercent(selectedBy)),
  ep_this: ({ epThis, suggestedCaptain }) => expectedPoints(epThis, suggestedCaptain),
  ep_next: ({ epNext, suggestedCaptain }) => expectedPoints(epNext, suggestedCaptain),
  form: ({ form }) => ramp(form, 'form', formatDec1(form)),
  cost: ({ cost }) =>
    cost == null ? missing : { ...tintColours(tints.yellow, costOpacity(cost)), content: formatCost(cost) },
  set_pieces: ({ setPieces }) => (setPieces ? dark(formatSetPieces(setPieces)) : missing),
  transfers: ({ transfersBalance }, { benchmarks }) => transfers(transfersBalance, benchmarks),
  status: ({ chance }) => status(chance),
  upcoming_fixtures: ({ upcoming }) => upcomingFixtures(upcoming),
  watchlist: ({ watched }) => watchlist(watched),
};

function gameweekPoints({ points, provisional }: PlayerCardData): Strip {
  if (!points) return { ...missing, label: 'Not yet played' };
  const name = pointsClass(points.total);
  const content = (
    <>
      {formatPoints(points.total)}
      {provisional && '*'}
      {name === 'godlike' && <GodlikeSpark size={10} />}
    </>
  );
  return { ...pointsColours(points.total), content, italic: provisional, pointsClass: name };
}

function transfers(balance: number | null | undefined, benchmarks: TransferBenchmarks): Strip {
  if (balance == null) return missing;
  const hue = balance < 0 ? tints.rose : tints.teal;
  const arrow = balance > 0 ? '▲' : balance < 0 ? '▼' : '';
  return {
    ...tintColours(hue, transferOpacity(balance, benchmarks)),
    content: `${arrow}${formatBalance(balance)}`,
  };
}

const chanceLooks = {
  check: { bg: cardSignals.in, Icon: ReadyIcon },
  alert: { bg: cardSignals.alert, Icon: DoubtIcon },
  stop: { bg: cardSignals.out, Icon: OutIcon },
} as const;

function status(chance?: number | null): Strip {
  const { icon, label, value } = chanceOfPlaying(chance);
  const { bg, Icon } = chanceLooks[icon];
  const content = (
    <>
      <Icon sx={{ fontSize: 14, mr: 0.5 }} />
      {value}%
    </>
  );
  return { bg, text: night, content, label };
}

function upcomingFixtures(upcoming: PlayerCardData['upcoming'] = []): Strip {
  const next = upcoming.slice(0, 3);
  if (next.length === 0) return missing;
  const content = (
    <Box
      component="span"
      sx={{
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        columnGap: '1px',
        alignSelf: 'stretch',
        width: '100%',
      }}
    >
      {next.map((fixture, at) => {
        const { bg, text } = difficultyColours[difficultyStep(fixture.difficulty)];
        return (
          <Box
            component="span"
            key={at}
            sx={{
              display: 'grid',
              placeItems: 'center',
              bgcolor: bg,
              color: text,
              fontSize: '0.6875rem',
              fontStretch: '75%',
              letterSpacing: '-0.02em',
            }}
          >
            {formatOpponent(fixture)}
          </Box>
        );
      })}
    </Box>
  );
  const words = next
    .map(({ opponent_id, is_home }) => `${opponent_id} ${is_home ? 'home' : 'away'}`)
    .join(', ');
  return { bg: night, text: white, content, label: words };
}

function watchlist(watched = false): Strip {
  const Icon = watched ? StarIcon : StarOutlineIcon;
  const colours = watched ? { bg: tints.yellow, text: ink } : { bg: night, text: white };
  return {
    ...colours,
    content: <Icon sx={{ fontSize: 16 }} />,
    label: watched ? 'on the watchlist' : 'not on the watchlist',
  };
}

export const drawStrip = (metric: MetricKey, card: PlayerCardData, context: StripContext): Strip =>
  strips[metric](card, context);
