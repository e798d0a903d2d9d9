import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { birthYears, isDayDisabled } from '@touchline/shared/domain';
import { useField } from 'react-final-form';
import { SelectField } from '../inputs/SelectField';
import { errorOf } from './fields';

export interface BirthdayParts {
  year?: number;
  month?: number;
  day?: number;
}

interface BirthdayFieldsProps {
  name: string;
  /** The year it is, for the list of years. */
  currentYear?: number;
  validate?: (value: BirthdayParts | undefined) => string | undefined;
}

const months = Array.from({ length: 12 }, (_, at) => ({
  value: at + 1,
  label: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, at)),
}));
const days = Array.from({ length: 31 }, (_, at) => at + 1);
/** What stands in a select before one has chosen; no part of a date is 0. */
const nothing = 0;

/** Year, month, day. Days that the month does not have cannot be chosen; a change of month clears one. */
export function BirthdayFields({
  name,
  currentYear = new Date().getFullYear(),
  validate,
}: BirthdayFieldsProps) {
  const { input, meta } = useField<BirthdayParts>(name, { validate });
  const value = input.value || {};
  const error = errorOf(meta);
  const change = (part: keyof BirthdayParts) => (chosen: number) => {
    const next = { ...value, [part]: chosen || undefined };
    input.onChange(withLegalDay(next));
    input.onBlur();
  };
  return (
    <Box component="fieldset" aria-label="Birthday" sx={{ m: 0, p: 0, border: 0 }}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1.3fr 1fr', gap: 2 }}>
        <Part
          label="Year"
          value={value.year}
          options={birthYears(currentYear).map(plain)}
          onChange={change('year')}
        />
        <Part label="Month" value={value.month} options={months} onChange={change('month')} />
        <Part
          label="Day"
          value={value.day}
          options={days.map((day) => ({
            ...plain(day),
            disabled: isDayDisabled(day, value.month ?? 1, value.year),
          }))}
          onChange={change('day')}
        />
      </Box>
      {error && (
        <FormHelperText error role="alert">
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

const plain = (value: number) => ({ value, label: String(value) });

function withLegalDay(parts: BirthdayParts): BirthdayParts {
  const { day, month, year } = parts;
  const illegal = day !== undefined && month !== undefined && isDayDisabled(day, month, year);
  return illegal ? { ...parts, day: undefined } : parts;
}

interface PartProps {
  label: string;
  value: number | undefined;
  options: readonly { value: number; label: string; disabled?: boolean }[];
  onChange: (value: number) => void;
}

function Part({ label, value = nothing, options, onChange }: PartProps) {
  return (
    <SelectField
      fullWidth
      size="medium"
      label={label}
      value={value}
      options={[{ value: nothing, label: '–' }, ...options]}
      onChange={onChange}
    />
  );
}
