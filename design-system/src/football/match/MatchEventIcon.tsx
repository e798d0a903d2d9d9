import type { ReactNode } from 'react';
import {
  AssistIcon,
  BonusIcon,
  CardIcon,
  GoalIcon,
  OwnGoalIcon,
  PenaltyIcon,
  SaveIcon,
  SubstitutionIcon,
} from '../data/footballIcons';

export type MatchEventKind =
  | 'goal'
  | 'assist'
  | 'own_goal'
  | 'yellow_card'
  | 'red_card'
  | 'penalty_saved'
  | 'penalty_missed'
  | 'save'
  | 'bonus'
  | 'substitution';

const small = { fontSize: 20 } as const;

const icons: Record<MatchEventKind, ReactNode> = {
  goal: <GoalIcon sx={small} titleAccess="Goal" />,
  assist: <AssistIcon sx={small} titleAccess="Assist" />,
  own_goal: <OwnGoalIcon sx={small} titleAccess="Own goal" />,
  yellow_card: <CardIcon sx={small} colour="yellow" />,
  red_card: <CardIcon sx={small} colour="red" />,
  penalty_saved: <SaveIcon sx={small} titleAccess="Penalty saved" />,
  penalty_missed: <PenaltyIcon sx={small} titleAccess="Penalty missed" />,
  save: <SaveIcon sx={small} titleAccess="Saves" />,
  bonus: <BonusIcon sx={small} titleAccess="Bonus" />,
  substitution: <SubstitutionIcon sx={small} titleAccess="Substitution" />,
};

/** The icon of a match event, with its name for screen readers. */
export function MatchEventIcon({ kind }: { kind: MatchEventKind }) {
  return icons[kind];
}
