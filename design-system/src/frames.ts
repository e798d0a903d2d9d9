/** Components of few pages: onboarding steps, tiles, accordions, the pass and currency icons. */
export { default as Accordion } from '@mui/material/Accordion';
export { default as AccordionDetails } from '@mui/material/AccordionDetails';
export { default as AccordionSummary } from '@mui/material/AccordionSummary';
export { PassCompare, type PassFeature } from './components/paywall/PassCompare';
export { ExplainerSlide, type Slide } from './football/onboarding/ExplainerSlide';
export { OnboardingStepper } from './football/onboarding/OnboardingStepper';
export { TeamConfirm } from './football/onboarding/TeamConfirm';
export { DashboardTile } from './components/tiles/tiles';
export { CardBrandIcon, CurrencyIcon } from './components/paywall/money';
