import type { CSSProperties, ReactNode } from 'react';
import { staticClasses } from '../../theme/staticClasses';
import { radius, type Swatch } from '../../theme/tokens';

interface ScaleCellProps {
  light: Swatch;
  /** Defaults to the light scheme's colours. */
  dark?: Swatch;
  provisional?: boolean;
  children: ReactNode;
}

/** The box of a coloured value in a table. */
export function ScaleCell({ light, dark = light, provisional = false, children }: ScaleCellProps) {
  const colours = {
    '--day-bg': light.bg,
    '--day-text': light.text,
    '--night-bg': dark.bg,
    '--night-text': dark.text,
  } as CSSProperties;
  return (
    <span className={classes.cell} data-provisional={provisional || undefined} style={colours}>
      {children}
    </span>
  );
}

const classes = staticClasses('scale', {
  cell: (theme) => ({
    ...theme.typography.table,
    display: 'inline-flex',
    justifyContent: 'center',
    alignItems: 'center',
    minWidth: 48,
    height: 24,
    padding: `0 ${theme.spacing(1.5)}`,
    borderRadius: radius.cell,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.cell.outline}`,
    fontWeight: 600,
    backgroundColor: 'var(--day-bg)',
    color: 'var(--day-text)',
    ...theme.applyStyles('dark', { backgroundColor: 'var(--night-bg)', color: 'var(--night-text)' }),
    '&[data-provisional]': { fontStyle: 'italic' },
  }),
});
