import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Box } from '../base/Box';
import Button from '@mui/material/Button';
import { failed, idle, loading, ready, type RemoteData } from '@touchline/shared/remote-data';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Banner, OfflineBanner, StaleBanner } from './Banner';
import { EmptyState } from './EmptyState';
import { ErrorState, NotFoundState } from './ErrorState';
import { NotStarted } from './NotStarted';
import { RemoteView } from './RemoteView';
import { SkeletonChart, SkeletonPitch, SkeletonTable } from './skeletons';

const noon = Date.UTC(2024, 0, 20, 14, 3);
const names: RemoteData<string[]> = ready(['Moyes Will Be Moyes', 'Kane You Believe It'], noon);
const offline = { kind: 'offline' } as const;

const meta = {
  title: 'Core/States',
  component: RemoteView<string[]>,
  args: {
    data: names,
    what: 'standings',
    onRetry: fn(),
    children: (value) => (
      <ul>
        {value.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof RemoteView<string[]>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const WaitingForTheFirstTime: Story = {
  args: { data: loading(idle), skeleton: <SkeletonTable what="standings" /> },
  // Fast replies show no skeleton; this one appears after a delay.
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Loading standings')).toBeVisible());
  },
};
export const FetchingAgainKeepsWhatWasThere: Story = { args: { data: loading(names) } };
export const OfflineWithNothing: Story = { args: { data: failed(offline) } };
export const OfflineWithOldData: Story = { args: { data: failed(offline, names) } };
export const ServerFault: Story = {
  args: { data: failed({ kind: 'serverFault', status: 500, message: '' }) },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const AnswerThatCannotBeRead: Story = {
  args: { data: failed({ kind: 'unexpectedAnswer', detail: 'rivals must be an array' }) },
};
export const SessionEnded: Story = { args: { data: failed({ kind: 'signedOut' }) } };
export const Refused: Story = {
  args: {
    data: failed({
      kind: 'refused',
      status: 403,
      error: 'forbidden',
      message: 'Leagues up to 50 can be tracked.',
    }),
  },
};
export const NotFound: Story = { args: { data: failed({ kind: 'notFound', message: '' }) } };
export const NobodyYet: Story = {
  args: {
    data: ready<string[]>([], noon),
    isEmpty: (value) => value.length === 0,
    empty: (
      <EmptyState
        title="No rivals yet"
        text="Follow somebody to see how you compare."
        action={<Button variant="contained">Add your first rival</Button>}
        art="bench"
      />
    ),
  },
};

export const EmptyArts: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(170px, 1fr))' }}>
      {(['cornerFlag', 'bench', 'clipboard', 'whistle', 'stand'] as const).map((art) => (
        <EmptyState key={art} art={art} title={art} text="One sentence that says what will be here." />
      ))}
    </Box>
  ),
};
export const ErrorWithTheServersWords: Story = {
  render: () => <ErrorState text="Internal Server Error" onRetry={fn()} />,
};
export const UnknownAddress: Story = { render: () => <NotFoundState /> };
export const FixtureNotStarted: Story = {
  render: () => <NotStarted countdown="Kick-off in 2d 04h 11m 09s" />,
};
export const Banners: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <OfflineBanner at={noon} />
      <StaleBanner
        at={noon}
        reason="The standings could not be fetched."
        action={<Button size="small">Try again</Button>}
      />
      {(['success', 'error', 'warning', 'info'] as const).map((tone) => (
        <Banner key={tone} tone={tone}>
          A banner of the tone {tone}.
        </Banner>
      ))}
    </Box>
  ),
};
export const Skeletons: Story = {
  render: () => (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <SkeletonTable />
      <SkeletonPitch />
      <SkeletonChart />
    </Box>
  ),
};
