import { useFantasy, useUser } from '@touchline/shared/contract';
import { selectLoggedIn } from '@touchline/shared/contract/host';
import { useSelector } from '@touchline/shared/store';
import { lazy, Suspense, useState } from 'react';
import { isNative } from '../services/platform/isNative';
import { AppRouter } from './AppRouter';
import type { HostRoot } from '../services/store/shellStore';
import { Splash } from '../services/components/Splash';

const AuthView = lazy(() => import(/* webpackChunkName: "auth" */ '../features/auth/AuthView'));
const BannedPage = lazy(() => import(/* webpackChunkName: "auth" */ '../features/navigation/BannedPage'));
const ConfirmEmail = lazy(() => import(/* webpackChunkName: "auth" */ '../features/auth/ConfirmEmail'));
const LoadingScreen = lazy(() => import(/* webpackChunkName: "native" */ '../features/native/LoadingScreen'));
const Onboarding = lazy(
  () => import(/* webpackChunkName: "onboarding" */ '../features/onboarding/Onboarding'),
);

/** The full-window state to render, in the order of the specification (section 2.3). */
export function ShellStates() {
  return (
    <Suspense fallback={<Splash />}>
      <CurrentState />
    </Suspense>
  );
}

function CurrentState() {
  const isRefreshed = useSelector(({ session }: HostRoot) => session.isRefreshed);
  const isLoggedIn = useSelector(selectLoggedIn);
  const user = useUser();
  const team = useFantasy()?.team;
  const isTooOld = useSelector(({ popups }: HostRoot) => popups.startUp?.kind === 'blocked');
  const [isFinishing, setFinishing] = useState(false);
  if (isTooOld) return <LoadingScreen />;
  if (!isRefreshed) return isNative() ? <LoadingScreen /> : <Splash />;
  if (!isLoggedIn || !user) return <AuthView />;
  if (user.banned) return <BannedPage />;
  if (!user.email_confirmed) return <ConfirmEmail />;
  // The last step stays until the page reloads: input on a page shown in between would be lost.
  if (!user.onboarded || !team || isFinishing)
    return <Onboarding isFinishing={isFinishing} onFinishing={setFinishing} />;
  return <AppRouter />;
}
