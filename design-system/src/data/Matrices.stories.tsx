import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { clubsBySeason } from '../football/data/clubLooks';
import { longestTeamName } from '../testing/builders';
import { HeatTable } from './HeatTable';
import { TickerTable, type TickerRow } from '../football/ticker/TickerTable';

const clubs = clubsBySeason['2023-24'];

/** A season in which every seventh gameweek is a double or a blank. */
function tickerRows(gameweeks: number, from = 21): TickerRow[] {
  return clubs.map((clubId, club) => {
    const fixtures = Object.fromEntries(
      Array.from({ length: gameweeks }, (_, at) => [from + at, fixturesOf(club, at)]),
    );
    const all = Object.values(fixtures).flat();
    return {
      clubId,
      fixtures,
      mean: all.reduce((sum, { difficulty }) => sum + difficulty, 0) / Math.max(1, all.length),
    };
  });
}

function fixturesOf(club: number, at: number) {
  const one = (step: number) => ({
    opponent_id: clubs[(club + at + step) % 20] ?? 'ars',
    is_home: (club + at) % 2 === 0,
    difficulty: ((club * 3 + at * 5 + step) % 5) + 1,
  });
  if ((club + at) % 13 === 3) return [];
  return (club + at) % 11 === 5 ? [one(1), one(4)] : [one(1)];
}

const meta = {
  title: 'Data/Matrices',
  component: TickerTable,
  args: { rows: tickerRows(6), from: 21, to: 26 },
} satisfies Meta<typeof TickerTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TickerOfSix: Story = {};
export const TickerOfFifteen: Story = { args: { rows: tickerRows(15), to: 35 } };
export const TickerOfASeason: Story = { args: { rows: tickerRows(38, 1), from: 1, to: 38 } };
export const HeadingsThatLeadSomewhereAndACount: Story = {
  args: { gameweekHref: (gameweek) => `/fixtures/${gameweek}`, counted: true },
};
export const PinnedClubs: Story = {
  args: {
    onPin: fn(),
    hrefOf: ({ clubId }) => `/club/${clubId}`,
    rows: tickerRows(6).map((row) => ({ ...row, pinned: row.clubId === 'ars' || row.clubId === 'mci' })),
  },
};
export const PinningAClub: Story = {
  args: { onPin: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Pin Arsenal' }));
    await expect(args.onPin).toHaveBeenCalledWith('ars');
  },
};
export const Footballers: Story = {
  args: {
    onPin: fn(),
    hrefOf: ({ footballer }) => `/footballer/${footballer?.id}`,
    rows: tickerRows(6)
      .slice(0, 3)
      .map((row, at) => ({
        ...row,
        footballer: { id: at + 1, name: ['Saka', 'Kovačić', longestTeamName][at] ?? '' },
      })),
  },
};
export const UnknownClubsAndNoMean: Story = {
  args: {
    rows: tickerRows(6).map((row, at) => (at < 2 ? { ...row, clubId: `xy${at}`, mean: null } : row)),
  },
};
export const NoClubs: Story = { args: { rows: [] } };
export const LockedClubs: Story = {
  args: {
    rows: tickerRows(6).map((row, at) => ({ ...row, locked: at > 1 && at % 6 !== 0 })),
    onOpenPass: fn(),
  },
};

const teams = ['You', 'Moyes Will Be Moyes', longestTeamName, 'Kane You Believe It'];
const gameweeks = Array.from({ length: 8 }, (_, at) => ({
  key: `gw${21 - at}`,
  label: `GW${21 - at}`,
  meaning: `Gameweek ${21 - at}`,
}));
export const PointsByGameweek: Story = {
  render: () => (
    <HeatTable
      caption="Points by gameweek"
      nameLabel="Team"
      columns={gameweeks}
      rows={teams.map((name, team) => ({
        key: name,
        name,
        mine: name === 'You',
        values: Object.fromEntries(
          gameweeks.map(({ key }, at) => [
            key,
            team === 2 && at > 5 ? null : 38 + ((team * 17 + at * 23) % 51),
          ]),
        ),
      }))}
    />
  ),
};
