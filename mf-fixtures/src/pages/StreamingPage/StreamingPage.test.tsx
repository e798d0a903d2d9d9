import { asClubId, asFixtureId } from '@touchline/shared/domain';
import { problem, success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import { aBroadcast, aGameweek } from '../../testing/builders';
import { openFixtures } from '../../testing/openFixtures';

const call = 'GET /v1/gameweek/24/streaming';
const open = (...fixtures: ReturnType<typeof aBroadcast>[]) =>
  openFixtures('/fixtures/24/streaming', { [call]: success({ gameweek: aGameweek(), fixtures }) });

it('lists the fixtures of each day with their channels', async () => {
  open(
    aBroadcast(),
    aBroadcast({ id: asFixtureId('mci-eve'), home: asClubId('mci'), away: asClubId('eve'), channels: [] }),
  );
  const sunday = within(await screen.findByRole('list', { name: 'Sunday 11 February' }));
  expect(sunday.getByRole('link', { name: 'West Ham United – Arsenal' })).toHaveAttribute(
    'href',
    '/fixture/whu-ars',
  );
  expect(sunday.getByText('Not announced')).toBeVisible();
});

it('says of a link out that it opens in a new tab', async () => {
  open(aBroadcast());
  const link = await screen.findByRole('link', { name: 'Harbour TV (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://harbour.example/live');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('makes a link of web addresses only', async () => {
  open(
    aBroadcast({
      channels: [
        { name: 'Terrace+', url: null },
        { name: 'Odd', url: 'javascript:alert(1)' },
      ],
    }),
  );
  const channels = within(await screen.findByRole('list', { name: /^Channels of/ }));
  expect(channels.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Terrace+',
    'Odd',
  ]);
  expect(channels.queryByRole('link')).not.toBeInTheDocument();
});

it('lists fixtures without a date last', async () => {
  open(
    aBroadcast({ id: asFixtureId('lut-bou'), home: asClubId('lut'), away: asClubId('bou'), kickoff: null }),
    aBroadcast(),
  );
  await screen.findByRole('list', { name: 'Postponed' });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Sunday 11 February',
    'Postponed',
  ]);
});

it.each([
  ['no fixtures', []],
  ['no channels', [aBroadcast({ channels: [] })]],
])('says when there are %s', async (_, fixtures) => {
  open(...fixtures);
  expect(await screen.findByText('No broadcast information.')).toBeVisible();
});

it.each(['/fixtures/0/streaming', '/fixtures/39/streaming', '/fixtures/abc/streaming'])(
  'has no page at %s',
  async (path) => {
    openFixtures(path);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  },
);

it('says what went wrong, and shows the channels after another try', async () => {
  const { api, user } = openFixtures('/fixtures/24/streaming', {
    [call]: problem(500, 'Internal Server Error'),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Internal Server Error');
  api.answer(call, success({ gameweek: aGameweek(), fixtures: [aBroadcast()] }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('list', { name: 'Sunday 11 February' })).toBeVisible();
});
