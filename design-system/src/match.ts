/** Components of a fixture's pages: events, comments, bars, bonus, weather. */
export { MatchAxis, MatchTimeline, type MatchEvent } from './football/match/MatchTimeline';
export { CommentFeed, type Comment } from './football/match/CommentFeed';
export { StackedPoints, StatMirrorBar } from './football/match/bars';
export { BonusTable, type BonusRow } from './football/match/BonusTable';
export { VenueLine, WeatherBadge } from './football/match/WeatherBadge';
