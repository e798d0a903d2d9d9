/** Tabs within a page. Those that are pages of their own are `RouteTabs`, in the core. */
export { default as Tab } from '@mui/material/Tab';
export { default as Tabs } from '@mui/material/Tabs';
