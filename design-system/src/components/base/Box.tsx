import type { default as MuiBox, BoxProps } from '@mui/material/Box';
import type { ElementType } from 'react';
import { useStyledClass } from '../../theme/pageStyles';

function BoxElement({
  component: Element = 'div',
  sx,
  className,
  ...props
}: BoxProps & { component?: ElementType }) {
  return <Element {...props} className={useStyledClass({ sx, className })} />;
}

/**
 * An element with an `sx`, with the types of MUI's `Box`. A page has hundreds, and MUI's works the rules out anew at each
 * rendering of each (docs/decisions/0162).
 */
export const Box = BoxElement as typeof MuiBox;
export type { BoxProps };
