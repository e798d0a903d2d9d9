import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from '../base/Box';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageBody, PageHeading } from '../layout/Page';
import { StateChip } from '../time/StateChip';
import { AppShell } from './AppShell';
import { LoadingBar } from './LoadingBar';
import { ProfileMenu } from './ProfileMenu';
import { primaryItems, secondaryItems } from './exampleNavigation';

const menu = {
  user: { username: 'ada' },
  team: { name: 'Moyes Will Be Moyes' },
  pass: false,
  mode: 'system' as const,
  onMode: fn(),
  onLogout: fn(),
};

const meta = {
  title: 'Core/Shell',
  component: AppShell,
  // Fixed bars and open sheets would cover the docs page: each story gets a separate frame there.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  args: {
    primary: primaryItems,
    secondary: secondaryItems,
    active: 'team',
    variant: 'bottom',
    right: (
      <>
        <StateChip state="live" />
        <ProfileMenu {...menu} />
      </>
    ),
    children: (
      <PageBody>
        <PageHeading title="Gameweek 34" text="Saturday, three matches to come" />
        <Box sx={{ height: 300 }} />
      </PageBody>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};
export const PhoneWithTheMoreSheet: Story = { args: { moreOpen: true } };
export const Tablet: Story = { args: { variant: 'top' } };
export const Desktop: Story = { args: { variant: 'side' } };
export const Offline: Story = { args: { offline: { at: Date.UTC(2024, 0, 20, 14, 3) } } };
export const MoreOpensAndEscapeCloses: Story = {
  play: async ({ canvasElement }) => {
    const more = within(canvasElement).getByRole('button', { name: 'More' });
    await userEvent.click(more);
    const sheet = await screen.findByRole('dialog', { name: 'More' });
    await waitFor(() => expect(sheet).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveAttribute('aria-expanded', 'false');
  },
};
export const ProfileOfAnAdminWithPass: Story = {
  args: { right: <ProfileMenu {...menu} pass user={{ username: 'root', admin: true }} /> },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Profile of root' }));
    const admin = await screen.findByRole('menuitem', { name: 'Admin' });
    await waitFor(() => expect(admin).toBeVisible());
  },
};
export const GoUpOnALongPage: Story = {
  args: {
    children: (
      <PageBody>
        <PageHeading title="Footballers" text="A list that goes on" />
        <Box sx={{ height: 2400 }} />
      </PageBody>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Go up' })).not.toBeInTheDocument();
    window.scrollTo({ top: 800, behavior: 'instant' });
    const up = await within(canvasElement).findByRole('button', { name: 'Go up' });
    await userEvent.click(up);
    await waitFor(() => expect(window.scrollY).toBe(0));
    window.scrollTo({ top: 800, behavior: 'instant' });
    await within(canvasElement).findByRole('button', { name: 'Go up' });
  },
};
export const Loading: Story = {
  render: () => (
    <Box sx={{ height: 80, bgcolor: 'header.bg' }}>
      <LoadingBar running throttle={0} />
    </Box>
  ),
};
