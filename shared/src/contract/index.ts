/**
 * What remotes take from the shell. The page has one copy of it, so that services and hooks are the same on both sides. Every
 * name here is a promise (`npm run contract`); what only the shell uses is in `host.ts`.
 */
export type { RemoteModule, WidgetProps } from './remote';
export type { ContractEvents } from './events';
export { getShell, shell, useShell, type Notice, type Shell } from './shell';
export { passCardOpener, usePassCardOpener, type PassCardOpener } from './passCardOpener';
export { Pitch } from './pitch';
export { buildLink } from './paths';
export { useAddressChoice } from './useAddressChoice';
export { useDraft } from './useDraft';
export { useClockOffset } from './useClockOffset';
export { useFreshness, type Pace } from './useFreshness';
export { useLive } from './useLive';
export { useRefreshFromHome } from './useRefreshFromHome';
export {
  reportSortRemembered,
  selectActiveTeam,
  selectReportSort,
  selectRivals,
  selectTransferSort,
  selectWatchlist,
  transferSortRemembered,
  useContent,
  useFantasy,
  useHasPass,
  useLastGameweek,
  useOnline,
  useServerClock,
  useStrengthsNote,
  useUser,
} from './shellState';
