import { isBanned, roles } from './roles';

/** Name of a feature flag: its remote without `mf-`, a point, and words with hyphens, as in `team.new-pitch`. */
export const flagNamePattern = '^[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*$';

/** Whether a flag has the prefix of this remote, which makes it the flag's only owner. */
export const isFlagOf = (remote: string, flag: string) => flag.startsWith(`${remote.replace(/^mf-/, '')}.`);

/** Roles that a flag may be switched on for: the others are not let into the app. */
export const flagRoles = roles.filter((role) => !isBanned(role));

/** A user as far as flags go. Absent flags: the page is from before there were any. */
interface FlagHolder {
  readonly flags?: readonly string[];
}

/** Whether a feature flag is on for this reader; never for a visitor. */
export const hasFlag = (user: FlagHolder | null | undefined, name: string): boolean =>
  user?.flags?.includes(name) ?? false;
