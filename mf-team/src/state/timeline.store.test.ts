import { lastValue } from '@touchline/shared/remote-data';
import { fakeApi, success, testShell, type FakeRequest } from '@touchline/shared/testing';
import { waitFor } from '@testing-library/dom';
import { remote } from '../remote';
import { anItem } from '../testing/builders';
import { selectFeed, type TimelineRoot } from './timeline.selectors';
import { feedOpened, olderAsked, type TimelineFilter } from './timeline.slice';

const list = 'GET /v1/timeline/list';
const feedOf = (ids: string, older: string | null = null) =>
  success({ items: [...ids].map((id) => anItem({ id })), older });

function startStore(answer: Parameters<typeof fakeApi>[0][string]) {
  const api = fakeApi({ [list]: answer });
  const { store } = testShell(api.client);
  remote.slices.forEach((slice) => store.registerSlice(slice));
  const read = (filter: TimelineFilter = 'all') => selectFeed(store.getState() as TimelineRoot, filter);
  const ids = (filter?: TimelineFilter) =>
    lastValue(read(filter).list)
      ?.items.map(({ id }) => id)
      .join('');
  return {
    api,
    read,
    ids,
    open: (filter: TimelineFilter = 'all') => void store.dispatch(feedOpened({ filter })),
    askOlder: (filter: TimelineFilter = 'all') => void store.dispatch(olderAsked({ filter })),
  };
}

it('keeps one feed for each filter', async () => {
  const byFilter = ({ query }: FakeRequest) => feedOf(query.get('filter') === 'news' ? 'N' : 'A');
  const { open, ids } = startStore(byFilter);
  open('all');
  open('news');
  await waitFor(() => expect([ids('all'), ids('news')]).toEqual(['A', 'N']));
});

it('keeps older pages when the newest is loaded again', async () => {
  const { api, open, askOlder, ids, read } = startStore(feedOf('dc', 'page-2'));
  open();
  await waitFor(() => expect(ids()).toBe('dc'));
  api.answer(list, feedOf('ba'));
  askOlder();
  await waitFor(() => expect(ids()).toBe('dcba'));
  api.answer(list, feedOf('ed', 'page-2'));
  open();
  await waitFor(() => expect(ids()).toBe('edcba'));
  expect(lastValue(read().list)?.older).toBeNull();
});

it('keeps the feed when neither newer nor older items can be fetched', async () => {
  const { api, open, askOlder, ids, read } = startStore(feedOf('dc', 'page-2'));
  open();
  await waitFor(() => expect(ids()).toBe('dc'));
  api.answer(list, 'offline');
  askOlder();
  open();
  await waitFor(() => expect([read().older.status, read().list.status]).toEqual(['failed', 'failed']));
  expect(ids()).toBe('dc');
});
