/**
 * Each module that the shell provides lazily must be referenced once, or federation does not provide it at
 * all.
 */
export const lazyModuleLoaders = [
  () => import('@touchline/design-system/data'),
  () => import('@touchline/design-system/inputs'),
  () => import('@touchline/design-system/forms'),
  () => import('@touchline/design-system/charts'),
  () => import('@touchline/design-system/football'),
  () => import('@touchline/design-system/frames'),
  () => import('@touchline/design-system/match'),
  () => import('@touchline/design-system/popups'),
];
