import { Stack } from '@touchline/design-system';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onAPhone, signedIn } from '@touchline/shared/testing/stories';
import type { TeamReview } from '@touchline/shared/wire';
import { aDecision, aReview, aReviewedGameweek } from '../../testing/builders';
import { LockedGameweeks } from './LockedGameweeks';
import { ReviewSum } from './ReviewSum';
import { ReviewTable } from './ReviewTable';

/** The parts of the page below each other, as it renders them. */
function Review({ rows, sum }: TeamReview) {
  return (
    <Stack sx={{ gap: 6 }}>
      <ReviewSum sum={sum} />
      <ReviewTable rows={rows.filter(({ locked }) => !locked)} />
      <LockedGameweeks count={rows.filter(({ locked }) => locked).length} />
    </Stack>
  );
}

const meta = {
  title: 'mf-team/Review of decisions',
  component: Review,
  decorators: [signedIn],
} satisfies Meta<typeof Review>;
export default meta;
type Story = StoryObj<typeof meta>;

const everyKind = [
  aDecision(),
  aDecision({ kind: 'bench', came: -10, expected: -0.6 }),
  aDecision({ kind: 'transfers', hits: 4, came: 6, expected: -1.2 }),
  aDecision({ kind: 'chip', chip: 'bboost', instead: [], came: 14, expected: 9.3 }),
];
const season = Array.from({ length: 24 }, (_, at) =>
  aReviewedGameweek({
    gameweek_id: 24 - at,
    nett_points: 30 + ((at * 37) % 70),
    known: {
      expected: 55,
      luck: ((at * 37) % 70) - 25,
      choices_expected: 6.3,
      choices_came: 20 - ((at * 13) % 40),
      decisions: everyKind,
    },
  }),
);
const { sum } = aReview();

export const AfterGameweek24: Story = {
  args: { rows: season, sum: sum && { ...sum, gameweeks: 24 } },
};
export const WithoutPass: Story = {
  args: {
    rows: [aReviewedGameweek(), { gameweek_id: 23, locked: true }],
    sum: sum && { ...sum, gameweeks: 1, luck: -12.8 },
  },
};
export const SomeNotKnown: Story = {
  args: {
    rows: [aReviewedGameweek(), aReviewedGameweek({ gameweek_id: 23, known: null })],
    sum: sum && { ...sum, gameweeks: 1, unknown: 1 },
  },
};
export const NothingKnown: Story = {
  args: { rows: [aReviewedGameweek({ known: null, average: null })], sum: null },
};
export const Narrow: Story = { ...AfterGameweek24, ...onAPhone };
