import { Box } from '../../components/base/Box';
import type { ReactNode } from 'react';
import { cardSignals, night, white } from '../../theme/tokens';
import { AssistIcon, CardIcon, GoalIcon, OwnGoalIcon } from '../data/footballIcons';
import type { CardMark, CardMarkKind } from './playerCardData';

const icon = { fontSize: 13 } as const;

const drawings: Readonly<Record<CardMarkKind, ReactNode>> = {
  goal: <GoalIcon sx={icon} />,
  assist: <AssistIcon sx={icon} />,
  own_goal: <OwnGoalIcon sx={{ ...icon, color: cardSignals.out }} />,
  yellow_card: <CardIcon sx={icon} colour="yellow" />,
  red_card: <CardIcon sx={icon} colour="red" />,
  on: <Arrow colour={cardSignals.in}>▲</Arrow>,
  off: <Arrow colour={cardSignals.out}>▼</Arrow>,
};

function Arrow({ colour, children }: { colour: string; children: string }) {
  return (
    <Box component="span" sx={{ color: colour, fontSize: 11, lineHeight: 1 }}>
      {children}
    </Box>
  );
}

/** Marks beside the shirt; the card's sentence says them in words. */
export function CardMarks({ marks }: { marks: readonly CardMark[] }) {
  return (
    <Box component="span" sx={column}>
      {marks.map(({ kind, count }) => (
        <Box component="span" key={kind} data-mark={kind} sx={mark}>
          {drawings[kind]}
          {count > 1 && <span>{count}</span>}
        </Box>
      ))}
    </Box>
  );
}

const column = {
  position: 'absolute',
  bottom: 3,
  right: '74%',
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-end',
  gap: '1px',
} as const;

const mark = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1px',
  minWidth: 15,
  height: 15,
  px: '1px',
  borderRadius: 999,
  bgcolor: night,
  color: white,
  fontSize: '0.6875rem',
  fontWeight: 700,
  lineHeight: 1,
} as const;
