import { genericKit } from '@touchline/shared/domain';
import type { KitColours } from '../kit/Kit';
import { clubOfSeason } from './seasonWords';

export type CrestOutline = 'round' | 'shield' | 'pennant' | 'hex';

export interface ClubLook {
  readonly name: string;
  /** The game's stable number of the club, the same in every season even if its letters change. */
  readonly code: number;
  readonly crest: CrestOutline;
  /**
   * Has a form of outline and code only, for dark and coloured backgrounds. Source: specification, "Logos".
   */
  readonly negative?: true;
  /** Home kit by season; `home` when one drawing is for all seasons. */
  readonly kits: Readonly<Record<string, KitColours>>;
}

const kit = (
  base: string,
  secondary: string,
  sleeves: string,
  type: KitColours['type'] = 'plain',
): KitColours => ({
  base,
  secondary,
  sleeves,
  type,
});

/** Our own abstractions of home colours, distinguishable at 28 pixels. No trademarked artwork. */
export const clubLooks: Readonly<Record<string, ClubLook>> = {
  ars: {
    name: 'Arsenal',
    code: 3,
    crest: 'round',
    kits: {
      '2022-23': kit('#D8202E', '#FFFFFF', '#FFFFFF'),
      '2023-24': kit('#D8202E', '#E0B04A', '#FFFFFF'),
    },
  },
  avl: {
    name: 'Aston Villa',
    code: 7,
    crest: 'shield',
    kits: {
      '2022-23': kit('#6A1238', '#95BFE5', '#95BFE5'),
      '2023-24': kit('#6A1238', '#95BFE5', '#95BFE5'),
    },
  },
  bou: {
    name: 'Bournemouth',
    code: 91,
    crest: 'pennant',
    kits: {
      '2022-23': kit('#C51A2B', '#111111', '#111111', 'stripes'),
      '2023-24': kit('#C51A2B', '#111111', '#C51A2B', 'stripes'),
    },
  },
  bre: {
    name: 'Brentford',
    code: 94,
    crest: 'round',
    kits: {
      '2022-23': kit('#CF1D2E', '#FFFFFF', '#CF1D2E', 'stripes'),
      '2023-24': kit('#CF1D2E', '#FFFFFF', '#FFFFFF', 'stripes'),
    },
  },
  bha: {
    name: 'Brighton',
    code: 36,
    crest: 'round',
    kits: {
      '2022-23': kit('#0A56B4', '#FFFFFF', '#0A56B4', 'stripes'),
      '2023-24': kit('#0A56B4', '#FFFFFF', '#FFFFFF', 'stripes'),
    },
  },
  bur: { name: 'Burnley', code: 90, crest: 'hex', kits: { '2023-24': kit('#7B1F45', '#8FD0EA', '#8FD0EA') } },
  che: {
    name: 'Chelsea',
    code: 8,
    crest: 'round',
    kits: {
      '2022-23': kit('#12439B', '#FFFFFF', '#12439B'),
      '2023-24': kit('#12439B', '#D9B86A', '#12439B'),
    },
  },
  cry: {
    name: 'Crystal Palace',
    code: 31,
    crest: 'shield',
    kits: {
      '2022-23': kit('#1B458F', '#C8203A', '#1B458F', 'stripes'),
      '2023-24': kit('#C8203A', '#1B458F', '#1B458F', 'stripes'),
    },
  },
  eve: {
    name: 'Everton',
    code: 11,
    crest: 'shield',
    kits: {
      '2022-23': kit('#1E3FAE', '#FFFFFF', '#1E3FAE'),
      '2023-24': kit('#1E3FAE', '#FFFFFF', '#1E3FAE'),
    },
  },
  ful: {
    name: 'Fulham',
    code: 54,
    crest: 'shield',
    kits: {
      '2022-23': kit('#FFFFFF', '#141414', '#FFFFFF'),
      '2023-24': kit('#FFFFFF', '#141414', '#FFFFFF'),
    },
  },
  lei: {
    name: 'Leicester City',
    code: 13,
    crest: 'round',
    kits: { '2022-23': kit('#1458C4', '#F3C64E', '#1458C4') },
  },
  lee: {
    name: 'Leeds United',
    code: 2,
    crest: 'shield',
    kits: { '2022-23': kit('#FFFFFF', '#2A4FA3', '#FFFFFF') },
  },
  liv: {
    name: 'Liverpool',
    code: 14,
    crest: 'hex',
    kits: {
      '2022-23': kit('#BE1526', '#FFFFFF', '#BE1526'),
      '2023-24': kit('#BE1526', '#FFFFFF', '#BE1526'),
    },
  },
  lut: {
    name: 'Luton Town',
    code: 102,
    crest: 'shield',
    negative: true,
    kits: { '2023-24': kit('#F08A1C', '#14254F', '#F08A1C') },
  },
  mci: {
    name: 'Manchester City',
    code: 43,
    crest: 'round',
    kits: {
      '2022-23': kit('#79B7E3', '#7A1E3A', '#79B7E3'),
      '2023-24': kit('#79B7E3', '#FFFFFF', '#79B7E3'),
    },
  },
  mun: {
    name: 'Manchester United',
    code: 1,
    crest: 'shield',
    kits: {
      '2022-23': kit('#D11F25', '#FFFFFF', '#D11F25'),
      '2023-24': kit('#D11F25', '#111111', '#D11F25'),
    },
  },
  new: {
    name: 'Newcastle United',
    code: 4,
    crest: 'pennant',
    kits: {
      '2022-23': kit('#FFFFFF', '#141414', '#141414', 'stripes'),
      '2023-24': kit('#FFFFFF', '#141414', '#FFFFFF', 'stripes'),
    },
  },
  nfo: {
    name: 'Nottingham Forest',
    code: 17,
    crest: 'hex',
    negative: true,
    kits: {
      '2022-23': kit('#D90F1F', '#FFFFFF', '#D90F1F'),
      '2023-24': kit('#D90F1F', '#FFFFFF', '#D90F1F'),
    },
  },
  shu: {
    name: 'Sheffield United',
    code: 49,
    crest: 'round',
    kits: { '2023-24': kit('#E02434', '#FFFFFF', '#141414', 'stripes') },
  },
  sou: {
    name: 'Southampton',
    code: 20,
    crest: 'shield',
    kits: { '2022-23': kit('#FFFFFF', '#D51F2C', '#D51F2C', 'stripes') },
  },
  tot: {
    name: 'Tottenham Hotspur',
    code: 6,
    crest: 'pennant',
    negative: true,
    kits: {
      '2022-23': kit('#FFFFFF', '#16244F', '#16244F'),
      '2023-24': kit('#FFFFFF', '#16244F', '#16244F'),
    },
  },
  whu: {
    name: 'West Ham United',
    code: 21,
    crest: 'shield',
    kits: {
      '2022-23': kit('#7A263A', '#8CC7EA', '#8CC7EA'),
      '2023-24': kit('#7A263A', '#8CC7EA', '#7A263A'),
    },
  },
  wol: {
    name: 'Wolves',
    code: 39,
    crest: 'hex',
    kits: {
      '2022-23': kit('#F6B12B', '#1C1B1A', '#F6B12B'),
      '2023-24': kit('#F6B12B', '#1C1B1A', '#F6B12B'),
    },
  },
  // Clubs of the league between 2016-17 and 2026-27 that were not in it in the two seasons above.
  car: {
    name: 'Cardiff City',
    code: 97,
    crest: 'shield',
    kits: { home: kit('#0B4EA2', '#FFFFFF', '#0B4EA2') },
  },
  cov: {
    name: 'Coventry City',
    code: 9,
    crest: 'hex',
    kits: { home: kit('#6CB5E8', '#12305C', '#6CB5E8', 'stripes') },
  },
  hud: {
    name: 'Huddersfield Town',
    code: 38,
    crest: 'shield',
    kits: { home: kit('#2C7BD0', '#FFFFFF', '#2C7BD0', 'stripes') },
  },
  hul: {
    name: 'Hull City',
    code: 88,
    crest: 'pennant',
    kits: { home: kit('#F28C1B', '#141414', '#141414', 'stripes') },
  },
  ips: {
    name: 'Ipswich Town',
    code: 40,
    crest: 'shield',
    kits: { home: kit('#1F4FC4', '#FFFFFF', '#FFFFFF') },
  },
  mid: {
    name: 'Middlesbrough',
    code: 25,
    crest: 'round',
    kits: { home: kit('#D6202B', '#FFFFFF', '#D6202B', 'hoops') },
  },
  nor: { name: 'Norwich City', code: 45, crest: 'hex', kits: { home: kit('#F7E017', '#0A8044', '#0A8044') } },
  stk: {
    name: 'Stoke City',
    code: 110,
    crest: 'round',
    kits: { home: kit('#DB2438', '#FFFFFF', '#FFFFFF', 'stripes') },
  },
  sun: {
    name: 'Sunderland',
    code: 56,
    crest: 'pennant',
    kits: { home: kit('#DE1F2D', '#FFFFFF', '#141414', 'stripes') },
  },
  swa: { name: 'Swansea City', code: 80, crest: 'hex', kits: { home: kit('#FFFFFF', '#1B1B1B', '#FFFFFF') } },
  wat: {
    name: 'Watford',
    code: 57,
    crest: 'pennant',
    kits: { home: kit('#F8D90F', '#141414', '#D1232A', 'hoops') },
  },
  wba: {
    name: 'West Bromwich Albion',
    code: 35,
    crest: 'shield',
    kits: { home: kit('#17284F', '#FFFFFF', '#17284F', 'stripes') },
  },
};

