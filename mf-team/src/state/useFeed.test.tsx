import { success, type FakeRequest } from '@touchline/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { anItem } from '../testing/builders';
import { openTeam } from '../testing/openTeam';

const list = 'GET /v1/timeline/list';
const minute = 60_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const feedOf = (ids: string, older: string | null = null) =>
  success({ items: [...ids].map((id) => anItem({ id, text: id, footballers: [] })), older });
const shown = () =>
  screen
    .queryAllByRole('article')
    .map((article) => /^[a-e]/.exec(article.querySelector('p, span, div')?.textContent ?? '')?.[0])
    .join('');
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await pass(1000);
};

async function openFeed(answer: Parameters<typeof openTeam>[1] = { [list]: feedOf('dc', 'page-2') }) {
  const page = openTeam('/timeline', answer);
  await pass(1000);
  return page;
}

it('keeps older pages when the newest is loaded again', async () => {
  const { api } = await openFeed();
  expect(shown()).toBe('dc');
  api.answer(list, feedOf('ba'));
  await press('Load older');
  expect(shown()).toBe('dcba');
  api.answer(list, feedOf('ed', 'page-2'));
  await pass(minute);
  expect(shown()).toBe('edcba');
  expect(screen.queryByRole('button', { name: 'Load older' })).not.toBeInTheDocument();
});

it('keeps older pages over so many new items that the first page no longer meets the old one', async () => {
  const { api } = await openFeed({ [list]: feedOf('b', 'page-2') });
  api.answer(list, feedOf('a'));
  await press('Load older');
  for (const page of ['cb', 'dc', 'ed']) {
    api.answer(list, feedOf(page, 'page-2'));
    await pass(minute);
  }
  expect(shown()).toBe('edcba');
});

it('keeps the feed when neither newer nor older items can be fetched', async () => {
  const { api } = await openFeed();
  api.answer(list, 'offline');
  await press('Load older');
  await pass(minute);
  expect(shown()).toBe('dc');
  expect(screen.getByRole('alert')).toBeVisible();
});

it('keeps one feed for each filter', async () => {
  const byFilter = ({ query }: FakeRequest) => feedOf(query.get('filter') === 'news' ? 'e' : 'a');
  await openFeed({ [list]: byFilter });
  expect(shown()).toBe('a');
  fireEvent.click(screen.getByText('News'));
  await pass(1000);
  expect(shown()).toBe('e');
  fireEvent.click(screen.getByText('All'));
  await pass(1000);
  expect(shown()).toBe('a');
});
