import { TeamLineChart } from '@touchline/design-system/charts';
import { Segments, Stack } from '@touchline/design-system';
import { formatCount, formatSigned } from '@touchline/shared/format';
import type { RivalSeries } from '@touchline/shared/wire';
import { useAddressChoice } from '@touchline/shared/contract';
import { linesInSight, seasonFigures, seasonLines, type SeasonFigure } from '../../domain/seasonLines';

const looks: Record<
  SeasonFigure,
  { label: string; summary: string; format: (value: number | null) => string }
> = {
  gap: {
    label: 'Gap to me',
    summary: 'How many points you were ahead of each team after each gameweek.',
    format: formatSigned,
  },
  total: { label: 'Total', summary: 'The total of each team after each gameweek.', format: formatCount },
  position: {
    label: 'Position',
    summary: 'The place of each team after each gameweek, the first on top.',
    format: formatCount,
  },
};

/** A line for each team, ten at most: the own one and the nearest. */
export default function SeasonChart({ totals }: { totals: RivalSeries }) {
  const [figure, setFigure] = useAddressChoice('y', seasonFigures, 'gap');
  const { label, summary, format } = looks[figure];
  // The nearest by total for every figure, so that the lines stay the same when the figure changes.
  const inSight = new Set(linesInSight(totals.lines).map(({ id }) => id));
  const lines = seasonLines(totals, figure).filter(({ id }) => inSight.has(id));
  return (
    <Stack sx={{ gap: 3 }}>
      <Segments
        label="Draw"
        value={figure}
        options={seasonFigures.map((value) => ({ value, label: looks[value].label }))}
        onChange={setFigure}
      />
      <TeamLineChart
        title={label}
        summary={summary}
        gameweeks={totals.x}
        lines={lines.map(({ id, label: name, mine, values }) => ({ key: id, label: name, mine, values }))}
        reversed={figure === 'position'}
        format={format}
      />
    </Stack>
  );
}
