/** What shows releases, in one file: the overlay of staff, and the list of overrides. */
export { default as Overrides } from './Overrides';
export { default as ReleaseOverlay } from './ReleaseOverlay';
