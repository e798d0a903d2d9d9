import { Box, Checkbox, Typography } from '@touchline/design-system';
import { useId } from 'react';

interface DigestSettingProps {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** The mail after a gameweek: of the account, whatever its devices tell. */
export function DigestSetting({ isOn, onChange }: DigestSettingProps) {
  const textId = useId();
  return (
    <Box>
      <Checkbox
        label="Email after each gameweek"
        checked={isOn}
        onChange={onChange}
        aria-describedby={textId}
      />
      <Typography id={textId} variant="caption" component="p" sx={{ color: 'text.secondary', pl: 7.5 }}>
        Points, rank, captain, rivals and the next deadline, once the gameweek is final. To the address of
        your account.
      </Typography>
    </Box>
  );
}
