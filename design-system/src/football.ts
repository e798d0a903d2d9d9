/** Football components with plain props: kits, crests, chips, cells, marks. Used by most lists and tables. */
export { clubKit, clubLooks, clubName, clubsBySeason, seasons } from './football/data/clubLooks';
export { categoryLabel, positionLabel } from './football/data/labels';
export {
  AssistIcon,
  BonusIcon,
  CardIcon,
  CleanSheetIcon,
  CornerIcon,
  FreeKickIcon,
  GoalIcon,
  OwnGoalIcon,
  PenaltyIcon,
  SaveIcon,
  SparkIcon,
  SubstitutionIcon,
} from './football/data/footballIcons';
export {
  Kit,
  keeperKit,
  kitFromFields,
  type KitColours,
  type KitFields,
  type KitProps,
} from './football/kit/Kit';
export { Crest } from './football/crest/Crest';
export { PlayerAvatar } from './football/people/PlayerAvatar';
export { PointsPill } from './football/points/PointsPill';
export { BenchmarkCell } from './football/points/BenchmarkCell';
export { TintCell } from './football/points/TintCell';
export {
  DifficultyCell,
  DifficultyChip,
  DifficultyLegend,
  type OpponentChip,
} from './football/difficulty/DifficultyChip';
export { StatusIcon } from './football/people/StatusIcon';
export {
  ChipToken,
  OwnershipText,
  RivalToggle,
  SetPieces,
  type OwnershipShare,
  type RivalState,
} from './football/people/smallMarks';
export { BalanceText, CostText, GapText, MoveArrow, RankText } from './football/teams/numbersWithSigns';
export { SquadProgress } from './football/teams/SquadProgress';
export { TeamCell, type TeamName } from './football/teams/TeamCell';
export { SkeletonTeamHeader, TeamHeaderCard } from './football/teams/TeamHeaderCard';
export { TeamRow } from './football/teams/TeamRow';
export { CandidateRow } from './football/onboarding/CandidateRow';
export { WatchIcon } from './football/people/WatchIcon';
export { FootballerCell, type FootballerName } from './football/people/FootballerCell';
export {
  describeFixture,
  FixtureCard,
  FixtureRow,
  MatchHeader,
  type FixturePlayer,
  type FixtureProps,
} from './football/fixtures/Fixtures';
export {
  matchClock,
  scoreOrTime,
  waitingForDecision,
  type FixtureData,
  type FixtureStatus,
} from './football/fixtures/fixtureData';
export { BadgeChip, BadgeRow } from './football/badges/BadgeChip';
export { badges, type BadgeKey } from './football/badges/badges';
export { MatchEventIcon, type MatchEventKind } from './football/match/MatchEventIcon';
export { ChipGrid } from './football/teams/ChipGrid';
export type { ChipGridRow, PlayedChip } from './football/teams/chipRows';
export { ReportRow } from './football/teams/ReportRow';
