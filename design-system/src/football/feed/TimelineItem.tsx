import {
  Box,
  DoubtIcon,
  DownIcon,
  EliteIcon,
  FixturesIcon,
  KitIcon,
  RivalsIcon,
  Skeleton,
  TransfersIcon,
  Typography,
  UpIcon,
  Waiting,
  type SvgIconProps,
  type Theme,
} from '@touchline/design-system';
import {
  AssistIcon,
  BonusIcon,
  CardIcon,
  GapText,
  GoalIcon,
  SaveIcon,
  SubstitutionIcon,
} from '@touchline/design-system/football';
import { formatTime } from '@touchline/shared/format';
import { useId, type ComponentType, type ReactNode } from 'react';

/** Used for red cards too: the sentence says which. */
function YellowCard(props: SvgIconProps) {
  return <CardIcon {...props} colour="yellow" titleAccess="" />;
}

const icons = {
  deadline: FixturesIcon,
  price_up: UpIcon,
  price_down: DownIcon,
  news: DoubtIcon,
  lineup: KitIcon,
  goal: GoalIcon,
  assist: AssistIcon,
  card: YellowCard,
  save: SaveIcon,
  bonus: BonusIcon,
  rival_transfer: TransfersIcon,
  rival_chip: RivalsIcon,
  auto_sub: SubstitutionIcon,
  badge: EliteIcon,
} as const satisfies Record<string, ComponentType<SvgIconProps>>;

export type TimelineKind = keyof typeof icons;
export const timelineKinds = Object.keys(icons) as TimelineKind[];

interface TimelineItemProps {
  /** An unknown kind gets the news icon. */
  kind: string;
  /** Instant of the event. */
  at: string;
  /** A whole sentence that includes the icon's meaning; may contain links. */
  children: ReactNode;
  /** Points for the own team; undefined and zero are not shown. */
  points?: number;
  mine?: boolean;
  /** A link to details. */
  more?: ReactNode;
  /** Position in its day, from 1, and the number of items of the day. */
  place: number;
  ofAll: number;
}

/** One event: time, text, and the points for the own team. */
export function TimelineItem(props: TimelineItemProps) {
  const { kind, at, children, points = 0, mine = false, more, place, ofAll } = props;
  const sentenceId = useId();
  const Icon = Object.hasOwn(icons, kind) ? icons[kind as TimelineKind] : icons.news;
  return (
    <Box
      component="article"
      aria-posinset={place}
      aria-setsize={ofAll}
      aria-labelledby={sentenceId}
      tabIndex={0}
      sx={[line, mine && own]}
    >
      <Typography
        variant="caption"
        component="time"
        dateTime={at}
        sx={{ color: 'text.secondary', minWidth: 40 }}
      >
        {formatTime(at)}
      </Typography>
      <Icon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />
      <Box sx={words}>
        <Typography variant="body2" component="div" id={sentenceId} sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
        {more}
      </Box>
      {points === 0 ? (
        <Box sx={pillsPlace} />
      ) : (
        <Box component="span" sx={pill}>
          <GapText value={points} />
        </Box>
      )}
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  minHeight: 48,
  pl: 3,
  pr: 2,
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;

const own = { boxShadow: ({ vars }: Theme) => `inset 3px 0 0 ${vars.palette.you.main}` };

/** On a phone the link is below the sentence, for lack of width. */
const words = {
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'flex-start', sm: 'center' },
  justifyContent: 'space-between',
  columnGap: 3,
} as const;

const pillWidth = 52;

/** On wide screens a fixed width keeps links aligned, with or without points after them. */
const pillsPlace = { display: { xs: 'none', sm: 'block' }, minWidth: pillWidth } as const;

const pill = {
  minWidth: pillWidth,
  px: 1.5,
  borderRadius: 0.6,
  bgcolor: 'surface.sunken',
  boxShadow: ({ vars }: Theme) => `inset 0 0 0 1px ${vars.palette.cell.outline}`,
  textAlign: 'center',
  typography: 'table',
  lineHeight: '1.5rem',
  whiteSpace: 'nowrap',
} as const;

/** Items of one day under its name: a `feed`, so that screen readers can step from one to the next. */
export function TimelineDay({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section>
      <Typography variant="h2" id={headingId} sx={{ mb: 2 }}>
        {title}
      </Typography>
      <Box role="feed" aria-labelledby={headingId}>
        {children}
      </Box>
    </section>
  );
}

/** Placeholder of a feed. */
export function SkeletonFeed({ rows = 8, what }: { rows?: number; what: string }) {
  return (
    <Box>
      <Waiting what={what} />
      <Skeleton width={96} height={28} sx={{ mb: 2 }} />
      {Array.from({ length: rows }, (_, row) => (
        <Box key={row} sx={{ ...line, minHeight: { xs: 60, sm: 48 } }}>
          <Skeleton width={40} />
          <Skeleton variant="circular" width={20} height={20} />
          <Skeleton width={`${70 - (row % 3) * 12}%`} />
        </Box>
      ))}
    </Box>
  );
}
