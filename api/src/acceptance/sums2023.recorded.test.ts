import { instants2023 } from '../oracle/instants';
import { season2023 } from '../testing/recordedSeason';
import { describeSums } from './sums';

describeSums(season2023, instants2023);
