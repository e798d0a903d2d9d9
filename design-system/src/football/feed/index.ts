/**
 * A feed of events. Not a shared singleton module: the remote that shows it bundles it, and uses the icons of
 * the shared modules (docs/decisions/0022).
 */
export { SkeletonFeed, TimelineDay, TimelineItem, type TimelineKind } from './TimelineItem';
