/** Fields that choose: heavier than the core, lighter than forms. */
export { default as Accordion } from '@mui/material/Accordion';
export { default as AccordionDetails } from '@mui/material/AccordionDetails';
export { default as AccordionSummary } from '@mui/material/AccordionSummary';
export { default as Autocomplete } from '@mui/material/Autocomplete';
export { RangeSlider } from './inputs/RangeSlider';
export { RangeFilter } from './inputs/RangeFilter';
export { SelectField, type SelectOption } from './inputs/SelectField';
export { GameweekSelect } from './inputs/GameweekSelect';
export { FilterBar, SearchField } from './inputs/filters';
export { TextField } from './inputs/TextField';
