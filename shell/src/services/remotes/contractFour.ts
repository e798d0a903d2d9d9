import * as host from '@touchline/shared/contract/host';
import { contractVersion, satisfiesRange } from '@touchline/shared/contract/version';
import {
  createAppStore,
  Provider,
  race,
  spawn,
  superviseSaga,
  takeEvery,
  takeLatest,
} from '@touchline/shared/shell-store';
import { NavLink, Outlet } from 'react-router-dom';

/**
 * Values that contract 4 promised to remotes and contract 5 does not, by shared module. Releases that were built for 4 find them
 * until contract 4 leaves `servedContracts`; then this file goes too.
 */
export const onlyInFour: Readonly<Record<string, object>> = {
  '@touchline/shared/contract': { ...host, contractVersion, satisfiesContract: satisfiesRange },
  '@touchline/shared/router': { NavLink, Outlet },
  '@touchline/shared/store': {
    createAppStore,
    Provider,
    race,
    spawn,
    superviseSaga,
    takeEvery,
    takeLatest,
  },
};
