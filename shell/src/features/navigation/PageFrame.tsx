import { PageBody, PaywallBlock } from '@touchline/design-system';
import { buildLink, useHasPass, useUser } from '@touchline/shared/contract';
import { useLocation, useNavigate } from '@touchline/shared/router';
import type { PageFrameProps } from '../../services/remotes/RemotePage';
import { mayOpen } from '../../services/remotes/access';
import { useDocumentTitle } from './documentTitle';
import { NotFoundPage } from './NotFoundPage';
import { useShell } from '../../services/context/ShellContext';

/** Wraps every page: sets its title, and checks access. */
export function PageFrame({ title, access, children }: PageFrameProps) {
  const verdict = mayOpen(access, useUser(), useHasPass());
  useDocumentTitle(verdict === 'hidden' ? 'Page Not Found' : title);
  if (verdict === 'hidden') return <NotFoundPage />;
  if (verdict === 'pass-needed') return <PassNeeded title={title} />;
  return children;
}

function PassNeeded({ title }: { title: string }) {
  const { services } = useShell();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const openPass = () => {
    services.track('sp_notif', { location: title, step: 'page' });
    void navigate(buildLink('season_pass', { query: { return_to: pathname + search } }));
  };
  return (
    <PageBody>
      <h1>{title}</h1>
      <PaywallBlock onOpenPass={openPass} />
    </PageBody>
  );
}
