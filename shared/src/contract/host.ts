/** The shell's side of the contract. Remotes do not import it, and nothing here is promised to them. */
export { createEventBus, type EventBus } from './events';
export { widgetImport, type PageAccess, type RemoteRoute, type WidgetImport } from './remote';
export type { HomePlace, NavigationPlace } from './places';
export type { SlotName } from './slots';
export {
  provideShell,
  ShellServicesProvider,
  type LiveMessage,
  type PassPrompt,
  type RivalChange,
  type ShellServices,
} from './shell';
export { FootballerSheet } from './pitch';
export type { FootballerSheetProps, PitchProps } from './pitchProps';
export { drafts } from './drafts';
export {
  selectContent,
  selectFantasy,
  selectHasPass,
  selectLoggedIn,
  selectMetric,
  selectOnline,
  selectServerNow,
  selectUser,
  type ShellRoot,
} from './shellState';
