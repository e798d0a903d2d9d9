import { emptyFeed, type Feed, type TimelineFilter, type TimelineState } from './timeline.slice';

/** The part of the root state that the timeline reads. */
export interface TimelineRoot {
  readonly timeline: TimelineState;
}

export const selectFeed = ({ timeline }: TimelineRoot, filter: TimelineFilter): Feed =>
  timeline.feeds[filter] ?? emptyFeed;
