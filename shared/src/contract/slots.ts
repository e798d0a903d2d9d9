import type { PageAccess } from './places';

export interface WidgetProps {
  /** Grows when the slot's owner wants fresh data: pull-to-refresh on Home. */
  readonly refresh?: number;
}

/**
 * What each slot gives as props to the widget that fills it. A slot is a place on a page that another part of the app owns;
 * `slots` below has a line for each, and the compiler holds the two together.
 */
export interface SlotProps {
  /** Each widget of Home names its own: `home.fixtures`. */
  readonly [home: `home.${string}`]: WidgetProps;
  readonly 'team_popup.squad': object;
}

export type SlotName = keyof SlotProps;

/** Names of the lines of the catalogue: a family of slots has one line. */
type CatalogueName = 'home.*' | Exclude<SlotName, `home.${string}`>;

export interface Slot {
  /** Page and place, for people. */
  readonly where: string;
  /** What it gives: props, and what it promises to be in the store. */
  readonly gives: string;
  /** Names of those props. */
  readonly props: readonly string[];
  /** `many`: every widget is shown, by its `home.order`. `one`: a single widget fills it. */
  readonly fill: 'many' | 'one';
  /** Least that a reader needs to see what fills the slot, enforced by the server; a widget may ask for more by its own `access`. */
  readonly access: PageAccess;
}

/** Every slot of the app: the publish, the overlay, Storybook and docs/slots.md read it. */
export const slots: Readonly<Record<CatalogueName, Slot>> = {
  'home.*': {
    where: 'Home, below the status of the gameweek',
    gives: '`refresh` grows when the reader pulls to refresh',
    props: ['refresh'],
    fill: 'many',
    access: 'user',
  },
  'team_popup.squad': {
    where: 'The popup of a team, below its tabs',
    gives: 'the team whose popup is open, by `useSelector(selectActiveTeam)`',
    props: [],
    fill: 'one',
    access: 'user',
  },
};

/** The catalogue's line of a slot; none for a slot that nobody has. */
export function slotNamed(name: string): Slot | undefined {
  if (name === 'home.*') return undefined;
  const line = name.replace(/^home\.[a-z][a-z0-9_-]*$/, 'home.*');
  return Object.hasOwn(slots, line) ? slots[line as CatalogueName] : undefined;
}
