/**
 * The core of the design system: what every page needs for its first paint. Loaded eagerly by the shell and
 * shared with the remotes, so each export here adds to every page. Larger components have their own entries:
 * `/data`, `/inputs`, `/pickers`, `/forms`, `/charts`, `/football`, `/tabs`.
 */
export { TouchlineTheme, type TouchlineLook } from './theme/TouchlineTheme';
export { theme } from './theme/theme';
export { schemeKey, schemeScript, useScheme, type Scheme, type SchemeMode } from './theme/scheme';
export * as tokens from './theme/tokens';

// MUI components, by name: the list is short on purpose.
export { keyframes, type SxProps, type Theme } from '@mui/material/styles';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { default as Badge } from '@mui/material/Badge';
export { Box, type BoxProps } from './components/base/Box';
export { default as Button, type ButtonProps } from '@mui/material/Button';
export { default as ButtonBase } from '@mui/material/ButtonBase';
export { default as Card } from '@mui/material/Card';
export { default as CardContent } from '@mui/material/CardContent';
export { default as Chip } from '@mui/material/Chip';
export { default as CircularProgress } from '@mui/material/CircularProgress';
export { default as IconButton } from '@mui/material/IconButton';
export { InlineLink as MuiLink } from './components/base/InlineLink';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Stack } from '@mui/material/Stack';
export { default as SvgIcon, type SvgIconProps } from '@mui/material/SvgIcon';
export { Tooltip } from './components/tooltip/Tooltip';
export { default as ToggleButton } from '@mui/material/ToggleButton';
export { default as ToggleButtonGroup } from '@mui/material/ToggleButtonGroup';
export { Typography, type TypographyProps } from './components/base/Typography';

export {
  CheckIcon,
  CloseIcon,
  ClubsIcon,
  DeleteIcon,
  DoubtIcon,
  DownIcon,
  EliteIcon,
  EliteTransfersIcon,
  ErrorIcon,
  ExternalIcon,
  FixturesIcon,
  HomeActiveIcon,
  HomeIcon,
  InfoIcon,
  KeyIcon,
  LockIcon,
  MoreIcon,
  NextIcon,
  OfflineIcon,
  OutIcon,
  PassIcon,
  PreviousIcon,
  ReadyIcon,
  RefreshIcon,
  RivalsIcon,
  SearchIcon,
  StarIcon,
  StarOutlineIcon,
  TickerIcon,
  TimelineIcon,
  TransfersIcon,
  UpIcon,
} from './icons/muiIcons';
export { BootIcon, KitIcon } from './icons/ownIcons';

export { Checkbox } from './components/choices/Checkbox';
export { FilterChip } from './components/choices/FilterChip';
export { Segments, type Segment } from './components/choices/Segments';
export { Mark, Wordmark } from './components/brand/Wordmark';
export { linkTo } from './components/link/linkTo';
export { TextLink } from './components/link/TextLink';
export { KpiRow, PageBody, PageHeading, Section, type KpiItem } from './components/layout/Page';
export { PageFrame, type PageFrameProps, type PageTabs } from './components/layout/PageFrame';
export { RouteTabs, type RouteTab } from './components/layout/RouteTabs';

export { Banner, OfflineBanner, StaleBanner, type Tone } from './components/states/Banner';
export { EmptyState } from './components/states/EmptyState';
export { type Art } from './components/states/EmptyArt';
export { ErrorState, NotFoundState } from './components/states/ErrorState';
export { NotStarted } from './components/states/NotStarted';
export { later } from './components/later/later';
export { openedLater } from './components/later/openedLater';
export { QueryView, RemoteView } from './components/states/RemoteView';
export {
  SkeletonCard,
  SkeletonChart,
  SkeletonPitch,
  SkeletonTable,
  Waiting,
} from './components/states/skeletons';

export { visuallyHidden } from './components/states/visuallyHidden';

export { impactEvent, lightImpact } from './components/touch/impact';
export { useSwipe } from './components/touch/useSwipe';

export { CountdownText } from './components/time/CountdownText';
export { StateChip } from './components/time/StateChip';
export { PullToRefresh } from './components/refresh/PullToRefresh';
export { RefreshButton } from './components/refresh/RefreshButton';
export { UpdatedStamp } from './components/refresh/UpdatedStamp';

export { PassButton } from './components/paywall/PassButton';
export { PaywallBlock, PaywallCell, PaywallRow } from './components/paywall/Paywall';

export { Notice, NotificationStack, type NoticeData } from './components/notices/Notice';

export { AppShell, useShellVariant, type ShellVariant } from './components/shell/AppShell';
export { BottomBar } from './components/shell/BottomBar';
export { GoUp } from './components/shell/GoUp';
export { LoadingBar } from './components/shell/LoadingBar';
export { ProfileMenu } from './components/shell/ProfileMenu';
export { SideRail } from './components/shell/SideRail';
export { TopBar } from './components/shell/TopBar';
export { type NavItem } from './components/shell/navigation';

export { bringInSight } from './components/carousel/bringInSight';
export { Carousel } from './components/carousel/Carousel';
export { CategoryTile } from './components/tiles/tiles';
export { tellSeason, type SeasonWords } from './football/data/seasonWords';
