/**
 * Modules that the shell provides to pages on demand, by name. A chunk is called after its module
 * (`lazyChunk` in shared/src/federation/sharedModules.js).
 */
export const lazyModuleLoaders: Readonly<Record<string, () => Promise<unknown>>> = {
  '@touchline/design-system/data': () =>
    import(/* webpackChunkName: "design-system-data" */ '@touchline/design-system/data'),
  '@touchline/design-system/inputs': () =>
    import(/* webpackChunkName: "design-system-inputs" */ '@touchline/design-system/inputs'),
  '@touchline/design-system/forms': () =>
    import(/* webpackChunkName: "design-system-forms" */ '@touchline/design-system/forms'),
  '@touchline/design-system/charts': () =>
    import(/* webpackChunkName: "design-system-charts" */ '@touchline/design-system/charts'),
  '@touchline/design-system/football': () =>
    import(/* webpackChunkName: "design-system-football" */ '@touchline/design-system/football'),
  '@touchline/design-system/frames': () =>
    import(/* webpackChunkName: "design-system-frames" */ '@touchline/design-system/frames'),
  '@touchline/design-system/match': () =>
    import(/* webpackChunkName: "design-system-match" */ '@touchline/design-system/match'),
  '@touchline/design-system/pickers': () =>
    import(/* webpackChunkName: "design-system-pickers" */ '@touchline/design-system/pickers'),
  '@touchline/design-system/popups': () =>
    import(/* webpackChunkName: "design-system-popups" */ '@touchline/design-system/popups'),
  '@touchline/design-system/tabs': () =>
    import(/* webpackChunkName: "design-system-tabs" */ '@touchline/design-system/tabs'),
};
