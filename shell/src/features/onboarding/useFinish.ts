import { onboardingFinalize } from '@touchline/shared/calls/onboardingFinalize';
import { browserPage } from '../../services/platform/browserPage';
import { outcomeOf } from '../../services/api/outcome';
import { useShell } from '../../services/context/ShellContext';

/** Milliseconds between the end of onboarding and the reload that opens the app (specification section 4). */
export const finishReloadMs = 1000;

/** Finishes onboarding on the server and reloads the page; a failure is shown and can be retried. */
export function useFinish(onFinishing: (isFinishing: boolean) => void) {
  const { clients, notices } = useShell();
  return async () => {
    onFinishing(true);
    try {
      const reply = await clients.quiet.call(onboardingFinalize);
      notices.notify({ type: 'success', message: reply.message || 'You are ready. Good luck!' });
      setTimeout(() => browserPage.reload(), finishReloadMs);
    } catch (thrown) {
      notices.notify({ type: 'error', message: outcomeOf(thrown, 'ERROR').message });
      onFinishing(false);
    }
  };
}
