import type { HostRoot } from './shellStore';

/**
 * The reader once onboarding is done. Before that most calls are refused, also between linking a team, when the state of the game is
 * already there, and Finish.
 */
export const onboardedReader = ({ session, fantasy }: HostRoot) =>
  session.user?.onboarded && fantasy.state?.team ? session.user : undefined;
