import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { clubName } from '@touchline/design-system/football';
import { asClubId, asFootballerId } from '@touchline/shared/domain';
import { emptyWeeks, walkPlan, withWeek, type PlanStart, type PlanWeek } from '@touchline/shared/plan';
import type { PlanStartReply } from '@touchline/shared/wire';
import { planViewOf } from '../../domain/planView';
import { aPlanStart } from '../../testing/builders';
import PlanGrid from './PlanGrid';

const homes = ['ars', 'bou', 'bha', 'cry'].map(asClubId);
const aways = ['avl', 'bre', 'che', 'eve'].map(asClubId);

/** A different round each gameweek, at home and away in turn. */
const roundOf = (gameweek_id: number): PlanStartReply['fixtures'] =>
  homes.map((one, at) => {
    const other = aways[(at + gameweek_id) % aways.length] ?? one;
    return gameweek_id % 2 === 0
      ? { gameweek_id, home: one, away: other }
      : { gameweek_id, home: other, away: one };
  });

/** Gameweeks 25 to 32: a double for four clubs in 28, a blank for four in 30. */
const fixtures = [25, 26, 27, 28, 29, 30, 31, 32].flatMap((gameweek_id) => {
  const round = roundOf(gameweek_id);
  if (gameweek_id === 30) return round.slice(2);
  const again = roundOf(gameweek_id + 1).slice(0, 2);
  return gameweek_id === 28 ? [...round, ...again.map((one) => ({ ...one, gameweek_id }))] : round;
});

function argsOf(weeks: readonly PlanWeek[], more: Partial<PlanStartReply> = {}) {
  const reply = aPlanStart({ fixtures, ...more });
  const view = planViewOf(reply, { clubName });
  return { plan: { walked: walkPlan(reply.start as PlanStart, weeks, view.context) }, view };
}

const eight = emptyWeeks(25, 8, 38);
const transfer = { out: asFootballerId(45), in: asFootballerId(53) };

const meta = {
  title: 'mf-team/All gameweeks of a plan',
  component: PlanGrid,
  args: argsOf(eight),
} satisfies Meta<typeof PlanGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EightGameweeks: Story = {};
export const WithTransfer: Story = {
  args: argsOf(withWeek(withWeek(eight, 26, { transfers: [transfer] }), 28, { chip: 'bboost' })),
};
export const WithoutExpectedPoints: Story = {
  args: argsOf(emptyWeeks(25, 3, 38), {
    footballers: aPlanStart().footballers.map((one) => ({ ...one, ep_next: null })),
  }),
};
