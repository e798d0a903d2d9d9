/** @jest-environment ./src/testing/browserEnvironment.cjs */
import { act, render } from '@testing-library/react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { editSearch } from './editSearch';
import { useSearchParams } from './useSearchParams';

/** Two filters of one list, each with a hook of its own, as the pages have them. */
function openList(address: string) {
  const list = {
    address: '',
    pick: (_: Record<string, string>) => {},
    sort: (_: string) => {},
    back: () => {},
  };
  function Filters() {
    const [, setParams] = useSearchParams();
    list.pick = (changes) => setParams((before) => editSearch(before, changes));
    return null;
  }
  function Table() {
    const [, setParams] = useSearchParams();
    const { search } = useLocation();
    const navigate = useNavigate();
    list.sort = (by) => setParams((before) => editSearch(before, { order_by: by }));
    list.back = () => void navigate(-1);
    list.address = search;
    return null;
  }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Filters />
      <Table />
    </MemoryRouter>,
  );
  return list;
}

test('two filters picked in quick succession are both kept', () => {
  const list = openList('/footballers/list?club=ars');
  act(() => {
    list.pick({ pos: 'mid' });
    list.pick({ q: 'saka' });
    list.sort('form');
  });
  expect(list.address).toBe('?club=ars&pos=mid&q=saka&order_by=form');
});

test('a change after Back builds on the parameters of the page that Back opened', () => {
  const list = openList('/footballers/list?club=ars');
  act(() => list.pick({ pos: 'mid' }));
  act(() => list.back());
  expect(list.address).toBe('?club=ars');
  act(() => list.pick({ q: 'saka' }));
  expect(list.address).toBe('?club=ars&q=saka');
});

test('a change given whole replaces all that was there', () => {
  let set: ReturnType<typeof useSearchParams>[1] = () => {};
  let address = '';
  function Page() {
    const [params, setParams] = useSearchParams();
    set = setParams;
    address = params.toString();
    return null;
  }
  render(
    <MemoryRouter initialEntries={['/clubs?season=2023-24']}>
      <Page />
    </MemoryRouter>,
  );
  act(() => set({ season: '2022-23' }));
  expect(address).toBe('season=2022-23');
});
