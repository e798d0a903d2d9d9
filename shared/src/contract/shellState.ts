import { useSelector } from 'react-redux';
import { lastGameweekOf } from '../domain/gameweekState';
import { useIsRendered } from '../rendering';
import type { EpochMs, FootballerId, GameweekNumber, TeamId } from '../domain/units';
import type { AuthUser, ContentSettings, FantasyState } from '../wire/state';
import type { FantasySlice } from '../store/fantasy.slice';
import type { SessionState } from '../store/session.slice';
import type { reportSortChosen, transferSortChosen, UiState } from '../store/ui.slice';

/** The shell's part of the store, read by remotes through these selectors and hooks only. */
export interface ShellRoot {
  readonly session: SessionState;
  readonly fantasy: FantasySlice;
  readonly content: ContentSettings | null;
  readonly ui: UiState;
}

export const selectUser = ({ session }: ShellRoot) => session.user;
export const selectFantasy = ({ fantasy }: ShellRoot) => fantasy.state;
export const selectContent = ({ content }: ShellRoot) => content;
export const selectHasPass = ({ fantasy, session }: ShellRoot) =>
  fantasy.state?.pass ?? session.user?.pass ?? false;
export const selectMetric = ({ ui }: ShellRoot) => ui.metric;
export const selectOnline = ({ ui }: ShellRoot) => ui.online;
export const selectReportSort = ({ ui }: ShellRoot) => ui.fblrreportSort;
/** The team whose popup is open. */
export const selectActiveTeam = ({ ui }: ShellRoot) => ui.activeTeam;
/** Dispatched when a user sorts the report: the shell stores the choice for the account. */
export const reportSortRemembered = (sort: string): ReturnType<typeof reportSortChosen> => ({
  type: 'ui/reportSortChosen',
  payload: sort,
});
export const selectTransferSort = ({ ui }: ShellRoot) => ui.transferTableSort;
/** Dispatched when a user chooses an order of transfers; it is the default from then on. */
export const transferSortRemembered = (order: string): ReturnType<typeof transferSortChosen> => ({
  type: 'ui/transferSortChosen',
  payload: order,
});
export const selectRivals = ({ fantasy }: ShellRoot): readonly TeamId[] => fantasy.state?.rivals ?? noIds;
export const selectWatchlist = ({ fantasy }: ShellRoot): readonly FootballerId[] =>
  fantasy.state?.watchlist ?? noIds;
/** `Logged in` means that a user and a session token both exist (specification section 4). */
export const selectLoggedIn = ({ session }: ShellRoot) =>
  session.user !== null && session.sessionToken !== null;
const noIds: readonly never[] = [];

/** The server's now: what every countdown counts from, however wrong the device's clock is. */
export const selectServerNow = ({ fantasy: { clock } }: ShellRoot, deviceNow: EpochMs): EpochMs =>
  clock.serverAt === 0 ? deviceNow : clock.serverAt + (deviceNow - clock.deviceAt) * clock.rate;

export const useUser = (): AuthUser | null => useSelector(selectUser);
export const useFantasy = (): FantasyState | null => useSelector(selectFantasy);
/** The season's last gameweek; undefined while the season is not known. */
export const useLastGameweek = (): GameweekNumber | undefined =>
  lastGameweekOf(useFantasy()?.deadlines ?? {});
/** Note beside strengths and difficulties that are computed by Touchline; null when they are the game's own. */
export const useStrengthsNote = (): string | null =>
  useFantasy()?.strengths_from === 'results' ? strengthsNote : null;
const strengthsNote = 'The game gives no strengths this season: these are ours, worked out from results.';
export const useContent = (): ContentSettings | null => useSelector(selectContent);
export const useHasPass = () => useSelector(selectHasPass);
export const useOnline = () => useSelector(selectOnline);

/**
 * A function that answers the server's now. On the server and while its HTML is taken over, it is the instant at which the
 * page was made, so that both render the same.
 */
export function useServerClock(): () => EpochMs {
  const clock = useSelector(({ fantasy }: ShellRoot) => fantasy.clock);
  const isRendered = useIsRendered();
  return () =>
    isRendered ? clock.serverAt : selectServerNow({ fantasy: { clock } } as ShellRoot, Date.now());
}
