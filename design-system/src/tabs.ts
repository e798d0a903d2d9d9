/** Tabs within a page. Tabs with their own routes are `RouteTabs`, in the core. */
export { default as Tab } from '@mui/material/Tab';
export { default as Tabs } from '@mui/material/Tabs';
