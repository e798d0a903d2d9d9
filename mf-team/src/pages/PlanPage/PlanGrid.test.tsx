import { TouchlineTheme } from '@touchline/design-system';
import { asClubId, asFootballerId } from '@touchline/shared/domain';
import { emptyWeeks, walkPlan, withWeek, type PlanStart, type PlanWeek } from '@touchline/shared/plan';
import type { PlanStartReply } from '@touchline/shared/wire';
import { render, screen, within } from '@testing-library/react';
import { planViewOf } from '../../domain/planView';
import { aPlanStart } from '../../testing/builders';
import PlanGrid from './PlanGrid';

const weeks = emptyWeeks(25, 3, 38);
const transfer = (out: number, bought: number) => ({ out: asFootballerId(out), in: asFootballerId(bought) });

function show(planned: readonly PlanWeek[] = weeks, more: Partial<PlanStartReply> = {}) {
  const reply = aPlanStart(more);
  const view = planViewOf(reply, { clubName: String });
  const walked = walkPlan(reply.start as PlanStart, planned, view.context);
  render(
    <TouchlineTheme>
      <PlanGrid plan={{ walked }} view={view} />
    </TouchlineTheme>,
  );
}

const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const rowHeaders = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const cellsOf = (name: string) => {
  const head = screen.getByRole('rowheader', { name: new RegExp(`^${name}( |$)`) });
  return within(head.closest('tr') as HTMLElement).getAllByRole('cell');
};
const textsOf = (name: string) => cellsOf(name).map(({ textContent }) => textContent);

it('has a column for each gameweek of the plan', () => {
  show();
  expect(screen.getByRole('heading', { name: 'All gameweeks' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Squad by gameweek' })).toBeVisible();
  expect(headings()).toEqual(['Player', 'GW25', 'GW26', 'GW27']);
});

it('has the chip of a gameweek in its heading', () => {
  show(withWeek(weeks, 26, { chip: 'bboost' }));
  expect(headings()).toEqual(['Player', 'GW25', 'GW26 · BB', 'GW27']);
  expect(screen.getByTitle('Gameweek 26, Bench boost')).toBeVisible();
});

it('lists the squad by position, then by expected points over all gameweeks', () => {
  show();
  const names = rowHeaders().map((text) => text?.split(' ').slice(0, 2).join(' '));
  expect(names).toEqual([
    ...['GKP 1', 'GKP 46', 'DEF 3', 'DEF 12', 'DEF 2', 'DEF 11', 'DEF 47'],
    ...['MID 24', 'MID 33', 'MID 23', 'MID 32', 'MID 59', 'FWD 44', 'FWD 71', 'FWD 45'],
    'Net points',
  ]);
});

it('shows opponents and expected points, and marks captain, vice-captain and substitutes', () => {
  show();
  expect(textsOf('MID 24')).toEqual(['BRE3 7.0', 'BRE3 7.0', 'BRE3 7.0']);
  expect(textsOf('FWD 44')[0]).toBe('CHE3 9.0 (C)');
  expect(textsOf('FWD 71')[0]).toBe('cry3 9.0 (V)');
  expect(textsOf('FWD 45')[0]).toBe('CHE3 1.0 bench');
});

it('has rows of those who come and of those who go, with a dash while they are not in the squad', () => {
  show(withWeek(weeks, 26, { transfers: [transfer(71, 72)] }));
  expect(textsOf('FWD 71')).toEqual(['cry3 9.0 (V)', '–', '–']);
  expect(textsOf('FWD 72')).toEqual(['–', 'cry3 1.0 bench', 'cry3 1.0 bench']);
  const [before] = cellsOf('FWD 72');
  expect(within(before as HTMLElement).getByRole('img', { name: 'Not in the squad' })).toBeVisible();
});

it('has everybody of a free hit in its gameweek only', () => {
  show(withWeek(weeks, 26, { chip: 'freehit', transfers: [transfer(71, 72)] }));
  expect(textsOf('FWD 71')).toEqual(['cry3 9.0 (V)', '–', 'cry3 9.0 (V)']);
  expect(textsOf('FWD 72')).toEqual(['–', 'cry3 1.0 bench', '–']);
});

it('ends with the expected points of each gameweek minus hits', () => {
  show(withWeek(weeks, 25, { transfers: [transfer(71, 72), transfer(45, 53)] }));
  expect(textsOf('Net points')).toEqual(['68.0', '72.0', '72.0']);
});

it('shows two opponents in a double gameweek, and a blank one as the ticker does', () => {
  const [ars, avl, bou] = [asClubId('ars'), asClubId('avl'), asClubId('bou')];
  show(weeks, {
    fixtures: [
      { gameweek_id: 25, home: ars, away: avl },
      { gameweek_id: 25, home: bou, away: ars },
      { gameweek_id: 27, home: ars, away: avl },
    ],
  });
  const [double, blank] = cellsOf('GKP 1');
  expect(double).toHaveTextContent('AVL3bou3');
  expect(within(blank as HTMLElement).getByRole('img', { name: 'No fixture' })).toBeVisible();
});

it('shows opponents alone while no expected points are known', () => {
  const footballers = aPlanStart().footballers.map((one) => ({ ...one, ep_next: null }));
  show(weeks, { footballers });
  expect(textsOf('FWD 44')[0]).toBe('CHE3 (C)');
  expect(textsOf('MID 24')[0]).toBe('BRE3');
  expect(textsOf('Net points')).toEqual(['–', '–', '–']);
});

it('has those whom the game has removed last, without opponents', () => {
  const footballers = aPlanStart().footballers.filter(({ id }) => id !== 2);
  show(weeks, { footballers });
  expect(rowHeaders().at(-2)?.trim()).toBe('Player 2');
  expect(cellsOf('Player 2')[0]).toHaveTextContent(/^–/);
});
