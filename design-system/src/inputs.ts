/** Input fields: larger than the core, smaller than forms. */
export { SelectField, type SelectOption } from './inputs/SelectField';
export { GameweekSelect } from './inputs/GameweekSelect';
export { FilterBar, SearchField } from './inputs/filters';
export { TextField } from './inputs/TextField';
