/** Football words drawn from plain props: kits, crests, cards, pitches, chips, marks. */
export { clubKit, clubLooks, clubName, clubsBySeason, seasons } from './football/data/clubLooks';
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
export { PlayerCard, type CardSize, type PlayerCardProps } from './football/card/PlayerCard';
export { describeCard, type PlayerCardData } from './football/card/playerCardData';
export { MetricSwitcher } from './football/card/MetricSwitcher';
export { Pitch, type PitchOrientation } from './football/pitch/Pitch';
export { BenchStrip, PitchTeam, rowsOf, type CardContext, type PitchRow } from './football/pitch/PitchTeam';
export { PendingPitch, TeamPitch, TwoTeamPitch, type PitchSide } from './football/pitch/TeamPitch';
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
  WatchIcon,
  type OwnershipShare,
  type RivalState,
} from './football/people/smallMarks';
export { BalanceText, CostText, GapText, MoveArrow, RankText } from './football/teams/numbersWithSigns';
export { TeamCell, TeamHeaderCard, type TeamName } from './football/teams/TeamCell';
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
  type FixtureData,
  type FixtureStatus,
} from './football/fixtures/fixtureData';
export { BadgeChip, BadgeRow } from './football/badges/BadgeChip';
export { badges, type BadgeKey } from './football/badges/badges';
export {
  MatchEventIcon,
  MatchTimeline,
  type MatchEvent,
  type MatchEventKind,
} from './football/match/MatchTimeline';
export { CommentFeed, type Comment } from './football/match/CommentFeed';
export { StackedPoints, StatMirrorBar } from './football/match/bars';
export { BonusTable, type BonusRow } from './football/match/BonusTable';
export { VenueLine, WeatherBadge } from './football/match/WeatherBadge';
export { TimelineDay, TimelineItem, type TimelineKind } from './football/feed/TimelineItem';
export { FootballerSheet, SwitcherMenu, TeamPopupFrame, type SwitcherItem } from './football/popups/popups';
export {
  CandidateRow,
  ExplainerSlide,
  OnboardingStepper,
  TeamConfirm,
} from './football/onboarding/onboarding';
export { ChipGrid, ReportRow, type ChipGridRow, type PlayedChip } from './football/teams/rivalTables';
