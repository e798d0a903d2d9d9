import { TouchlineTheme } from '@touchline/design-system';
import type { RemoteModule } from '@touchline/shared/contract';
import { fakeApi, problem, renderPage, standOn, success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { remote } from '../../remote';
import { aCard, aRunningRank, aMain, anOverview, aPick } from '../../testing/builders';
import TeamWidget from './TeamWidget';

/** Stand-in for Home: a page with the widget and a refresh button. */
function openHome(answers: Parameters<typeof fakeApi>[0] = {}) {
  standOn('phone');
  const api = fakeApi({
    'GET /v1/team/overview': success(anOverview({ played: 5, playing: 2, left: 4 })),
    'GET /v1/team/main': success(aMain()),
    ...answers,
  });
  function Home() {
    const [pulls, setPulls] = useState(0);
    return (
      <>
        <TeamWidget refresh={pulls} />
        <button onClick={() => setPulls(pulls + 1)}>Pull</button>
      </>
    );
  }
  const home: RemoteModule = {
    ...remote,
    routes: [{ path: '/', title: 'Home', access: 'user', page: () => Promise.resolve({ default: Home }) }],
  };
  return { api, ...renderPage(home, '/', { api: api.client, Theme: TouchlineTheme }) };
}

it('shows points, rank and the number still to play', async () => {
  openHome();
  const figures = (await screen.findByText('GW points')).closest('dl') as HTMLElement;
  expect(figures).toHaveTextContent('64');
  expect(figures).toHaveTextContent('+6 bonus');
  expect(figures).toHaveTextContent('#48,201');
  expect(figures).toHaveTextContent('4/11');
  expect(figures).toHaveTextContent('5 played, 2 playing');
  expect(figures).toHaveTextContent('official, Sat 10 Feb · 11:30');
});

it('has the live rank as the figure while the gameweek runs, with what keeps the rank', async () => {
  openHome({ 'GET /v1/team/overview': success(anOverview({ live_rank: aRunningRank() })) });
  const figures = (await screen.findByText('Live rank')).closest('dl') as HTMLElement;
  expect(figures).toHaveTextContent('#52,100');
  expect(figures).toHaveTextContent('#50,900 to #53,400');
  expect(figures).not.toHaveTextContent('#48,201');
  expect(screen.getByText('5 more points keep your rank of #48,201.')).toBeVisible();
});

it('counts all fifteen when the bench is boosted', async () => {
  openHome({
    'GET /v1/team/overview': success(anOverview({ active_chip: 'bboost', played: 6, playing: 1, left: 8 })),
  });
  expect(await screen.findByText('8/15')).toBeVisible();
});

it('lists the squad by line, the bench last, with the armband', async () => {
  const captain = aCard({
    name: 'Haaland',
    position: 'FWD',
    points: { nominal: 13, total: 26 },
    pick: aPick({
      status: { short: 'C', detailed: 'c', status_detailed: 'Captain', suggested: null, in_lineup: true },
    }),
  });
  const team = {
    pitch: [[aCard({ name: 'Raya', position: 'GKP' })], [captain]],
    subs: [aCard({ name: 'Gusto' })],
  };
  openHome({ 'GET /v1/team/main': success(aMain({ team })) });
  const forwards = within(await screen.findByRole('list', { name: 'FWD' }));
  expect(forwards.getByRole('listitem')).toHaveTextContent('Haaland (C) 26');
  expect(within(screen.getByRole('list', { name: 'SUBS' })).getByText('Gusto')).toBeVisible();
});

it('flags doubts, and marks running matches, for everybody', async () => {
  const playing = aPick({ gameweek: { player_started: true, playing_now: true, finished: false } });
  const saka = aCard({ name: 'Saka', points: { nominal: 2, total: 2 }, ready: undefined, pick: playing });
  const team = { pitch: [[saka]], subs: [] };
  openHome({ 'GET /v1/team/main': success(aMain({ team, doubts: { [saka.id]: 75 } })) });
  const row = within(await screen.findByRole('list', { name: 'MID' })).getByRole('listitem');
  expect(within(row).getByRole('img', { name: '75% chance' })).toBeVisible();
  expect(row).toHaveTextContent('2 playing now');
});

it('links to the team and to the next gameweek', async () => {
  openHome();
  expect(await screen.findByRole('link', { name: 'My team' })).toHaveAttribute('href', '/team');
  expect(screen.getByRole('link', { name: 'Next GW' })).toHaveAttribute('href', '/team/next');
});

it('keeps the roster when the figures fail, with an error in their part only', async () => {
  openHome({ 'GET /v1/team/overview': problem(500, 'Internal Server Error') });
  expect(await screen.findByRole('list', { name: 'GKP' })).toBeVisible();
  expect(screen.getByText('Internal Server Error')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('shows one error when both fail, and loads both again', async () => {
  const broken = problem(500, 'Internal Server Error');
  const { api, user } = openHome({ 'GET /v1/team/overview': broken, 'GET /v1/team/main': broken });
  expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
  api.answer('GET /v1/team/overview', success(anOverview()));
  api.answer('GET /v1/team/main', success(aMain()));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'GKP' })).toBeVisible();
  expect(await screen.findByText('GW points')).toBeVisible();
});

it('loads again when Home is refreshed', async () => {
  const { api, user } = openHome();
  await screen.findByRole('list', { name: 'GKP' });
  expect(api.countOf('GET /v1/team/main')).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Pull' }));
  expect(api.countOf('GET /v1/team/main')).toBe(2);
});
