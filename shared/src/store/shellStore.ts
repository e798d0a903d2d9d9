/**
 * The store, and reducers and actions of the shared slices, for the shell alone: it owns session, fantasy, content and UI
 * state. Remotes read them through the contract's selectors and change them through its services.
 */
export { Provider } from 'react-redux';
export { race, spawn, takeEvery, takeLatest } from 'typed-redux-saga';
export { superviseSaga } from './superviseSaga';
export { createAppStore, type AppStore, type SliceHealth, type SliceReport } from './createAppStore';
export { contentArrived, contentReducer } from './content.slice';
export { clockSet, fantasyArrived, fantasyReducer, statePatched, type FantasySlice } from './fantasy.slice';
export {
  sessionEnded,
  sessionReducer,
  sessionRenewed,
  sessionStarted,
  userChanged,
  type SessionState,
} from './session.slice';
export * from './ui.slice';
export type { UnknownAction } from 'redux';
export type { Task } from 'redux-saga';
