/**
 * What shell and remotes promise each other. One shared copy at run time, so that the services and the
 * store's hooks are the same on both sides.
 */
export {
  contractVersion,
  widgetImport,
  type DeclaredRoute,
  type DeclaredWidget,
  type LaterChunk,
  type PageAccess,
  type RemoteDeclaration,
  type RemoteModule,
  type RemoteRoute,
  type RemoteWidget,
  type WidgetImport,
  type WidgetProps,
} from './remote';
export { satisfiesContract } from './satisfies';
export { createEventBus, type ContractEvents, type EventBus, type Unsubscribe } from './events';
export {
  provideShell,
  shell,
  type LiveMessage,
  type Notice,
  type PassPrompt,
  type RivalChange,
  type ShellServices,
} from './shell';
export { passCardOpener } from './passCardOpener';
export { FootballerSheet, Pitch, type FootballerSheetProps, type PitchProps } from './pitch';
export { buildLink, type LinkParts, type PlaceName } from './paths';
export { useAddressChoice } from './useAddressChoice';
export { drafts } from './drafts';
export { useDraft } from './useDraft';
export { useClockOffset } from './useClockOffset';
export { useFreshness, type Pace } from './useFreshness';
export { useLive } from './useLive';
export { useRefreshFromHome } from './useRefreshFromHome';
export * from './shellState';
