import { chipName, type Points } from '@touchline/shared/domain';
import type { ChipDay } from './chipsAlong';

/** A season that was followed without chips, and what each would have brought. */
export interface ChipSeason {
  /** The first squad, `best 2` or `team 101`. */
  readonly start: string;
  readonly days: readonly ChipDay[];
}

/** Markdown: the chips that the planner's rule plays, what they bring in a season, and how right their values are. */
export function chipsReport(season: string, seasons: readonly ChipSeason[]): string {
  return [
    ...[`## ${season}: chips along a season without chips`, ''],
    ...[playedTable(seasons), valuesTable(seasons)].flatMap((table) => [...table, '']),
  ].join('\n');
}

function playedTable(seasons: readonly ChipSeason[]): string[] {
  const rows = seasons.flatMap(({ start, days }) => {
    const played = days.filter(({ is_played }) => is_played);
    return [
      ...played.map(({ gameweek_id, chip, worth, kept, came }) =>
        rowOf(start, `${gameweek_id}, ${chipName(chip)}`, shown(worth), shown(kept), shown(came)),
      ),
      rowOf(start, `all ${played.length}`, shown(sumOf(played, 'worth')), '', shown(sumOf(played, 'came'))),
    ];
  });
  return [...tableHead('First squad', 'Gameweek, chip', 'Worth', 'Kept', 'Came'), ...rows];
}

/** Of every deadline, whether the chip is played or not. */
function valuesTable(seasons: readonly ChipSeason[]): string[] {
  const days = seasons.flatMap((one) => one.days);
  const chips = [...new Set(days.map(({ chip }) => chip))];
  return [
    ...tableHead('Chip, worth', 'Deadlines', 'Worth', 'Came', 'Standard error'),
    ...chips.flatMap((chip) =>
      bins.flatMap(([from, to]) => {
        const own = days.filter((day) => day.chip === chip && day.worth >= from && day.worth < to);
        if (own.length === 0) return [];
        const name = `${chipName(chip)}, ${from} to ${to === Infinity ? 'more' : to}`;
        return [
          rowOf(name, `${own.length}`, shown(meanOf(own, 'worth')), shown(meanOf(own, 'came')), errorOf(own)),
        ];
      }),
    ),
  ];
}

const bins: readonly (readonly [number, number])[] = [
  [0, 5],
  [5, 10],
  [10, 20],
  [20, 30],
  [30, Infinity],
];

function errorOf(days: readonly ChipDay[]): string {
  if (days.length < 2) return '';
  const mean = meanOf(days, 'came');
  const squares = days.reduce((sum, { came }) => sum + (came - mean) ** 2, 0);
  return shown(Math.sqrt(squares / (days.length - 1) / days.length));
}

const sumOf = (days: readonly ChipDay[], name: 'worth' | 'came'): Points =>
  days.reduce((sum, day) => sum + day[name], 0);

const meanOf = (days: readonly ChipDay[], name: 'worth' | 'came') => sumOf(days, name) / days.length;

const shown = (value: number) => value.toFixed(1);

const rowOf = (...cells: readonly string[]) => `| ${cells.join(' | ')} |`;

const tableHead = (...names: readonly string[]) => [
  rowOf(...names),
  rowOf(...names.map((_, index) => (index < 2 ? '---' : '---:'))),
];
