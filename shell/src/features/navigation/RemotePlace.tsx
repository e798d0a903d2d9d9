import { useFantasy } from '@touchline/shared/contract';
import { Navigate, useLocation } from '@touchline/shared/router';
import { useRemotes } from '../../services/remotes/RemotesProvider';
import { RemotePage } from '../../services/remotes/RemotePage';
import { remoteForPath } from '../../services/remotes/registry';
import { NotFoundPage } from './NotFoundPage';
import { PageFrame } from './PageFrame';
import { redirectFor } from './redirects';

/**
 * Renders every address that is not a page of the shell: a redirect, a remote's page, or an unknown address.
 */
export function RemotePlace() {
  const { pathname, search, hash } = useLocation();
  const state = useFantasy();
  const { loader } = useRemotes();
  const target = redirectFor(pathname, state);
  if (target) return <Navigate to={{ pathname: target, search, hash }} replace />;
  const name = remoteForPath(loader.registry(), pathname);
  if (!name) return <NotFoundPage />;
  return <RemotePage key={name} name={name} Frame={PageFrame} NotFound={NotFoundPage} />;
}
