import { season2023 } from '../support/recordedSeason';
import { compareSeason } from './compareSeason';
import { instants2023 } from './instants';

compareSeason(season2023, instants2023);
