import GlobalStyles from '@mui/material/GlobalStyles';
import { memo, useSyncExternalStore } from 'react';
import { currentSheets, onNewSheet, rulesOf } from './staticClasses';

/** Renders the rules of all registered static classes. Part of the theme. */
export const StaticStyles = memo(function StaticStyles() {
  const sheets = useSyncExternalStore(onNewSheet, currentSheets, currentSheets);
  return sheets.map(([prefix, rules]) => (
    <GlobalStyles key={prefix} styles={(theme) => rulesOf(prefix, rules, theme)} />
  ));
});
