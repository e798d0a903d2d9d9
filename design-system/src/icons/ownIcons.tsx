import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

/** Our own drawings: 24 grid, 2 px round stroke, in the current text colour. */
function drawn(name: string, strokes: ReactNode) {
  function DrawnIcon(props: SvgIconProps) {
    return (
      <SvgIcon {...props}>
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
          {strokes}
        </g>
      </SvgIcon>
    );
  }
  DrawnIcon.displayName = name;
  return DrawnIcon;
}

export const KitIcon = drawn(
  'KitIcon',
  <path d="M8.5 4 3 7l2 4.5 2-.8V20h10v-9.3l2 .8L21 7l-5.5-3c-.6 1.6-1.8 2.4-3.5 2.4S9.1 5.6 8.5 4Z" />,
);
export const BootIcon = drawn(
  'BootIcon',
  <>
    <path d="M4 5v11h16v-1.5c0-1.7-1-2.7-2.8-3.1L13 10.5 9.5 5H4Z" />
    <path d="M6 20v-1M11 20v-1M17 20v-1" />
  </>,
);
