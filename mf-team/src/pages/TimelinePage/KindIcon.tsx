import {
  DoubtIcon,
  DownIcon,
  InfoIcon,
  StarIcon,
  TimelineIcon,
  TransfersIcon,
  UpIcon,
  type SvgIconProps,
} from '@touchline/design-system';
import {
  AssistIcon,
  BonusIcon,
  CleanSheetIcon,
  GoalIcon,
  SaveIcon,
  SubstitutionIcon,
} from '@touchline/design-system/football';
import type { TimelineItem } from '@touchline/shared/wire';
import type { ComponentType } from 'react';

type Kind = TimelineItem['kind'];

const icons: Record<Kind, ComponentType<SvgIconProps>> = {
  deadline: TimelineIcon,
  price_up: UpIcon,
  price_down: DownIcon,
  news: InfoIcon,
  lineup: CleanSheetIcon,
  goal: GoalIcon,
  assist: AssistIcon,
  card: DoubtIcon,
  save: SaveIcon,
  bonus: BonusIcon,
  rival_transfer: TransfersIcon,
  rival_chip: TimelineIcon,
  auto_sub: SubstitutionIcon,
  badge: StarIcon,
};

/** What kind of thing it was; the sentence beside it says the same in words. */
export function KindIcon({ kind }: { kind: Kind }) {
  const Icon = icons[kind];
  return <Icon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />;
}
