/**
 * Each module that the shell provides lazily must be referenced once, or federation does not provide it at
 * all. The chunk names are those that shellConfig.js looks for.
 */
export const lazyModuleLoaders = [
  () => import(/* webpackChunkName: "data" */ '@touchline/design-system/data'),
  () => import(/* webpackChunkName: "inputs" */ '@touchline/design-system/inputs'),
  () => import(/* webpackChunkName: "forms" */ '@touchline/design-system/forms'),
  () => import(/* webpackChunkName: "charts" */ '@touchline/design-system/charts'),
  () => import(/* webpackChunkName: "football" */ '@touchline/design-system/football'),
];
