import { TextField, type TextFieldProps } from './TextField';

export interface SelectOption<Value extends string | number> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
  size?: TextFieldProps['size'];
  disabled?: boolean;
  fullWidth?: boolean;
}

/** A native select, which works best on phones. */
export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, value, options, onChange, size = 'small', ...rest } = props;
  const choose = (chosen: string) => {
    const option = options.find((one) => String(one.value) === chosen);
    if (option) onChange(option.value);
  };
  return (
    <TextField
      size={size}
      label={label}
      value={value}
      onChange={({ target }) => choose(target.value)}
      slotProps={{ inputLabel: { shrink: true } }}
      {...rest}
    >
      {options.map(({ value: one, label: name, disabled }) => (
        <option key={one} value={one} disabled={disabled}>
          {name}
        </option>
      ))}
    </TextField>
  );
}
