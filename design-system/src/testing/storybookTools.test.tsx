import { act, render, screen, waitFor } from '@testing-library/react';
import { failed, ready } from '@touchline/shared/remote-data';
import {
  argsBeforeData,
  markOwners,
  OwnerOutlines,
  ownerOf,
  useDocument,
  useSlowData,
} from './storybookTools';
import { memo, type ReactNode } from 'react';

const noon = Date.UTC(2024, 0, 20, 12);

const owned = <Props extends object>(owner: string, component: (props: Props) => ReactNode) =>
  Object.assign(component, { storybookOwner: owner });

const Button = owned('design-system', () => <button type="button">Save</button>);
const Page = owned('mf-team', () => (
  <section aria-label="Page">
    <h1>My team</h1>
    <Button />
  </section>
));

describe('slow data', () => {
  afterEach(() => jest.useRealTimers());

  function Story({ isSlow }: { isSlow: boolean }) {
    const { data } = useSlowData({ data: ready('24 rows', noon) }, isSlow);
    return <p>{(data as { status: string }).status}</p>;
  }

  it('is loading for three seconds, then there', () => {
    jest.useFakeTimers();
    render(<Story isSlow />);
    expect(screen.getByText('loading')).toBeVisible();
    act(() => jest.advanceTimersByTime(2999));
    expect(screen.getByText('loading')).toBeVisible();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText('ready')).toBeVisible();
  });

  it('changes nothing while data is fast', () => {
    render(<Story isSlow={false} />);
    expect(screen.getByText('ready')).toBeVisible();
  });

  it('reaches the query of a page, and a failure too', () => {
    const refresh = () => undefined;
    const before = argsBeforeData({
      shown: { data: ready('24 rows', noon), refresh },
      terms: failed({ kind: 'offline' }),
      title: 'Gameweek 24',
    });
    expect(before).toMatchObject({
      shown: { data: { status: 'loading' }, refresh },
      terms: { status: 'loading' },
      title: 'Gameweek 24',
    });
  });

  it('empties a table', () => {
    expect(argsBeforeData({ rows: [1, 2], columns: [], caption: 'Clubs' })).toEqual({
      rows: [],
      columns: [],
      caption: 'Clubs',
      loading: true,
    });
  });

  it('leaves a story without data as it is', () => {
    const args = { label: 'Mine', icon: null };
    expect(argsBeforeData(args)).toBe(args);
  });
});

it('text of twice the size and its direction go with the story', () => {
  function Story() {
    useDocument(true, 'rtl');
    return null;
  }
  const { unmount } = render(<Story />);
  expect(document.documentElement).toHaveStyle({ fontSize: '200%' });
  expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  unmount();
  expect(document.documentElement).not.toHaveStyle({ fontSize: '200%' });
  expect(document.documentElement).toHaveAttribute('dir', 'ltr');
});

describe('outline by owner', () => {
  it('marks the outermost element of each workspace, and nothing inside it', () => {
    const { container } = render(<Page />);
    markOwners(container);
    expect(screen.getByRole('region')).toHaveAttribute('data-owner', 'mf-team');
    expect(screen.getByRole('heading')).not.toHaveAttribute('data-owner');
    expect(screen.getByRole('button')).toHaveAttribute('data-owner', 'design-system');
  });

  it('knows the owner of a memoised component, and none of a plain element', () => {
    const Memo = memo(Button);
    render(
      <div data-testid="plain">
        <Memo />
      </div>,
    );
    expect(ownerOf(screen.getByRole('button'))).toBe('design-system');
    expect(ownerOf(screen.getByTestId('plain'))).toBeUndefined();
  });

  it('lists the owners in sight, marks what is rendered later, and leaves nothing behind', async () => {
    const { rerender, unmount } = render(
      <>
        <Page />
        <OwnerOutlines />
      </>,
    );
    const legend = screen.getByRole('list', { name: 'Owners' });
    await waitFor(() => expect(legend).toHaveTextContent('design-systemmf-team'));
    const Later = owned('shell', () => <p>Later</p>);
    rerender(
      <>
        <Page />
        <OwnerOutlines />
        <Later />
      </>,
    );
    await waitFor(() => expect(screen.getByText('Later')).toHaveAttribute('data-owner', 'shell'));
    await waitFor(() => expect(legend).toHaveTextContent('shell'));
    unmount();
    expect(document.querySelector('[data-owner]')).toBeNull();
  });
});
