import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { chipLabel } from '@touchline/shared/domain';
import type { GameweekBar } from './gameweekBar';
import { halfLabel, labelHeight, labelTop } from './labelTop';
import { useChartStyle } from './useChartStyle';

/** Letters of a gameweek's chip above its bar, and above the average line where that would cross them. */
export function ChipLabels({ bars }: { bars: readonly GameweekBar[] }) {
  const { palette, scaled } = useChartStyle();
  const x = useXScale<'band'>();
  const y = useYScale<'linear'>();
  const averageAt = (at: number) => bars[at]?.average ?? undefined;
  /** Height of the average line over the label of a bar; towards each neighbour it is interpolated. */
  const lineOver = (at: number) => {
    const here = averageAt(at);
    if (here === undefined) return [];
    const towards = (next = here) => y(here + ((next - here) * halfLabel) / x.step());
    return [towards(averageAt(at - 1)), y(here), towards(averageAt(at + 1))];
  };
  return bars.map(({ gameweek, chip, points, hit = 0 }, at) => {
    if (!chip) return null;
    const top = labelTop(y(Math.max(0, points ?? 0) + hit), lineOver(at));
    return (
      <text
        key={gameweek}
        className="chip"
        x={(x(gameweek) ?? 0) + x.bandwidth() / 2}
        y={top + labelHeight}
        textAnchor="middle"
        fontSize={scaled(11)}
        fontWeight={700}
        fill={palette.text.primary}
        // The line continues to the next bar: an outline in the background colour separates the letters from
        // it.
        stroke={palette.background.default}
        strokeWidth={3}
        paintOrder="stroke"
      >
        {chipLabel(chip)}
      </text>
    );
  });
}
