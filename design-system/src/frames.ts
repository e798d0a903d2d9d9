/** Whole frames that few pages have: popups, steps, feeds, loading screens, long texts. */
export { TimelineDay, TimelineItem, type TimelineKind } from './football/feed/TimelineItem';
export { FootballerSheet, SwitcherMenu, TeamPopupFrame, type SwitcherItem } from './football/popups/popups';
export {
  CandidateRow,
  ExplainerSlide,
  OnboardingStepper,
  TeamConfirm,
} from './football/onboarding/onboarding';
export { LoadingScreen, VersionBlock } from './components/loading/LoadingScreen';
export { DashboardTile } from './components/tiles/tiles';
export { CardBrandIcon, CurrencyIcon } from './components/paywall/money';
export { Prose } from './components/prose/Prose';