export const seasons = ['2022-23', '2023-24'] as const;

/** The twenty clubs of a season, in the order of the league's own list. */
export const clubsBySeason: Readonly<Record<(typeof seasons)[number], readonly string[]>> = {
  '2022-23': [
    'ars',
    'avl',
    'bou',
    'bre',
    'bha',
    'che',
    'cry',
    'eve',
    'ful',
    'lei',
    'lee',
    'liv',
    'mci',
    'mun',
    'new',
    'nfo',
    'sou',
    'tot',
    'whu',
    'wol',
  ],
  '2023-24': [
    'ars',
    'avl',
    'bou',
    'bre',
    'bha',
    'bur',
    'che',
    'cry',
    'eve',
    'ful',
    'liv',
    'lut',
    'mci',
    'mun',
    'new',
    'nfo',
    'shu',
    'tot',
    'whu',
    'wol',
  ],
};

/**
 * A club's home kit: of the given season, else of its newest. An unknown club gets a kit generated from its
 * stable number, or outside of a season from its letters; an invalid code has none.
 */
export function clubKit(code: string, season?: string): KitColours | undefined {
  const kits = clubLook(code)?.kits;
  if (kits) return (season && kits[season]) || Object.values(kits).at(-1);
  const stable = clubOfSeason(code)?.code;
  if (stable !== undefined && stable !== null) return madeUpKit(String(stable));
  return /^[a-z]{3}$/i.test(code) ? madeUpKit(code.toLowerCase()) : undefined;
}

/**
 * The look of the club with these letters. A club of the current season is found by its stable number,
 * because letters may belong to another club in another season.
 */
export function clubLook(letters: string): ClubLook | undefined {
  const code = clubOfSeason(letters)?.code ?? undefined;
  return code === undefined ? clubLooks[letters.toLowerCase()] : looksByCode.get(code);
}

const looksByCode: ReadonlyMap<number, ClubLook> = new Map(
  Object.values(clubLooks).map((look) => [look.code, look]),
);

/** Cached per code: components compare kits by identity. */
function madeUpKit(code: string): KitColours {
  const kit = madeUpKits.get(code) ?? genericKit(code);
  madeUpKits.set(code, kit);
  return kit;
}
const madeUpKits = new Map<string, KitColours>();

/** `Arsenal`, the club's name in the current season; an unknown code is shown in upper case. */
export function clubName(code: string): string {
  const name = clubOfSeason(code)?.name ?? clubLooks[code.toLowerCase()]?.name;
  return name ?? (code.toUpperCase() || 'Unknown club');
}
