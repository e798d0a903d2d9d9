import { asFootballerId, asClubId } from '@touchline/shared/domain';
import { success } from '@touchline/shared/testing';
import { screen, within } from '@testing-library/react';
import {
  aFinishedOverview,
  aFixture,
  aFixtureOverview,
  aHead,
  aMoment,
  aRunningFixture,
} from '../../testing/builders';
import { callOf, openFixture } from '../../testing/openFixture';

const open = (overview = aFixtureOverview()) =>
  openFixture('/fixture/whu-ars', { [callOf('overview')]: success(overview) });
const events = async () =>
  within(await screen.findByRole('list', { name: 'Match events' })).getAllByRole('listitem');

describe('before kick-off', () => {
  it('shows a countdown, venue and weather', async () => {
    open();
    expect(await screen.findByText(/Kick-off in/)).toBeVisible();
    expect(screen.getByText('London Stadium, London')).toBeVisible();
    expect(screen.getByText(/Showers, 7 °C, wind 15 km\/h/)).toBeVisible();
  });

  it('shows the form of both clubs, with a link for each match', async () => {
    open();
    const form = within(await screen.findByRole('list', { name: 'West Ham United' })).getAllByRole(
      'listitem',
    );
    expect(form.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^W2–1lut/),
      expect.stringMatching(/^D1–1BOU/),
    ]);
    expect(within(form[0] as HTMLElement).getByRole('link')).toHaveAttribute('href', '/fixture/lut-whu');
  });

  it('compares the strength of the clubs with gap, ratio and correction', async () => {
    open();
    expect(await screen.findByText('Away edge')).toBeVisible();
    const table = within(screen.getByRole('table', { name: /^How the advantage is calculated/ }));
    const cells = (name: string) =>
      within(table.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Attack over defence')).toEqual(['−115', '+150']);
    expect(cells('Share of the spread')).toEqual(['−0.2911', '+0.3797']);
    expect(cells('Opponent’s strength')).toEqual(['−0.40', '0.00']);
    expect(cells('Advantage')).toEqual(['−0.69', '+0.38']);
  });

  it('links to the other meeting of the season', async () => {
    open();
    const meetings = within(await screen.findByRole('list', { name: 'Seen from West Ham United' }));
    expect(meetings.getByRole('link')).toHaveAttribute('href', '/fixture/ars-whu');
  });

  it('names the key players by expected points, and locks those that need the pass', async () => {
    const { user, record } = open(
      aFixtureOverview({
        key_footballers: [
          {
            id: asFootballerId(19),
            name: 'Saka',
            club_id: asClubId('ars'),
            position: 'MID',
            expected_points: 7.4,
          },
          { id: asFootballerId(526), name: 'Bowen', club_id: asClubId('whu'), position: 'MID', locked: true },
        ],
      }),
    );
    const list = within(await screen.findByRole('list', { name: 'Key players' }));
    expect(list.getByText('7.4 EP, official')).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Expected points of Bowen: Season pass content' }));
    expect(record.passPrompts).toEqual([{ location: 'fixture', step: 'key players' }]);
  });

  it('says what is unknown at the start of a season', async () => {
    open(aFixtureOverview({ form: { home: [], away: [] }, meetings: [], key_footballers: [] }));
    expect(await screen.findAllByText('No match has been played yet.')).toHaveLength(2);
    expect(screen.getByText('They have not met this season.')).toBeVisible();
    expect(screen.getByText('No expected points yet.')).toBeVisible();
  });

  it('omits venue and weather that the source does not have', async () => {
    open(aFixtureOverview({ head: aHead({ venue: null, weather: null }) }));
    expect(await screen.findByText(/Kick-off in/)).toBeVisible();
    expect(screen.queryByText(/°C/)).not.toBeInTheDocument();
  });

  it('says that a postponed match has no date, and shows no countdown', async () => {
    open(aFixtureOverview({ head: aHead({ fixture: aFixture({ kickoff: null }) }) }));
    expect(await screen.findByText('Postponed')).toBeVisible();
    expect(screen.getByText('No date yet')).toBeVisible();
    expect(screen.queryByText(/Kick-off in/)).not.toBeInTheDocument();
  });
});

