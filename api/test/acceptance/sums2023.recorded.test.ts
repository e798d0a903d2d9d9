import { instants2023 } from '../oracle/instants';
import { season2023 } from '../support/recordedSeason';
import { describeSums } from './sums';

describeSums(season2023, instants2023);
