import type { DemoManager } from '../managers';

/** Names of managers: invented ones, or numbers when the app uses no names. */
export interface Naming {
  team(manager: DemoManager): string;
  first(manager: DemoManager): string;
  last(manager: DemoManager): string;
}

export const naming = (withNames: boolean): Naming => ({
  team: (manager) => (withNames ? manager.teamName : `Team ${manager.index + 1}`),
  first: (manager) => (withNames ? manager.person.first : 'Manager'),
  last: (manager) => (withNames ? manager.person.last : String(manager.index + 1)),
});
