import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

export interface Suggestion {
  id: string | number;
  label: string;
  /** Beside the label: `ARS · MID`. */
  note?: string;
}

interface SuggestFieldProps {
  label: string;
  options: readonly Suggestion[];
  value: Suggestion | null;
  onChange: (value: Suggestion | null) => void;
  onSearch?: (text: string) => void;
  loading?: boolean;
}

/** One of many, found by typing. */
export function SuggestField({ label, options, value, onChange, onSearch, loading }: SuggestFieldProps) {
  return (
    <Autocomplete
      size="small"
      sx={{ minWidth: 220 }}
      options={[...options]}
      value={value}
      loading={loading}
      onChange={(_, next) => onChange(next)}
      onInputChange={(_, text) => onSearch?.(text)}
      getOptionLabel={({ label: name, note }) => (note ? `${name} (${note})` : name)}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
