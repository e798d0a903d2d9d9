import {
  BootIcon,
  ClubsIcon,
  EliteIcon,
  EliteTransfersIcon,
  FixturesIcon,
  KitIcon,
  PassIcon,
  RivalsIcon,
  StarOutlineIcon,
  TickerIcon,
  TimelineIcon,
  TransfersIcon,
  type NavItem,
} from '@touchline/design-system';
import type { PlaceIcon } from '@touchline/shared/contract/places';

/** A name that this build does not have gets one of these all the same (`places.ts`). */
export const placeIcons: Readonly<Record<PlaceIcon, NavItem['icon']>> = {
  Boot: BootIcon,
  Clubs: ClubsIcon,
  Elite: EliteIcon,
  EliteTransfers: EliteTransfersIcon,
  Fixtures: FixturesIcon,
  Kit: KitIcon,
  Pass: PassIcon,
  Rivals: RivalsIcon,
  StarOutline: StarOutlineIcon,
  Ticker: TickerIcon,
  Timeline: TimelineIcon,
  Transfers: TransfersIcon,
};
