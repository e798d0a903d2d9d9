import { success } from '@touchline/shared/testing';
import { asFootballerId, bonusFromBps } from '@touchline/shared/domain';
import { screen, within } from '@testing-library/react';
import { aBonusRow, aHead, anOverFixture, someBonus } from '../../testing/builders';
import { callOf, openFixture } from '../../testing/openFixture';

const open = (bonus = someBonus()) =>
  openFixture('/fixture/whu-ars/bonus', { [callOf('bonus')]: success(bonus) });
const cells = async () => {
  const table = within(await screen.findByRole('table', { name: 'Bonus points' }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const [place, player, bps, given] = within(row).getAllByRole('cell');
      return [place, player, bps, given].map((cell) => cell?.textContent);
    });
};

/** Rows with these BPS and their provisional bonus by the rule. */
function rowsWith(scores: readonly number[]) {
  const bonus = bonusFromBps(scores.map((bps, at) => ({ footballer_id: asFootballerId(at + 1), bps })));
  return scores.map((bps, at) =>
    aBonusRow({
      ...{ id: asFootballerId(at + 1), name: `Player ${at + 1}`, bps },
      ...{ place: scores.indexOf(bps) + 1, provisional: bonus.get(asFootballerId(at + 1)) ?? 0 },
    }),
  );
}

it.each([
  ['the first', [40, 40, 31, 20], ['+3*', '+3*', '+1*', '–']],
  ['the second', [40, 31, 31, 20], ['+3*', '+2*', '+2*', '–']],
  ['the third', [40, 35, 31, 31, 9], ['+3*', '+2*', '+1*', '+1*', '–']],
])('marks the bonus provisional when %s place is shared', async (_, scores, expected) => {
  open(someBonus({ rows: rowsWith(scores) }));
  expect(await screen.findByText('Provisional: the game settles it after the match')).toBeVisible();
  const given = (await cells()).map(([, , , last]) => last?.replace(' provisional', ''));
  expect(given).toEqual(expected);
});

it('says provisional in words', async () => {
  open();
  expect((await cells())[0]).toEqual(['1', 'SakaARS', '53', '+3* provisional']);
});

it('shows the official bonus, and flags what differs from the rule', async () => {
  const official = aHead({ fixture: anOverFixture() });
  open(
    someBonus({
      head: official,
      official: true,
      rows: [
        aBonusRow({ official: 3 }),
        aBonusRow({
          id: asFootballerId(14),
          name: 'Rice',
          place: 2,
          bps: 40,
          provisional: 2,
          official: 0,
          differs: true,
        }),
        aBonusRow({
          id: asFootballerId(6),
          name: 'Saliba',
          place: 3,
          bps: 31,
          provisional: 0,
          official: 2,
          differs: true,
        }),
      ],
    }),
  );
  expect(await screen.findByText('Official bonus')).toBeVisible();
  expect((await cells()).map(([, , , last]) => last)).toEqual(['+3', '–expected +2', '+2expected none']);
  expect(screen.getByText(/The game awarded something else/)).toBeVisible();
});

it('says that there is no bonus in the first minutes', async () => {
  open(someBonus({ rows: [] }));
  expect(await screen.findByText('No bonus yet')).toBeVisible();
});
