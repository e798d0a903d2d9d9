import type { AlertFinders } from '../alert';
import { findDeadlines } from './deadline';
import { findLineups } from './lineups';
import { findNews } from './news';
import { findPoints } from './points';
import { findPrices } from './prices';
import { findRivals } from './rivals';
import { findSummary } from './summary';

/** One finder for each kind (docs/tasks/a-notification-kind.md). */
export const alertFinders: AlertFinders = {
  deadline: findDeadlines,
  lineups: findLineups,
  points: findPoints,
  prices: findPrices,
  news: findNews,
  rivals: findRivals,
  summary: findSummary,
};
