/** What few pages have: the steps of onboarding, tiles, icons of money. */
export { ExplainerSlide, type Slide } from './football/onboarding/ExplainerSlide';
export { OnboardingStepper } from './football/onboarding/OnboardingStepper';
export { TeamConfirm } from './football/onboarding/TeamConfirm';
export { DashboardTile } from './components/tiles/tiles';
export { CardBrandIcon, CurrencyIcon } from './components/paywall/money';
