import GlobalStyles from '@mui/material/GlobalStyles';
import { memo, useSyncExternalStore } from 'react';
import { currentSheets, onNewSheet, rulesOf } from './staticClasses';

/** The rules of all static classes that are there by now. One of these stands in the theme. */
export const StaticStyles = memo(function StaticStyles() {
  const sheets = useSyncExternalStore(onNewSheet, currentSheets);
  return sheets.map(([prefix, rules]) => (
    <GlobalStyles key={prefix} styles={(theme) => rulesOf(prefix, rules, theme)} />
  ));
});
