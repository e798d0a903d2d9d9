/**
 * Names as links. Not a shared singleton module: each remote bundles what it shows, and uses the components of the
 * shared modules (docs/decisions/0022).
 */
export { FootballerLink } from './FootballerLink';
