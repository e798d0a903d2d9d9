import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from './base/Box';
import Button from '@mui/material/Button';
import { Typography } from './base/Typography';
import { gameweekStates } from '@touchline/shared/domain';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Mark, Wordmark } from './brand/Wordmark';
import { Carousel } from './carousel/Carousel';
import { AlertDialog, ConfirmDialog } from './dialogs/dialogs';
import { KpiRow, PageHeading, Section } from './layout/Page';
import { RouteTabs } from './layout/RouteTabs';
import { Notice } from './notices/Notice';
import { PassCompare } from './paywall/PassCompare';
import { PassButton } from './paywall/PassButton';
import { PaywallBlock, PaywallCell, PaywallRow } from './paywall/Paywall';
import { CardBrandIcon, CurrencyIcon } from './paywall/money';
import { Prose } from './prose/Prose';
import { PullToRefresh } from './refresh/PullToRefresh';
import { RefreshButton } from './refresh/RefreshButton';
import { CategoryTile, DashboardTile } from './tiles/tiles';
import { CountdownText } from './time/CountdownText';
import { StateChip } from './time/StateChip';
import { Tooltip } from './tooltip/Tooltip';

const meta = { title: 'Core/Pieces' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const stack = (children: ReactNode) => (
  <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>{children}</Box>
);
const noon = Date.UTC(2024, 0, 20, 12);
const minute = 60_000;

export const Brand: Story = {
  render: () => (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, p: 4, bgcolor: 'header.bg' }}>
      <Mark size={64} title="Touchline" />
      <Wordmark size={36} />
    </Box>
  ),
};

export const GameweekStates: Story = {
  render: () =>
    stack(
      gameweekStates.map((state) => (
        <StateChip
          key={state}
          state={state}
          countdown={<CountdownText to={noon + 3000 * minute} now={noon} />}
        />
      )),
    ),
};

export const Countdowns: Story = {
  render: () =>
    stack(
      [3131.15, 600, 11.15, 0].map((minutes) => (
        <CountdownText key={minutes} to={noon + minutes * minute} now={noon} past="Deadline passed" />
      )),
    ),
};

export const HeadingAndNumbers: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <PageHeading
        title="Moyes Will Be Moyes"
        back={{ label: 'Gameweek 34', to: '/fixtures/34' }}
        text="Ada Lindqvist · Sweden"
        beside={<StateChip state="live" />}
        actions={<RefreshButton onRefresh={fn()} at={noon} />}
      />
      <KpiRow
        items={[
          { label: 'GW points', value: '71' },
          { label: 'Total', value: '2,140' },
          { label: 'Rank', value: '#11,000,000' },
          { label: 'To play', value: '4/11' },
        ]}
      />
      <Section title="Suggested changes" look="card">
        Start Gusto for Branthwaite.
      </Section>
    </Box>
  ),
};

const tabsOfRivals = ['List', 'Gameweek', 'Lineups', 'Points', 'Report', 'Season', 'Transfers', 'Chips'].map(
  (label) => ({ label, to: `/rivals/rivals/${label.toLowerCase()}` }),
);
export const TabsThatOverflow: Story = {
  render: () => (
    <RouteTabs
      label="Rivals"
      value="/rivals/rivals/points"
      items={tabsOfRivals.map((tab) => ({ ...tab, disabled: tab.label === 'Chips' }))}
    />
  ),
};

export const TheLastTabIsBroughtInSight: Story = {
  render: () => <RouteTabs label="Rivals" value="/rivals/rivals/chips" items={tabsOfRivals} />,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation', { name: 'Rivals' });
    const open = within(nav).getByRole('link', { current: 'page' });
    await expect(open).toHaveTextContent('Chips');
    const end = (element: Element) => element.getBoundingClientRect().right;
    await waitFor(() => expect(end(open)).toBeLessThanOrEqual(end(nav) + 1));
    // No content follows, so there is no fade: the underline is whole.
    await waitFor(() => expect(nav.querySelector('[data-before]')).not.toBeNull());
    await waitFor(() => expect(nav.querySelector('[data-after]')).toBeNull());
  },
};

