import type { Chip } from '@touchline/shared/domain';
import type { TeamName } from './TeamCell';

/** A chip of one team: played in a gameweek with its gain, or left. */
export interface PlayedChip {
  gameweek: number;
  gained?: number | null;
}

export interface ChipGridRow {
  key: string | number;
  team: TeamName;
  mine?: boolean;
  onOpen?: () => void;
  /** By chip column; a missing one is still left. Without it nothing is known of the team's chips. */
  played?: Readonly<Record<string, PlayedChip | undefined>>;
}

export interface ChipGridProps {
  /** A second window of a chip is a column of its own: `wildcard2`. `isOver`: too late to play it. */
  columns: readonly { key: string; chip: Chip; label?: string; isOver?: boolean }[];
  rows: readonly ChipGridRow[];
}