describe('what the game never finishes', () => {
  it.each([
    ['an abandoned match', aRunningFixture({ active: false, minute: null, waits: true }), '0 – 1'],
    ['a match that was called off', aFixture({ waits: true }), 'Not played'],
  ])('says of %s that it waits for the decision', async (_, fixture, score) => {
    open(aFixtureOverview({ head: aHead({ fixture }) }));
    expect(await screen.findAllByText("Waiting for the game's decision")).not.toHaveLength(0);
    expect(screen.getByText(score)).toBeVisible();
    expect(screen.queryByText(/LIVE|Kick-off in/)).not.toBeInTheDocument();
  });
});

describe('in play and after', () => {
  it('shows what happened from the newest, with minutes', async () => {
    open(aFinishedOverview());
    expect((await events()).map(({ textContent }) => textContent)).toEqual([
      "SubstitutionMubama for Bowen90+3'",
      "GoalSaka41'",
      "GoalSaliba (Rice)32'",
    ]);
  });

  it('shows the five with the most points, provisional until the bonus is official', async () => {
    const { top: final } = aFinishedOverview();
    const { api, user } = open(
      aFinishedOverview({
        head: aHead({ fixture: aRunningFixture() }),
        top: final.map((one, place) => ({ ...one, provisional_bonus: place === 0 ? 3 : 0 })),
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Most points so far' })).toBeVisible();
    const top = () => within(screen.getByRole('list', { name: 'Most points' })).getAllByRole('listitem');
    expect(top()[0]).toHaveTextContent(/Saka.*ARS · MID · 90'.*16\*/);
    // Nothing of his points can change any more.
    expect(top()[1]).toHaveTextContent(/Rice.*13$/);
    api.answer(callOf('overview'), success(aFinishedOverview()));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('heading', { name: 'Most points' })).toBeVisible();
    expect(top()[0]).toHaveTextContent(/16$/);
  });

  it('says that nothing happened yet', async () => {
    open(aFixtureOverview({ head: aHead({ fixture: aRunningFixture({ minute: 1 }) }) }));
    expect(await screen.findByText('No events yet')).toBeVisible();
    expect(screen.getByText('Nobody has played a minute yet.')).toBeVisible();
  });

  it('says once that the source has no minutes, and counts goals', async () => {
    open(
      aFinishedOverview({
        moments: [
          aMoment({ minute: null, count: 2 }),
          aMoment({
            minute: null,
            kind: 'own_goal',
            club_id: asClubId('whu'),
            footballer: { id: asFootballerId(5), name: 'Zouma' },
          }),
        ],
      }),
    );
    expect(await screen.findAllByText('There are no minutes for this match.')).toHaveLength(1);
    expect((await events()).map(({ textContent }) => textContent)).toEqual([
      'GoalSaka ×2',
      'Own goalZouma (own goal)',
    ]);
  });

  it('says who saved a penalty', async () => {
    open(
      aFinishedOverview({
        moments: [aMoment({ kind: 'penalty_saved', other: { id: asFootballerId(540), name: 'Areola' } })],
      }),
    );
    expect((await events())[0]).toHaveTextContent('Saka, saved by Areola');
  });

  it('draws an axis of minutes on wide screens only, hidden from screen readers', async () => {
    const answers = { [callOf('overview')]: success(aFinishedOverview()) };
    const { unmount } = openFixture('/fixture/whu-ars', answers, { screen: 'desktop' });
    await events();
    expect(screen.getByText("75'").closest('[aria-hidden]')).not.toBeNull();
    unmount();
    openFixture('/fixture/whu-ars', answers, { screen: 'phone' });
    await events();
    expect(screen.queryByText("75'")).not.toBeInTheDocument();
  });

  it("shows the reader's footballers of both sides in the head", async () => {
    const mine = [
      { id: asFootballerId(19), name: 'Saka', club_id: asClubId('ars'), in_lineup: true, points: 16 },
      { id: asFootballerId(526), name: 'Bowen', club_id: asClubId('whu'), in_lineup: false, points: 1 },
    ];
    open(aFinishedOverview({ head: aHead({ fixture: aRunningFixture({ mine, rivals_share: 2.6 }) }) }));
    expect(await screen.findByText('Rivals have 2.6 players each here')).toBeVisible();
    expect(screen.getByText('16', { selector: 'b' }).parentElement).toHaveTextContent('Saka 16');
  });
});

it('says HT in the break between the halves', async () => {
  open(aFixtureOverview({ head: aHead({ fixture: aRunningFixture(), half_time: true }) }));
  expect(await screen.findByText('HT')).toBeVisible();
});
