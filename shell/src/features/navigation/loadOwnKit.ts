/** The code of the kit in the header. */
export const loadOwnKit = () => import(/* webpackChunkName: "kit" */ './HeaderKit');
