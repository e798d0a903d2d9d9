import { Box } from '../components/base/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { Typography } from '../components/base/Typography';
import { birthYears, isDayDisabled } from '@touchline/shared/domain';
import { useId, useState } from 'react';
import { useField } from 'react-final-form';
import { TextField } from '../inputs/TextField';
import { errorOf } from './fields';

export interface BirthdayParts {
  year?: number;
  month?: number;
  day?: number;
}

type Part = keyof BirthdayParts;
/** Error of the whole value, or of each part. */
type BirthdayError = string | Partial<Record<Part, string>>;

interface BirthdayFieldsProps {
  name: string;
  /**
   * Current year, for the list of years; defaults to the device's, because older releases of remotes do not
   * pass it.
   */
  currentYear?: number;
  validate?: (value: BirthdayParts | undefined) => BirthdayError | undefined;
}

const plain = (value: number) => ({ value, label: String(value) });
const months = Array.from({ length: 12 }, (_, at) => ({
  value: at + 1,
  label: new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, at)),
}));
const days = Array.from({ length: 31 }, (_, at) => plain(at + 1));

/**
 * Year, month and day as one value. Days that the month does not have are disabled; a change of month may
 * clear the day.
 */
export function BirthdayFields({
  name,
  currentYear = new Date().getFullYear(),
  validate,
}: BirthdayFieldsProps) {
  const { value, errorOfAll, select } = useBirthday(name, validate);
  const errorId = useId();
  return (
    <Box component="fieldset" aria-describedby={errorOfAll && errorId} sx={{ m: 0, p: 0, border: 0 }}>
      <Typography component="legend" variant="body2" sx={{ mb: 2, p: 0 }}>
        Birthday
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1.2fr 0.8fr', gap: 2 }}>
        <PartSelect label="Year" options={birthYears(currentYear).map(plain)} {...select('year')} />
        <PartSelect label="Month" options={months} {...select('month')} />
        <PartSelect label="Day" options={daysOf(value)} {...select('day')} />
      </Box>
      {errorOfAll && (
        <FormHelperText id={errorId} error role="alert">
          {errorOfAll}
        </FormHelperText>
      )}
    </Box>
  );
}

/** The field's state, and the props of each select: a part's error shows after its blur or a submit. */
function useBirthday(name: string, validate: BirthdayFieldsProps['validate']) {
  const { input, meta } = useField<BirthdayParts>(name, { validate });
  const [left, setLeft] = useState<Partial<Record<Part, boolean>>>({});
  const value: BirthdayParts = input.value || {};
  const error = meta.error as BirthdayError | undefined;
  const errorsOfParts = typeof error === 'object' ? error : undefined;
  const errorOfAll = errorsOfParts ? undefined : errorOf(meta);

  const select = (part: Part) => {
    const ownError = left[part] || meta.submitFailed ? errorsOfParts?.[part] : undefined;
    return {
      part,
      value: value[part],
      error: ownError,
      isWrong: (ownError ?? errorOfAll) !== undefined,
      onChange: (chosen: number | undefined) => input.onChange(withLegalDay({ ...value, [part]: chosen })),
      onLeave: () => {
        setLeft({ ...left, [part]: true });
        input.onBlur();
      },
    };
  };
  return { value, errorOfAll, select };
}

function daysOf({ month, year }: BirthdayParts) {
  // Until a month is chosen, every day is allowed.
  const isDisabled = (day: number) => month !== undefined && isDayDisabled(day, month, year);
  return days.map((day) => ({ ...day, disabled: isDisabled(day.value) }));
}

function withLegalDay(parts: BirthdayParts): BirthdayParts {
  const { day, month, year } = parts;
  const illegal = day !== undefined && month !== undefined && isDayDisabled(day, month, year);
  return illegal ? { ...parts, day: undefined } : parts;
}

interface PartSelectProps {
  part: Part;
  label: string;
  value: number | undefined;
  options: readonly { value: number; label: string; disabled?: boolean }[];
  /** Text below the select; a part may be invalid without a text of its own. */
  error: string | undefined;
  isWrong: boolean;
  onChange: (value: number | undefined) => void;
  onLeave: () => void;
}

/** A native select for one part. */
function PartSelect({ part, value, options, error, isWrong, onChange, onLeave, label }: PartSelectProps) {
  return (
    <TextField
      fullWidth
      label={label}
      value={value ?? ''}
      autoComplete={`bday-${part}`}
      error={isWrong}
      helperText={error}
      // No part of a date is 0, which is the number of an empty text.
      onChange={({ target }) => onChange(Number(target.value) || undefined)}
      onBlur={onLeave}
      slotProps={{ inputLabel: { shrink: true } }}
    >
      <option value="" aria-label="Not selected" />
      {options.map(({ value: one, label: name, disabled }) => (
        <option key={one} value={one} disabled={disabled}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
