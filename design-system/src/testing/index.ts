/** Builders of realistic props, for stories and tests. */
export * from './builders';
export { primaryItems, secondaryItems } from '../components/shell/exampleNavigation';
