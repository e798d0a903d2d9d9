import type { ReactNode } from 'react';

/** The 23 badges. Source: page definitions, section 13.1; labels, texts and glyphs are ours. */
export interface BadgeLook {
  readonly label: string;
  readonly description: string;
  /** On a 24 grid inside the hexagon, stroke 1.8. */
  readonly glyph: ReactNode;
}

const path = (d: string) => <path d={d} />;

export const badges = {
  budget: {
    label: 'Budget',
    description: 'Cheap and playing',
    glyph: path('M14.5 8.5a2.5 2.5 0 0 0-4.5 1.5v4l-1 2h6M8.5 12.5h4.5'),
  },
  supercheap: {
    label: 'Super cheap',
    description: 'At the price floor',
    glyph: path('M12 7v8m-3-3 3 3 3-3M8 17.5h8'),
  },
  bonus_hunter: {
    label: 'Bonus hunter',
    description: 'Often in the bonus',
    glyph: path('M7.5 16.5v-3h3v3m0 0V9h3v7.5m0 0v-5h3v5'),
  },
  card_collector: {
    label: 'Card collector',
    description: 'Booked a lot',
    glyph: path('M8 9.5h4.5v7H8zM11 9V7.5h4.5v7H13'),
  },
  oop_positive: {
    label: 'Out of position +',
    description: 'Plays further forward than listed',
    glyph: path('M12 16.5V8m-3.5 3.5L12 8l3.5 3.5'),
  },
  oop_negative: {
    label: 'Out of position −',
    description: 'Plays deeper than listed',
    glyph: path('M12 7.5V16m-3.5-3.5L12 16l3.5-3.5'),
  },
  bandwagoner: {
    label: 'Bandwagon',
    description: 'Everyone is buying',
    glyph: path('M7.5 14.5h9l-1-5h-7zM9.5 16.8v.1M14.5 16.8v.1M12 9.5V7'),
  },
  fair_play: { label: 'Fair play', description: 'Rarely booked', glyph: path('M7.5 12.5 10.5 15.5 16.5 9') },
  template: { label: 'Template', description: 'In most teams', glyph: path('M8 8h8v8H8zM8 12h8M12 8v8') },
  supersub: {
    label: 'Supersub',
    description: 'Scores off the bench',
    glyph: path('M8 14.5h8M9 14.5v2M15 14.5v2M12 12V7.5m-2 2 2-2 2 2'),
  },
  nailed: { label: 'Nailed', description: 'Starts every game', glyph: path('M9 7.5h6M12 7.5V17M10.5 9.5h3') },
  last_minute_sub: {
    label: 'Late sub',
    description: 'Comes on at the end',
    glyph: path('M12 7.5a4.5 4.5 0 1 0 .1 0M12 9.5V12h-2'),
  },
  completer: {
    label: 'Completer',
    description: 'Plays the full ninety',
    glyph: path('M12 7.5a4.5 4.5 0 1 1-4.5 4.5M7.5 8v4h4M10.5 12l1.5 1.5 2.5-3'),
  },
  early_out: {
    label: 'Early out',
    description: 'Often taken off early',
    glyph: path('M8 7.5h5v9H8M11 12h6m-2-2 2 2-2 2'),
  },
  toxic: {
    label: 'Toxic',
    description: 'Everyone is selling',
    glyph: path('M8 16.5 12 8l4 8.5zM12 11.5v2M12 15v.1'),
  },
  differential: {
    label: 'Differential',
    description: 'Few own him, in form',
    glyph: path('M12 7.5 16.5 12 12 16.5 7.5 12z'),
  },
  dreamteam: {
    label: 'Dream team',
    description: 'Picked by the game',
    glyph: path('m12 7.3 1.4 3 3.2.4-2.4 2.2.6 3.3-2.8-1.6-2.8 1.6.6-3.3-2.4-2.2 3.2-.4z'),
  },
  penalty_taker: {
    label: 'Penalties',
    description: 'First on penalties',
    glyph: path('M8 16.5V8h8v8.5M12 14.5v.1M12 12.3a1 1 0 1 0 .1 0'),
  },
  freekick_taker: {
    label: 'Free kicks',
    description: 'First on direct free kicks',
    glyph: path('M7.5 16c1-6 5-7.5 9-7.5m-2.5-1.5 2.5 1.5-1.5 2.5'),
  },
  corner_taker: {
    label: 'Corners',
    description: 'Takes corners',
    glyph: path('M9 17V7l5.5 2.5L9 12M9 17h7'),
  },
  secret_weapon: {
    label: 'Secret weapon',
    description: 'Top managers know',
    glyph: path('M7.5 12c3-4 6-4 9 0-3 4-6 4-9 0zM12 11.5v1'),
  },
  defensive_wall: {
    label: 'Wall',
    description: 'Clean sheets come often',
    glyph: path('M7.5 8.5h9v7.5h-9zM7.5 12.3h9M12 8.5v3.8M10 12.3V16M14.5 12.3V16'),
  },
  save_machine: {
    label: 'Save machine',
    description: 'Busy goalkeeper',
    glyph: path('M9.5 16.5V12L8 10.5 9.5 9l1 1V7.5h3V12l1.5 1v2l-1 1.5z'),
  },
} as const satisfies Record<string, BadgeLook>;

export type BadgeKey = keyof typeof badges;