export const Refreshing: Story = {
  render: () =>
    stack(
      <>
        <RefreshButton onRefresh={fn()} at={noon} />
        <RefreshButton onRefresh={fn()} busy at={noon} />
        <RefreshButton onRefresh={fn()} offline at={noon} />
        <PullToRefresh onRefresh={fn()} busy>
          <Typography>A list that is fetched again by itself: it stays where it is.</Typography>
        </PullToRefresh>
        <PulledList />
      </>,
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByText('A list to pull.');
    await expect(canvas.queryByLabelText('Refreshing')).toBeNull();
    const finger = (clientY: number) => [new Touch({ identifier: 0, target: list, clientY })];
    await fireEvent.touchStart(list, { touches: finger(0) });
    await fireEvent.touchMove(list, { touches: finger(90) });
    // The list follows the finger in the next animation frame.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await fireEvent.touchEnd(list);
    await expect(await canvas.findByLabelText('Refreshing')).toBeVisible();
  },
};

function PulledList() {
  const [busy, setBusy] = useState(false);
  return (
    <PullToRefresh onRefresh={() => setBusy(true)} busy={busy}>
      <Typography>A list to pull.</Typography>
    </PullToRefresh>
  );
}

export const Paywalls: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <PaywallBlock onOpenPass={fn()} onDismiss={fn()} />
      <PaywallBlock
        text="Tracking leagues is limited to users with season pass"
        leagues={['Office league', 'A league with a name that is far too long']}
        onOpenPass={fn()}
      />
      <PaywallRow onOpenPass={fn()} />
      <Box sx={{ display: 'flex', gap: 3 }}>
        <PaywallCell what="Form" onOpenPass={fn()} />
        <PassButton />
      </Box>
    </Box>
  ),
};

export const PassCompared: Story = {
  render: () => (
    <PassCompare
      has={false}
      features={[
        { label: 'Rivals', free: '10', pass: '50' },
        { label: 'Pitch metrics', free: '7', pass: '16' },
        { label: 'Mini-leagues', free: false, pass: true },
      ]}
    />
  ),
};

export const Notices: Story = {
  render: () =>
    stack(
      <>
        <Notice
          type="success"
          message="Team added to your rivals"
          timeout={0}
          action={{ label: 'Undo', onClick: fn() }}
          onClose={fn()}
        />
        <Notice type="error" message="Login failed" timeout={0} onClose={fn()} />
        <Notice type="warning" message="Prices change tonight" timeout={0} onClose={fn()} />
        <Notice type="info" message="A new version is ready" timeout={0} onClose={fn()} />
        <Notice type="success" timeout={0} onClose={fn()} />
      </>,
    ),
};

/** An open dialog covers its page: on the docs page it gets a separate frame. */
const inAFrame = { docs: { story: { inline: false, height: '420px' } } };

export const Confirming: Story = {
  parameters: inAFrame,
  render: () => (
    <ConfirmDialog
      open
      title="Delete your account?"
      confirmLabel="Delete account"
      destructive
      onConfirm={fn()}
      onCancel={fn()}
    >
      Your rivals and watchlist go with it.
    </ConfirmDialog>
  ),
};
export const LongAlert: Story = {
  parameters: inAFrame,
  render: () => (
    <AlertDialog open onClose={fn()}>
      {'The game is being updated. '.repeat(40)}
    </AlertDialog>
  ),
};

export const Cards: Story = {
  render: () => (
    <Carousel
      label="Tiles"
      items={[0, 3, undefined, 12].map((count, key) => ({
        key,
        content: <DashboardTile label="In form" to="/" count={count} />,
      }))}
    />
  ),
};
export const Categories: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 300 }}>
      <CategoryTile label="Watchlist" to="/" count={11} />
      <CategoryTile label="Penalty takers" to="/" count={0} />
      <CategoryTile label="Differentials" to="/" />
    </Box>
  ),
};

export const Hint: Story = {
  render: () => (
    <Box sx={{ pt: 14 }}>
      <Tooltip title="You follow 10 rivals. Remove one or get the season pass for 50.">
        <Button>Add rival</Button>
      </Tooltip>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button').focus();
    await expect(await screen.findByRole('tooltip')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

export const Terms: Story = {
  render: () => (
    <Prose
      content={document
        .createRange()
        .createContextualFragment(
          "<h2>Terms</h2><p>This product is <a href='#x'>unofficial</a>.</p><ul><li>Be kind.</li></ul>",
        )}
    />
  ),
};
export const Money: Story = {
  render: () => (
    <Typography component="div" sx={{ display: 'flex', gap: 3 }}>
      <span>
        <CurrencyIcon code="EUR" />
        9.90
      </span>
      <span>
        <CurrencyIcon code="SEK" />
        99
      </span>
      <CardBrandIcon code="visa" />
    </Typography>
  ),
};
