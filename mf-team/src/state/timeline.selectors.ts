import { emptyFeed, type Feed, type TimelineFilter, type TimelineState } from './timeline.slice';

/** The store's root as the timeline sees it. */
export interface TimelineRoot {
  readonly timeline: TimelineState;
}

export const selectFeed = ({ timeline }: TimelineRoot, filter: TimelineFilter): Feed =>
  timeline.feeds[filter] ?? emptyFeed;
