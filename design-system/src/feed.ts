/**
 * A feed of what happened. Not one of the modules that exist once in the page: the remote that shows it carries
 * it, and takes its icons from the modules that are (docs/decisions/0022).
 */
export { SkeletonFeed, TimelineDay, TimelineItem, type TimelineKind } from './football/feed/TimelineItem';
