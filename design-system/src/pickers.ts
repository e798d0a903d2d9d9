/** Large pickers for one or two pages: each is larger than all of `/inputs`. */
export { default as Autocomplete } from '@mui/material/Autocomplete';
export { RangeFilter } from './inputs/RangeFilter';
export { RangeSlider } from './inputs/RangeSlider';
