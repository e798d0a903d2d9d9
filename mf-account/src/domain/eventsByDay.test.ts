import { eventsByDay } from './eventsByDay';

const count = (slug: string, day: string, n: number) => ({ slug, day, count: n });

it('sums by day and kind, oldest day first, commonest kind first', () => {
  const counts = [
    count('login', '2024-02-10', 3),
    count('page_view', '2024-02-10', 90),
    count('page_view', '2024-02-09', 40),
  ];
  expect(eventsByDay(counts)).toEqual({
    slugs: ['page_view', 'login'],
    days: [
      { day: '2024-02-09', total: 40, values: [40, 0] },
      { day: '2024-02-10', total: 93, values: [90, 3] },
    ],
  });
});

it('puts rare kinds together, so that nothing is lost', () => {
  const counts = Array.from({ length: 8 }, (_, at) => count(`kind ${at}`, '2024-02-10', 10 - at));
  const { slugs, days } = eventsByDay(counts);
  expect(slugs).toEqual(['kind 0', 'kind 1', 'kind 2', 'kind 3', 'kind 4', 'others']);
  expect(days[0]?.values).toEqual([10, 9, 8, 7, 6, 5 + 4 + 3]);
});

it('shows the last 14 days and is empty without events', () => {
  const counts = Array.from({ length: 20 }, (_, at) =>
    count('login', `2024-02-${String(at + 1).padStart(2, '0')}`, 1),
  );
  expect(eventsByDay(counts).days.map(({ day }) => day)).toHaveLength(14);
  expect(eventsByDay([])).toEqual({ slugs: [], days: [] });
});
