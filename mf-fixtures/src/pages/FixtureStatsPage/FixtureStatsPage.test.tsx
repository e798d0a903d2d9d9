import { success } from '@touchline/shared/testing';
import { screen } from '@testing-library/react';
import { someStats } from '../../testing/builders';
import { callOf, openFixture } from '../../testing/openFixture';

const open = (stats = someStats()) =>
  openFixture('/fixture/whu-ars/stats', { [callOf('stats')]: success(stats) });

it('names each bar with both clubs and their numbers', async () => {
  open();
  expect(await screen.findByRole('group', { name: 'Shots, West Ham United 4, Arsenal 11' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'Possession, West Ham United 36%, Arsenal 64%' })).toBeVisible();
  expect(
    screen.getByRole('group', { name: 'Expected goals, West Ham United 0.31, Arsenal 1.63' }),
  ).toBeVisible();
});

it('says that a match has no statistics', async () => {
  open(someStats({ rows: [] }));
  expect(await screen.findByText('There are no statistics for this match.')).toBeVisible();
});
