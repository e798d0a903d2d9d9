import { createAppStore } from '@touchline/shared/shell-store';
import { aFootballer } from '../testing/builders';
import {
  compareSlice,
  compareToggled,
  footballerTicked,
  footballerUnticked,
  rowsSeen,
  selectCompare,
  ticksCleared,
} from './compare.slice';

const saka = aFootballer();
const salah = aFootballer({ id: 308, name: 'Salah' });
const haaland = aFootballer({ id: 355, name: 'Haaland' });
const watkins = aFootballer({ id: 60, name: 'Watkins' });

function openStore() {
  const store = createAppStore({ reducers: { [compareSlice.key]: compareSlice.reducer } });
  const ticked = () => selectCompare(store.getState()).ticked;
  return { ...store, ticked, names: () => ticked().map(({ name }) => name) };
}

it('keeps up to three in the order they were ticked, each once', () => {
  const store = openStore();
  for (const row of [salah, saka, salah, haaland, watkins]) store.dispatch(footballerTicked(row));
  expect(store.names()).toEqual(['Salah', 'Saka', 'Haaland']);
});

it('takes one out, all out, and all out with the boxes', () => {
  const store = openStore();
  for (const row of [salah, saka, haaland]) store.dispatch(footballerTicked(row));
  store.dispatch(footballerUnticked(saka.id));
  expect(store.names()).toEqual(['Salah', 'Haaland']);
  store.dispatch(ticksCleared());
  expect(store.names()).toEqual([]);
  store.dispatch(footballerTicked(saka));
  store.dispatch(compareToggled());
  store.dispatch(compareToggled());
  expect(store.names()).toEqual([]);
});

it('adds what another list says, and keeps a lock that one of them had', () => {
  const store = openStore();
  const locked = { ...saka, form: undefined, locked: true as const };
  store.dispatch(footballerTicked(locked));
  store.dispatch(
    rowsSeen([salah, { ...saka, cost: 8.9, form: undefined, total_points: undefined, per_match: 6.7 }]),
  );
  expect(store.ticked()[0]).toMatchObject({ cost: 8.9, per_match: 6.7, locked: true });
  expect(store.names()).toEqual(['Saka']);
});

it('does not forget what one list said because another leaves it out', () => {
  const store = openStore();
  store.dispatch(footballerTicked(saka));
  store.dispatch(rowsSeen([{ ...saka, total_points: undefined }]));
  expect(store.ticked()[0]?.total_points).toBe(148);
});
