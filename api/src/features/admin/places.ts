/** What a release says of its places in the bar and on Home. */
interface DeclaringRelease {
  readonly places?: readonly { readonly to: string; readonly bar?: 'main'; readonly order?: number }[];
  readonly widgets: readonly { readonly slot: string; readonly home?: { readonly order?: number } }[];
}

/** The smallest order by place: `bar /team`, `home home.rivals`. */
export type PlaceOrders = Readonly<Record<string, number>>;

/** A place that an administrator has not approved, or one further up than was approved. */
export interface WaitingPlace {
  readonly place: string;
  readonly order: number;
  /** Where it may stand today; null for a first place. */
  readonly approved: number | null;
}

/** Order of what names none: after everything that does. */
export const lastOrder = 1000;

export const barPlace = (to: string): string => `bar ${to}`;
export const homePlace = (slot: string): string => `home ${slot}`;

/** Places that take room from others: what is behind More or in a popup does not. */
export function declaredPlaces({ places = [], widgets }: DeclaringRelease): PlaceOrders {
  return Object.fromEntries([
    ...places
      .filter(({ bar }) => bar === 'main')
      .map(({ to, order = lastOrder }) => [barPlace(to), order] as const),
    ...widgets
      .filter(({ slot }) => slot.startsWith('home.'))
      .map(({ slot, home }) => [homePlace(slot), home?.order ?? lastOrder] as const),
  ]);
}

export const waitingPlaces = (approved: PlaceOrders, release: DeclaringRelease): WaitingPlace[] =>
  Object.entries(declaredPlaces(release))
    .map(([place, order]) => ({ place, order, approved: approved[place] ?? null }))
    .filter((one) => one.approved === null || one.order < one.approved);
