import type { HostRoot } from '../app/shellStore';

export type BackStep = 'rivals' | 'team' | 'profile' | 'history' | 'exit';

/** What the phone's back button does now: the rivals popup, the team popup, the profile, history, the exit. */
export function backStep({ ui }: Pick<HostRoot, 'ui'>, canGoBack: boolean): BackStep {
  if (ui.open.rivals || ui.open.recommendation) return 'rivals';
  if (ui.activeTeam) return 'team';
  if (ui.open.profile) return 'profile';
  return canGoBack ? 'history' : 'exit';
}
