/** Fields that choose from much, on a page or two: each heavier than all of `/inputs`. */
export { default as Autocomplete } from '@mui/material/Autocomplete';
export { RangeFilter } from './inputs/RangeFilter';
export { RangeSlider } from './inputs/RangeSlider';
