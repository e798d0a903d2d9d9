/**
 * The store's words that shell and remotes share. Remotes write their slices and sagas with these; the
 * libraries behind them travel once, with the shell.
 */
export { createSlice, type PayloadAction } from '@reduxjs/toolkit';
export {
  all,
  call,
  cancel,
  cancelled,
  delay,
  fork,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  takeLatest,
} from 'typed-redux-saga';
export { Provider, useDispatch, useSelector, useStore } from 'react-redux';
export {
  createAppStore,
  type AppStore,
  type SliceHealth,
  type SliceReport,
  type StoreSlice,
} from './createAppStore';
export { superviseSaga } from './superviseSaga';
export { takeLatestPer } from '../sagas/takeLatestPer';
