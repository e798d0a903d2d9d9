import { useDrawingArea, useYScale } from '@mui/x-charts/hooks';
import { useChartStyle } from './useChartStyle';
import { Fragment } from 'react';
import { placeApart } from './placeApart';

export interface EndLabel {
  key: string | number;
  label: string;
  /** Value at the end of its line; null when it has no value at the last gameweek. */
  value: number | null;
  mine?: boolean;
}

/** Height of one label in pixels. */
const lineHeight = 13;
/** Names are cut at this many letters; the legend has them whole. */
const longest = 22;
/** Width of the labels beside the chart. */
export const endLabelsWidth = 150;

/** Labels at the ends of the lines, with a connector where labels had to move apart. */
export function EndLabels({ labels }: { labels: readonly EndLabel[] }) {
  const { palette, scaled } = useChartStyle();
  const { left, width, top, height } = useDrawingArea();
  const scale = useYScale() as (value: number) => number | undefined;
  const ending = labels.flatMap((one) => (one.value === null ? [] : [{ ...one, y: scale(one.value) ?? 0 }]));
  const places = placeApart(
    ending.map(({ y }) => y),
    { apart: scaled(lineHeight), from: top, to: top + height },
  );
  return (
    <g aria-hidden>
      {ending.map(({ key, label, mine, y }, at) => (
        <Fragment key={key}>
          <path
            d={`M${left + width + 4} ${y}L${left + width + 14} ${places[at]}`}
            stroke={palette.text.secondary}
            fill="none"
          />
          <text
            x={left + width + 17}
            y={places[at]}
            dominantBaseline="central"
            fontSize={scaled(11)}
            fontWeight={mine ? 700 : 500}
            fill={palette.text.primary}
          >
            {label.length > longest ? `${label.slice(0, longest - 1)}…` : label}
          </text>
        </Fragment>
      ))}
    </g>
  );
}
