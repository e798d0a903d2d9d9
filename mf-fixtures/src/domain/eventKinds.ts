import { categoryLabel } from '@touchline/design-system/football';
import type { MatchEventKind } from '@touchline/design-system/football';

/** Icon of an event, by its kind; other kinds are text only. */
export const eventIcons: Readonly<Record<string, MatchEventKind>> = {
  goals_scored: 'goal',
  assists: 'assist',
  own_goals: 'own_goal',
  yellow_cards: 'yellow_card',
  red_cards: 'red_card',
  penalties_saved: 'penalty_saved',
  penalties_missed: 'penalty_missed',
  saves: 'save',
  bonus: 'bonus',
  bonus_provisional: 'bonus',
  sub: 'substitution',
};

/** `Goals`, `Assists`; kinds that are no point category keep their own name. */
export const eventLabel = (kind: string): string => (kind === 'sub' ? 'Substitutions' : categoryLabel(kind));
