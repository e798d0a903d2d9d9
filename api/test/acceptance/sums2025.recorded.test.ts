import { instants2025 } from '../oracle/instants';
import { season2025 } from '../support/recordedSeason';
import { describeSums } from './sums';

describeSums(season2025, instants2025);
