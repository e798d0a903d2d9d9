import type { HostRoot } from '../../services/store/shellStore';

export type BackStep = 'rivals' | 'team' | 'profile' | 'history' | 'exit';

/**
 * The action of the phone's back button: closes the rivals popup, the team popup, then the profile; then goes
 * back in history; then asks to exit.
 */
export function backStep({ ui }: Pick<HostRoot, 'ui'>, canGoBack: boolean): BackStep {
  if (ui.open.rivals || ui.open.recommendation) return 'rivals';
  if (ui.activeTeam) return 'team';
  if (ui.open.profile) return 'profile';
  return canGoBack ? 'history' : 'exit';
}
