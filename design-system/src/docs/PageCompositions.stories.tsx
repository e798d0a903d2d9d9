import type { Decorator, Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from '../components/base/Box';
import type { MetricKey } from '@touchline/shared/domain';
import { failed, ready } from '@touchline/shared/remote-data';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { KpiRow, Section } from '../components/layout/Page';
import { PageFrame } from '../components/layout/PageFrame';
import { PassButton } from '../components/paywall/PassButton';
import { AppShell } from '../components/shell/AppShell';
import { primaryItems, secondaryItems } from '../components/shell/exampleNavigation';
import { ProfileMenu } from '../components/shell/ProfileMenu';
import { EmptyState } from '../components/states/EmptyState';
import { ErrorState } from '../components/states/ErrorState';
import { StateChip } from '../components/time/StateChip';
import type { Column } from '../data/column';
import { DataTable } from '../data/DataTable';
import { MetricSwitcher } from '../football/card/MetricSwitcher';
import { clubKit } from '../football/data/clubLooks';
import { FixtureRow } from '../football/fixtures/Fixtures';
import { TeamPitch } from '../football/pitch/TeamPitch';
import { GapText, RankText } from '../football/teams/numbersWithSigns';
import { TeamCell } from '../football/teams/TeamCell';
import { TeamHeaderCard } from '../football/teams/TeamHeaderCard';
import { PasswordField, TextFieldOf } from '../forms/fields';
import { AuthCard } from '../forms/auth/AuthCard';
import { SubmitButton } from '../forms/SubmitButton';
import { TouchlineForm } from '../forms/TouchlineForm';
import { aBench, aFixture, aLineup } from '../testing/builders';

/** The app's layout at the viewport's width. */
const insideTheApp =
  (active: string): Decorator =>
  (Story) => (
    <AppShell
      primary={primaryItems}
      secondary={secondaryItems}
      active={active}
      variant={window.innerWidth < 600 ? 'bottom' : 'side'}
      right={
        <>
          <StateChip state="live" />
          <ProfileMenu
            user={{ username: 'ada' }}
            team={{ name: 'Moyes Will Be Moyes' }}
            pass={false}
            mode="system"
            onMode={fn()}
            onLogout={fn()}
          />
        </>
      }
    >
      <Story />
    </AppShell>
  );

const meta = {
  title: 'Pages/Compositions',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '860px' } } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const updatedAt = Date.UTC(2024, 0, 20, 14, 3);
const shown = { data: ready('rows', updatedAt), refresh: fn() };
const frame = { shown, offline: false } as const;

function TeamWithItsMetrics() {
  const [metric, setMetric] = useState<MetricKey>('gameweek_points');
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <MetricSwitcher value={metric} pass={false} onChange={setMetric} />
      <TeamPitch lineup={aLineup()} subs={aBench()} metric={metric} gameweek={34} onSelect={fn()} />
    </Box>
  );
}

export const MyTeam: Story = {
  decorators: [insideTheApp('team')],
  render: () => (
    <PageFrame
      {...frame}
      title="Gameweek 34"
      text="Saturday, three matches to come"
      above={
        <TeamHeaderCard
          team={{ name: 'Moyes Will Be Moyes', manager: 'Ada Lindqvist', kit: clubKit('whu') }}
          stats={[
            { label: 'GW points', value: 71 },
            { label: 'Total', value: '2,140' },
            { label: 'Rank', value: <RankText value={48_201} /> },
          ]}
        />
      }
      tabs={{
        label: 'My team',
        open: '/team',
        items: ['Team', 'Points', 'Next', 'Season'].map((label, at) => ({
          label,
          to: at === 0 ? '/team' : `/team/${label.toLowerCase()}`,
        })),
      }}
    >
      <TeamWithItsMetrics />
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Total points' }));
    await expect(canvas.getByRole('radio', { name: 'Total points' })).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'GW points' }));
  },
};

interface Team {
  id: number;
  name: string;
  manager: string;
  club: string;
  net: number;
  gap: number;
  total: number;
}

const teams: readonly Team[] = [
  { id: 1, name: 'Kane You Believe It', manager: 'Bo Ek', club: 'tot', net: 82, gap: -11, total: 2_171 },
  {
    id: 2,
    name: 'Moyes Will Be Moyes',
    manager: 'Ada Lindqvist',
    club: 'whu',
    net: 71,
    gap: 0,
    total: 2_140,
  },
  { id: 3, name: 'Wolverhampton Wander', manager: 'Cleo Ng', club: 'wol', net: 64, gap: 7, total: 2_098 },
  { id: 4, name: 'Saka Potatoes', manager: 'Dee Hart', club: 'ars', net: 38, gap: 33, total: 2_011 },
];

