/**
 * Reducers and actions of the shared slices, for the shell alone: it owns session, fantasy, content and UI
 * state. Remotes read them through the contract's selectors and change them through its services.
 */
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
