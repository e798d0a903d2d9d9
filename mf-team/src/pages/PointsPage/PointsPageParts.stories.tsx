import { Stack } from '@touchline/design-system';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aContribution, aHistoryRow, somePoints } from '../../testing/builders';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import { Contributions } from './Contributions';
import { GameweekHistory } from './GameweekHistory';
import PointsChart from './PointsChart';
import { SeasonFigures } from './SeasonFigures';

/** The parts of the page below each other, as it renders them. */
function Season({
  rows,
  points,
}: {
  rows: ReturnType<typeof aHistoryRow>[];
  points: ReturnType<typeof somePoints>;
}) {
  return (
    <Stack sx={{ gap: 6 }}>
      <SeasonFigures kpis={points.kpis} />
      <PointsChart rows={rows} />
      <GameweekHistory rows={rows} />
      <Contributions contributions={points.contributions} />
    </Stack>
  );
}

const meta = { title: 'mf-team/Season in points', component: Season, decorators: [signedIn] } satisfies Meta<
  typeof Season
>;
export default meta;
type Story = StoryObj<typeof meta>;

const season = Array.from({ length: 24 }, (_, at) =>
  aHistoryRow({
    gameweek_id: at + 1,
    nett_points: 30 + ((at * 37) % 70),
    transfers_cost: at % 9 === 8 ? 4 : 0,
    active_chip: at === 13 ? 'wildcard' : null,
  }),
);

export const AfterGameweek24: Story = { args: { rows: season, points: somePoints() } };
export const StartedLate: Story = { args: { rows: season.slice(16), points: somePoints() } };
export const FirstGameweek: Story = {
  args: { rows: season.slice(0, 1), points: somePoints({ contributions: [aContribution({ starts: 1 })] }) },
};
export const NobodyHasCounted: Story = {
  args: { rows: season.slice(0, 1), points: somePoints({ contributions: [] }) },
};
export const Narrow: Story = { ...AfterGameweek24, ...onAPhone };
