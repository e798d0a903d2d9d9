import { asFootballerId } from '@touchline/shared/domain';
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
const salah = aFootballer({ id: asFootballerId(308), name: 'Salah' });
const haaland = aFootballer({ id: asFootballerId(355), name: 'Haaland' });
const watkins = aFootballer({ id: asFootballerId(60), name: 'Watkins' });

function openStore() {
  const store = createAppStore({ reducers: { [compareSlice.key]: compareSlice.reducer } });
  const ticked = () => selectCompare(store.getState()).ticked;
  return { ...store, ticked, names: () => ticked().map(({ name }) => name) };
}

it('keeps up to three in the order of selection, each once', () => {
  const store = openStore();
  for (const row of [salah, saka, salah, haaland, watkins]) store.dispatch(footballerTicked(row));
  expect(store.names()).toEqual(['Salah', 'Saka', 'Haaland']);
});

it('removes one, all, or all with the checkboxes', () => {
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

it('merges figures of another list, and keeps a lock of either', () => {
  const store = openStore();
  const locked = { ...saka, form: undefined, locked: true as const };
  store.dispatch(footballerTicked(locked));
  store.dispatch(
    rowsSeen([salah, { ...saka, cost: 8.9, form: undefined, total_points: undefined, per_match: 6.7 }]),
  );
  expect(store.ticked()[0]).toMatchObject({ cost: 8.9, per_match: 6.7, locked: true });
  expect(store.names()).toEqual(['Saka']);
});

it('does not lose a figure because another list lacks it', () => {
  const store = openStore();
  store.dispatch(footballerTicked(saka));
  store.dispatch(rowsSeen([{ ...saka, total_points: undefined }]));
  expect(store.ticked()[0]?.total_points).toBe(148);
});
