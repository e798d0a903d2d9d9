import { season2025 } from '../support/recordedSeason';
import { compareSeason } from './compareSeason';
import { instants2025 } from './instants';

compareSeason(season2025, instants2025);
