import type { KitColours } from '../kit/Kit';

export type CrestOutline = 'round' | 'shield' | 'pennant' | 'hex';

export interface ClubLook {
  readonly name: string;
  readonly crest: CrestOutline;
  /** Has a form of outline and code only, for dark and coloured grounds. Source: specification, "Logos". */
  readonly negative?: true;
  /** Home kit by season. */
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

/** Our own abstractions of home colours, tuned so that they can be told apart at 28 pixels. No trademarked artwork. */
export const clubLooks: Readonly<Record<string, ClubLook>> = {
  ars: {
    name: 'Arsenal',
    crest: 'round',
    kits: {
      '2022-23': kit('#D8202E', '#FFFFFF', '#FFFFFF'),
      '2023-24': kit('#D8202E', '#E0B04A', '#FFFFFF'),
    },
  },
  avl: {
    name: 'Aston Villa',
    crest: 'shield',
    kits: {
      '2022-23': kit('#6A1238', '#95BFE5', '#95BFE5'),
      '2023-24': kit('#6A1238', '#95BFE5', '#95BFE5'),
    },
  },
  bou: {
    name: 'Bournemouth',
    crest: 'pennant',
    kits: {
      '2022-23': kit('#C51A2B', '#111111', '#111111', 'stripes'),
      '2023-24': kit('#C51A2B', '#111111', '#C51A2B', 'stripes'),
    },
  },
  bre: {
    name: 'Brentford',
    crest: 'round',
    kits: {
      '2022-23': kit('#CF1D2E', '#FFFFFF', '#CF1D2E', 'stripes'),
      '2023-24': kit('#CF1D2E', '#FFFFFF', '#FFFFFF', 'stripes'),
    },
  },
  bha: {
    name: 'Brighton',
    crest: 'round',
    kits: {
      '2022-23': kit('#0A56B4', '#FFFFFF', '#0A56B4', 'stripes'),
      '2023-24': kit('#0A56B4', '#FFFFFF', '#FFFFFF', 'stripes'),
    },
  },
  bur: { name: 'Burnley', crest: 'hex', kits: { '2023-24': kit('#7B1F45', '#8FD0EA', '#8FD0EA') } },
  che: {
    name: 'Chelsea',
    crest: 'round',
    kits: {
      '2022-23': kit('#12439B', '#FFFFFF', '#12439B'),
      '2023-24': kit('#12439B', '#D9B86A', '#12439B'),
    },
  },
  cry: {
    name: 'Crystal Palace',
    crest: 'shield',
    kits: {
      '2022-23': kit('#1B458F', '#C8203A', '#1B458F', 'stripes'),
      '2023-24': kit('#C8203A', '#1B458F', '#1B458F', 'stripes'),
    },
  },
  eve: {
    name: 'Everton',
    crest: 'shield',
    kits: {
      '2022-23': kit('#1E3FAE', '#FFFFFF', '#1E3FAE'),
      '2023-24': kit('#1E3FAE', '#FFFFFF', '#1E3FAE'),
    },
  },
  ful: {
    name: 'Fulham',
    crest: 'shield',
    kits: {
      '2022-23': kit('#FFFFFF', '#141414', '#FFFFFF'),
      '2023-24': kit('#FFFFFF', '#141414', '#FFFFFF'),
    },
  },
  lei: { name: 'Leicester City', crest: 'round', kits: { '2022-23': kit('#1458C4', '#F3C64E', '#1458C4') } },
  lee: { name: 'Leeds United', crest: 'shield', kits: { '2022-23': kit('#FFFFFF', '#2A4FA3', '#FFFFFF') } },
  liv: {
    name: 'Liverpool',
    crest: 'hex',
    kits: {
      '2022-23': kit('#BE1526', '#FFFFFF', '#BE1526'),
      '2023-24': kit('#BE1526', '#FFFFFF', '#BE1526'),
    },
  },
  lut: {
    name: 'Luton Town',
    crest: 'shield',
    negative: true,
    kits: { '2023-24': kit('#F08A1C', '#14254F', '#F08A1C') },
  },
  mci: {
    name: 'Manchester City',
    crest: 'round',
    kits: {
      '2022-23': kit('#79B7E3', '#7A1E3A', '#79B7E3'),
      '2023-24': kit('#79B7E3', '#FFFFFF', '#79B7E3'),
    },
  },
  mun: {
    name: 'Manchester United',
    crest: 'shield',
    kits: {
      '2022-23': kit('#D11F25', '#FFFFFF', '#D11F25'),
      '2023-24': kit('#D11F25', '#111111', '#D11F25'),
    },
  },
  new: {
    name: 'Newcastle United',
    crest: 'pennant',
    kits: {
      '2022-23': kit('#FFFFFF', '#141414', '#141414', 'stripes'),
      '2023-24': kit('#FFFFFF', '#141414', '#FFFFFF', 'stripes'),
    },
  },
  nfo: {
    name: 'Nottingham Forest',
    crest: 'hex',
    negative: true,
    kits: {
      '2022-23': kit('#D90F1F', '#FFFFFF', '#D90F1F'),
      '2023-24': kit('#D90F1F', '#FFFFFF', '#D90F1F'),
    },
  },
  shu: {
    name: 'Sheffield United',
    crest: 'round',
    kits: { '2023-24': kit('#E02434', '#FFFFFF', '#141414', 'stripes') },
  },
  sou: {
    name: 'Southampton',
    crest: 'shield',
    kits: { '2022-23': kit('#FFFFFF', '#D51F2C', '#D51F2C', 'stripes') },
  },
  tot: {
    name: 'Tottenham Hotspur',
    crest: 'pennant',
    negative: true,
    kits: {
      '2022-23': kit('#FFFFFF', '#16244F', '#16244F'),
      '2023-24': kit('#FFFFFF', '#16244F', '#16244F'),
    },
  },
  whu: {
    name: 'West Ham United',
    crest: 'shield',
    kits: {
      '2022-23': kit('#7A263A', '#8CC7EA', '#8CC7EA'),
      '2023-24': kit('#7A263A', '#8CC7EA', '#7A263A'),
    },
  },
  wol: {
    name: 'Wolves',
    crest: 'hex',
    kits: {
      '2022-23': kit('#F6B12B', '#1C1B1A', '#F6B12B'),
      '2023-24': kit('#F6B12B', '#1C1B1A', '#F6B12B'),
    },
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

/** A club's home kit: of the season asked for, else of its newest; nothing for a code we do not know. */
export function clubKit(code: string, season?: string): KitColours | undefined {
  const kits = clubLooks[code.toLowerCase()]?.kits;
  if (!kits) return undefined;
  return (season && kits[season]) || Object.values(kits).at(-1);
}

/** `Arsenal`; a code we do not know is shown in upper case. */
export function clubName(code: string): string {
  return clubLooks[code.toLowerCase()]?.name ?? (code.toUpperCase() || 'Unknown club');
}
