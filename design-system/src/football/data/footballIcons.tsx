import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';
import { floodlight, ink, palette, white } from '../../theme/madeTokens';
import { sparkPath } from '../points/GodlikeSpark';

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

const ball = (x: number, y: number, r: number) => (
  <>
    <circle cx={x} cy={y} r={r} />
    <path
      d={`M${x} ${y - r * 0.45}l${r * 0.43} ${r * 0.31}-${r * 0.16} ${r * 0.5}h-${r * 0.53}l-${r * 0.16}-${r * 0.5}Z`}
      fill="currentColor"
      strokeWidth="1"
    />
  </>
);

export const GoalIcon = drawn('GoalIcon', ball(12, 12, 9));
export const AssistIcon = drawn(
  'AssistIcon',
  <path d="M4 6v10h16v-1.5c0-1.7-1-2.6-2.8-3L13 10.5 9.5 6H4ZM7 19v-1M12 19v-1M17 19v-1" />,
);
export const CleanSheetIcon = drawn(
  'CleanSheetIcon',
  <path d="M8 17v-6L6 9.5V7l3 1V5h2v4M11 9V4h2v5M13 9V5h2v5l2 1v3l-2 3H8M5 21h14" />,
);
export const SaveIcon = drawn(
  'SaveIcon',
  <path d="M8 20v-7L5.5 11V8.5L9 10V5h2v5M11 10V4h2v6M13 10V5h2v6l3 1.5v3L15 20H8Z" />,
);
export const OwnGoalIcon = drawn(
  'OwnGoalIcon',
  <>
    {ball(9, 14, 6.5)}
    <path d="M21 4v5h-5M21 9l-4-4" />
  </>,
);
export const PenaltyIcon = drawn(
  'PenaltyIcon',
  <>
    {ball(12, 9, 5.5)}
    <path d="M4 20h16M12 20v-1" />
  </>,
);
export const CornerIcon = drawn('CornerIcon', <path d="M6 20V4l9 4-9 4M6 20h14M6 14c3.5 0 6 2.5 6 6" />);
export const FreeKickIcon = drawn(
  'FreeKickIcon',
  <path d="M6 9v11M12 9v11M18 9v11M6 4.5v.1M12 4.5v.1M18 4.5v.1M3.5 12h17" />,
);
export const BonusIcon = drawn('BonusIcon', <path d="M3 20v-5h6v5M9 20V8h6v12M15 20v-8h6v8" />);
export const SubstitutionIcon = drawn(
  'SubstitutionIcon',
  <path d="M7 20V6M3 10l4-4 4 4M17 4v14M13 14l4 4 4-4" />,
);
export const SparkIcon = drawn('SparkIcon', <path d={sparkPath} strokeWidth="3" />);

/** A yellow or red card; the letter distinguishes them without colour. */
export function CardIcon({ colour, ...rest }: SvgIconProps & { colour: 'yellow' | 'red' }) {
  const red = colour === 'red';
  return (
    <SvgIcon titleAccess={red ? 'Red card' : 'Yellow card'} {...rest}>
      <g transform="rotate(8 12 12)">
        <rect
          x="6"
          y="3"
          width="12"
          height="18"
          rx="2"
          fill={red ? palette.light.error.main : floodlight}
          stroke={ink}
        />
        <text x="12" y="16" textAnchor="middle" fontSize="11" fontWeight="800" fill={red ? white : ink}>
          {red ? 'R' : 'Y'}
        </text>
      </g>
    </SvgIcon>
  );
}
