import { Banner, Box } from '@touchline/design-system';
import { areCookiesAllowed } from '@touchline/shared/storage';
import { Tab, Tabs } from '@touchline/design-system/tabs';
import { useIsRendered } from '@touchline/shared/rendering';
import { useEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useShell } from '../../services/context/ShellContext';
import { isNative } from '../../services/platform/isNative';
import { AuthFrame } from './AuthFrame';
import { ForgotPassword } from './ForgotPassword';
import { InfoView } from './InfoView';
import { LoginForm } from './LoginForm';
import { SignUpForm } from './SignUpForm';
import { TermsOfService } from './TermsOfService';

/** The specification's states of the auth tab (section 4). */
export type AuthTab = 'signup' | 'login' | 'change_pass' | 'info' | 'tos';

const neverChanges = () => () => undefined;

/**
 * Nothing on the server and while its HTML is taken over. A browser fills in what it knows of a form as soon as the HTML has it:
 * before any script hears of that.
 */
function InBrowser({ children }: { children: ReactNode }) {
  const isRendered = useIsRendered();
  if (!isRendered) return children;
  return (
    <Box sx={{ minHeight: 360 }}>
      <noscript>Signing in and signing up need JavaScript. Please switch it on.</noscript>
    </Box>
  );
}

/** Without cookies a login succeeds and is lost with the next page. The native app has no need of them. */
function CookiesBlocked() {
  const isBlocked = useSyncExternalStore(
    neverChanges,
    () => !areCookiesAllowed() && !isNative(),
    () => false,
  );
  if (!isBlocked) return null;
  return (
    <Box sx={{ mb: 5 }}>
      <Banner tone="warning">
        Your browser blocks cookies for this site, so you cannot stay logged in. Allow cookies for{' '}
        {window.location.hostname} in the browser's settings, then reload this page.
      </Banner>
    </Box>
  );
}

/** What a visitor sees: sign up or log in, and the views around them. */
export default function AuthView() {
  const { services, boot } = useShell();
  const [tab, setTab] = useState<AuthTab>(boot.start ?? 'login');
  useEffect(() => {
    services.track('auth_view', { view: tab, team_id: null });
  }, [services, tab]);

  const isForm = tab === 'signup' || tab === 'login';
  return (
    <AuthFrame title={titles[tab]}>
      <CookiesBlocked />
      {isForm && (
        <Tabs
          value={tab}
          onChange={(_, next: AuthTab) => setTab(next)}
          aria-label="Sign up or log in"
          variant="fullWidth"
          sx={{ mb: 5 }}
        >
          <Tab value="signup" label="Sign up" id="auth-tab-signup" aria-controls="auth-panel" />
          <Tab value="login" label="Login" id="auth-tab-login" aria-controls="auth-panel" />
        </Tabs>
      )}
      <Box id="auth-panel" {...(isForm && { role: 'tabpanel', 'aria-labelledby': `auth-tab-${tab}` })}>
        {/* Sign up stays mounted behind its terms, so that the typed values are kept. */}
        {(tab === 'signup' || tab === 'tos') && (
          <Box hidden={tab === 'tos'}>
            <SignUpForm onTerms={() => setTab('tos')} />
          </Box>
        )}
        {tab === 'tos' && <TermsOfService onClose={() => setTab('signup')} />}
        {tab === 'login' && (
          <InBrowser>
            <LoginForm onForgot={() => setTab('change_pass')} onInfo={() => setTab('info')} />
          </InBrowser>
        )}
        {tab === 'change_pass' && (
          <ForgotPassword onDone={() => setTab('login')} onBack={() => setTab('login')} />
        )}
        {tab === 'info' && <InfoView onClose={() => setTab('login')} />}
      </Box>
    </AuthFrame>
  );
}

const titles: Record<AuthTab, string> = {
  signup: 'Sign up',
  login: 'Login',
  change_pass: 'Set a new password',
  info: 'About Touchline',
  tos: 'Terms of service',
};
