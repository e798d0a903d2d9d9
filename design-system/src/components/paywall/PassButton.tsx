import Button, { type ButtonProps } from '@mui/material/Button';
import { PassIcon } from '../../icons/muiIcons';

/** Yellow on aubergine: the look of every link to the season pass. */
export function PassButton({ children = 'See the season pass', ...rest }: ButtonProps) {
  return (
    <Button
      startIcon={<PassIcon />}
      {...rest}
      sx={{
        bgcolor: 'pass.bg',
        color: 'pass.accent',
        border: 1,
        borderColor: 'pass.accent',
        '&:hover': { bgcolor: 'pass.bg', textDecoration: 'underline' },
      }}
    >
      {children}
    </Button>
  );
}
