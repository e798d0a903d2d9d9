import type { ReactNode } from 'react';
import type { FootballerId, GameweekNumber } from '../domain/units';
import type { Pitch as PitchData } from '../wire/pitch';

export interface PitchProps {
  readonly pitch: PitchData;
  /** What the pitch shows, for screen readers: "Your team in gameweek 24". */
  readonly label: string;
  /** Used when it is allowed; otherwise the stored metric. */
  readonly initialMetric?: string;
  /** During this gameweek the user's own choice replaces the initial metric, once there is one. */
  readonly choiceWinsIn?: GameweekNumber;
  /** Line-ups that are not known yet: lines, dashed cards and a countdown to this instant. */
  readonly pendingUntil?: string;
  /** Names of the two teams, for screen readers: their lists are headed by them. */
  readonly sides?: { readonly home: string; readonly away: string };
  /** Footballers to draw dimmed: of two teams those that both have. */
  readonly dimmed?: readonly FootballerId[];
  /** A pitch beside another, whose switcher serves both: its own keeps its room and is not there. */
  readonly followsAnother?: boolean;
  /** Stands between the switcher and the pitch: the sum that explains the points. */
  readonly children?: ReactNode;
}

export interface FootballerSheetProps {
  readonly footballerId: FootballerId;
  readonly gameweek?: GameweekNumber;
  readonly onClose: () => void;
}
