import type { Kit } from '@touchline/shared/wire';

type KitRow = readonly [base: string, secondary: string, sleeves: string, type: Kit['kit_shirt_type']];

/** Home kits by season and club: our own abstraction of the clubs' colours, no artwork. */
const kitRows: Record<string, Record<string, KitRow>> = {
  '2022-23': {
    ars: ['#D8202E', '#FFFFFF', '#FFFFFF', 'plain'],
    avl: ['#6A1238', '#95BFE5', '#95BFE5', 'plain'],
    bou: ['#C51A2B', '#111111', '#111111', 'stripes'],
    bre: ['#CF1D2E', '#FFFFFF', '#CF1D2E', 'stripes'],
    bha: ['#0A56B4', '#FFFFFF', '#0A56B4', 'stripes'],
    che: ['#12439B', '#FFFFFF', '#12439B', 'plain'],
    cry: ['#1B458F', '#C8203A', '#1B458F', 'stripes'],
    eve: ['#1E3FAE', '#FFFFFF', '#1E3FAE', 'plain'],
    ful: ['#FFFFFF', '#141414', '#FFFFFF', 'plain'],
    lei: ['#1458C4', '#F3C64E', '#1458C4', 'plain'],
    lee: ['#FFFFFF', '#2A4FA3', '#FFFFFF', 'plain'],
    liv: ['#BE1526', '#FFFFFF', '#BE1526', 'plain'],
    mci: ['#79B7E3', '#7A1E3A', '#79B7E3', 'plain'],
    mun: ['#D11F25', '#FFFFFF', '#D11F25', 'plain'],
    new: ['#FFFFFF', '#141414', '#141414', 'stripes'],
    nfo: ['#D90F1F', '#FFFFFF', '#D90F1F', 'plain'],
    sou: ['#FFFFFF', '#D51F2C', '#D51F2C', 'stripes'],
    tot: ['#FFFFFF', '#16244F', '#16244F', 'plain'],
    whu: ['#7A263A', '#8CC7EA', '#8CC7EA', 'plain'],
    wol: ['#F6B12B', '#1C1B1A', '#F6B12B', 'plain'],
  },
  '2023-24': {
    ars: ['#D8202E', '#E0B04A', '#FFFFFF', 'plain'],
    avl: ['#6A1238', '#95BFE5', '#95BFE5', 'plain'],
    bou: ['#C51A2B', '#111111', '#C51A2B', 'stripes'],
    bre: ['#CF1D2E', '#FFFFFF', '#FFFFFF', 'stripes'],
    bha: ['#0A56B4', '#FFFFFF', '#FFFFFF', 'stripes'],
    bur: ['#7B1F45', '#8FD0EA', '#8FD0EA', 'plain'],
    che: ['#12439B', '#D9B86A', '#12439B', 'plain'],
    cry: ['#C8203A', '#1B458F', '#1B458F', 'stripes'],
    eve: ['#1E3FAE', '#FFFFFF', '#1E3FAE', 'plain'],
    ful: ['#FFFFFF', '#141414', '#FFFFFF', 'plain'],
    liv: ['#BE1526', '#FFFFFF', '#BE1526', 'plain'],
    lut: ['#F08A1C', '#14254F', '#F08A1C', 'plain'],
    mci: ['#79B7E3', '#FFFFFF', '#79B7E3', 'plain'],
    mun: ['#D11F25', '#111111', '#D11F25', 'plain'],
    new: ['#FFFFFF', '#141414', '#FFFFFF', 'stripes'],
    nfo: ['#D90F1F', '#FFFFFF', '#D90F1F', 'plain'],
    shu: ['#E02434', '#FFFFFF', '#141414', 'stripes'],
    tot: ['#FFFFFF', '#16244F', '#16244F', 'plain'],
    whu: ['#7A263A', '#8CC7EA', '#7A263A', 'plain'],
    wol: ['#F6B12B', '#1C1B1A', '#F6B12B', 'plain'],
  },
};

/** Kits of a season's clubs; in a season without rows each club gets the kit of its stable number. */
export function clubKits(season: string): Record<string, Kit> {
  const rows = kitRows[season] ?? {};
  return Object.fromEntries(Object.entries(rows).map(([club, row]) => [club, kit(row)]));
}

function kit([kit_shirt_base, kit_shirt_secondary, kit_shirt_sleeves, kit_shirt_type]: KitRow): Kit {
  return { kit_shirt_base, kit_shirt_secondary, kit_shirt_sleeves, kit_shirt_type };
}