const teamColumns: Column<Team>[] = [
  {
    key: 'team',
    label: 'Team',
    sortValue: ({ name }) => name,
    cell: ({ id, name, manager, club }) => (
      <TeamCell
        team={{ name, manager, kit: clubKit(club) }}
        mine={id === 2}
        onOpen={id === 2 ? undefined : fn()}
      />
    ),
  },
  {
    key: 'net',
    label: 'Net',
    meaning: 'Points after hits',
    kind: 'number',
    sortValue: ({ net }) => net,
    cell: ({ net }) => net,
  },
  {
    key: 'gap',
    label: 'Gap',
    meaning: 'Mine minus theirs',
    kind: 'number',
    sortValue: ({ gap }) => gap,
    cell: ({ gap }) => <GapText value={gap} />,
  },
  {
    key: 'total',
    label: 'Total',
    meaning: 'Points this season',
    kind: 'number',
    sortValue: ({ total }) => total,
    cell: ({ total }) => total.toLocaleString('en-GB'),
  },
];

export const Rivals: Story = {
  decorators: [insideTheApp('rivals')],
  render: () => (
    <PageFrame
      {...frame}
      wide
      title="Rivals"
      text="Gameweek 34, four teams"
      tabs={{
        label: 'Rivals',
        open: '/rivals/rivals/gameweek',
        items: ['List', 'Gameweek', 'Line-ups', 'Season', 'Chips'].map((label) => ({
          label,
          to: `/rivals/rivals/${label.toLowerCase()}`,
        })),
      }}
    >
      <KpiRow
        items={[
          { label: 'My net', value: 71 },
          { label: 'Average', value: 64 },
          { label: 'Place', value: '2/4' },
        ]}
      />
      <DataTable
        caption="Rivals by net points"
        columns={teamColumns}
        rows={teams}
        rowKey={({ id }) => id}
        isMine={({ id }) => id === 2}
        sort={{ by: 'net', order: 'desc' }}
      />
    </PageFrame>
  ),
};

export const Fixtures: Story = {
  decorators: [insideTheApp('fixtures')],
  render: () => (
    <PageFrame
      {...frame}
      title="Fixtures of gameweek 21"
      beside={<StateChip state="live" />}
      tabs={{
        label: 'Gameweek 21',
        open: '/fixtures/21',
        items: [
          { label: 'Fixtures', to: '/fixtures/21' },
          { label: 'Events', to: '/fixtures/21/events' },
          { label: 'Players', to: '/fixtures/21/footballers' },
        ],
      }}
    >
      <Section title="Saturday 20 January" look="card">
        <FixtureRow
          fixture={aFixture({ status: 'live', homeScore: 2, awayScore: 1, minute: 63 })}
          to="/fixture/ars-mci"
          mine={[{ id: 1, name: 'Saka', kit: clubKit('ars'), points: 13 }]}
          playersPerRival={2.4}
        />
        <FixtureRow
          fixture={aFixture({ id: 'bre-nfo', home: 'bre', away: 'nfo', kickoff: '2024-01-20T17:30:00Z' })}
          to="/fixture/bre-nfo"
        />
      </Section>
    </PageFrame>
  ),
};

export const NothingYet: Story = {
  decorators: [insideTheApp('rivals')],
  render: () => (
    <PageFrame {...frame} title="Rivals">
      <EmptyState
        title="Add your first rival"
        text="Rivals are the teams that your own is compared with."
        art="clipboard"
        action={<PassButton />}
      />
    </PageFrame>
  ),
};

export const CouldNotBeLoaded: Story = {
  decorators: [insideTheApp('fixtures')],
  render: () => (
    <PageFrame
      shown={{ data: failed({ kind: 'offline' }), refresh: fn() }}
      offline
      title="Fixtures of gameweek 21"
    >
      <ErrorState failure={{ kind: 'offline' }} what="the fixtures" onRetry={fn()} />
    </PageFrame>
  ),
};

export const LogIn: Story = {
  render: () => (
    <AuthCard
      title="Log in"
      benefits={[
        { title: 'Live points that are right', text: 'Bonus and automatic substitutions are in them.' },
        { title: 'Know your rivals', text: 'What they own, and who is left to play.' },
        { title: 'Plan the run', text: 'Fixture difficulty over weeks.' },
      ]}
    >
      <TouchlineForm label="Log in" onSubmit={fn()}>
        <TextFieldOf name="email" label="Email" type="email" autoComplete="email" />
        <PasswordField name="password" label="Password" />
        <SubmitButton fullWidth>Log in</SubmitButton>
      </TouchlineForm>
    </AuthCard>
  ),
};
