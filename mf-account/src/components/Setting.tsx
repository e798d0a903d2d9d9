import { Box, Checkbox, Typography } from '@touchline/design-system';
import { useId } from 'react';

interface SettingProps {
  label: string;
  /** What it does, in a sentence; read out with the label. */
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A choice of the reader that is on or off, with what it does. */
export function Setting({ label, text, isOn, onChange }: SettingProps) {
  const textId = useId();
  return (
    <Box>
      <Checkbox label={label} checked={isOn} onChange={onChange} aria-describedby={textId} />
      <Typography id={textId} variant="caption" component="p" sx={{ color: 'text.secondary', pl: 7.5 }}>
        {text}
      </Typography>
    </Box>
  );
}
