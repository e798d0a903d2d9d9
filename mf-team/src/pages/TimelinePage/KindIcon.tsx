import {
  DoubtIcon,
  DownIcon,
  EliteIcon,
  FixturesIcon,
  KitIcon,
  RivalsIcon,
  TransfersIcon,
  UpIcon,
  type SvgIconProps,
} from '@touchline/design-system';
import {
  AssistIcon,
  BonusIcon,
  CardIcon,
  GoalIcon,
  SaveIcon,
  SubstitutionIcon,
} from '@touchline/design-system/football';
import type { TimelineItem } from '@touchline/shared/wire';
import type { ComponentType } from 'react';

type Kind = TimelineItem['kind'];

/** Red ones too: which of the two it was stands in the sentence. */
function YellowCard(props: SvgIconProps) {
  return <CardIcon {...props} colour="yellow" titleAccess="" />;
}

const icons: Record<Kind, ComponentType<SvgIconProps>> = {
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
};

/** What kind of thing it was; the sentence beside it says the same in words. */
export function KindIcon({ kind }: { kind: Kind }) {
  const Icon = icons[kind];
  return <Icon fontSize="small" aria-hidden sx={{ color: 'text.secondary' }} />;
}
