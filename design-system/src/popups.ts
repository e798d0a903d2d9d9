/** Dialogs and sheets. Loaded when the first one opens. */
export { default as Dialog } from '@mui/material/Dialog';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { AlertDialog, ConfirmDialog } from './components/dialogs/dialogs';
export { PopupFrame, PopupTitle } from './components/dialogs/PopupFrame';
export { SheetDialog } from './components/dialogs/SheetDialog';
export { FootballerSheet } from './football/popups/FootballerSheet';
export { SwitcherMenu, type SwitcherItem } from './football/popups/SwitcherMenu';
export { TeamPopupFrame, TeamPopupHeader } from './football/popups/TeamPopupFrame';
