import { clubsBySeason } from '../football/data/clubLooks';

export interface FootballerRow {
  id: number;
  name: string;
  fullname: string;
  club_id: string;
  position: string;
  chance: number | null;
  points: number | null;
  total: number | null;
  cost: number;
  rank: number;
  counts: number[];
}

const names = [
  'Saka',
  'Ødegaard',
  'Kovačić',
  'Guimarães',
  'Alexander-Arnold',
  'Son',
  'De Bruyne',
  'João Pedro',
  'Haaland',
  'Bowen',
  'Calvert-Lewin',
];
const positions = ['GKP', 'DEF', 'MID', 'FWD'] as const;

/** Rows of a whole league, deterministic; some have no points, some are doubtful. */
export function manyFootballers(count: number): FootballerRow[] {
  const clubs = clubsBySeason['2023-24'];
  return Array.from({ length: count }, (_, at) => {
    const name = names[at % names.length] ?? 'Saka';
    return {
      id: at + 1,
      name: at < names.length ? name : `${name} ${Math.floor(at / names.length) + 1}`,
      fullname: `Somebody ${name}`,
      club_id: clubs[at % clubs.length] ?? 'ars',
      position: positions[(at * 7) % 4] ?? 'MID',
      chance: at % 9 === 4 ? 25 * (at % 4) : null,
      points: at % 11 === 7 ? null : ((at * 13) % 27) - 3,
      total: at % 17 === 5 ? null : (at * 37) % 230,
      cost: 3.9 + ((at * 7) % 101) / 10,
      rank: ((at * 7919) % 11_000_000) + 1,
      counts: Array.from({ length: 7 }, (_, column) => (at * (column + 3)) % 19),
    };
  });
}
