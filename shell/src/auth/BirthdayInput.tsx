import { Box, Typography } from '@touchline/design-system';
import { useEffect } from 'react';
import { SelectInput } from './fields';
import { useField } from '@touchline/design-system/forms';
import { birthYears, isDayDisabled, required } from '@touchline/shared/domain';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const asOptions = (values: readonly number[]) =>
  values.map((value) => ({ value: String(value), label: String(value) }));
const months = monthNames.map((label, index) => ({ value: String(index + 1), label }));

/** Year, month and day; days that the month has not cannot be chosen, and an illegal one is cleared. */
export function BirthdayInput({ currentYear }: { currentYear: number }) {
  const year = useField<string>('year', { subscription: { value: true } }).input.value;
  const month = useField<string>('month', { subscription: { value: true } }).input.value;
  const day = useField<string>('day', { subscription: { value: true } }).input;
  const isDisabled = (value: number) =>
    month !== '' && isDayDisabled(value, Number(month), year === '' ? undefined : Number(year));
  const isIllegal = day.value !== '' && isDisabled(Number(day.value));

  useEffect(() => {
    if (isIllegal) day.onChange('');
  }, [isIllegal, day]);

  const days = asOptions(Array.from({ length: 31 }, (_, index) => index + 1)).map((option) => ({
    ...option,
    disabled: isDisabled(Number(option.value)),
  }));
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend" variant="body2" sx={{ mb: 2, p: 0 }}>
        Birthday
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1.2fr 0.8fr', gap: 2 }}>
        <SelectInput
          name="year"
          label="Year"
          options={asOptions(birthYears(currentYear))}
          validate={required('Choose a year')}
          autoComplete="bday-year"
        />
        <SelectInput
          name="month"
          label="Month"
          options={months}
          validate={required('Choose a month')}
          autoComplete="bday-month"
        />
        <SelectInput
          name="day"
          label="Day"
          options={days}
          validate={required('Choose a day')}
          autoComplete="bday-day"
        />
      </Box>
    </Box>
  );
}
