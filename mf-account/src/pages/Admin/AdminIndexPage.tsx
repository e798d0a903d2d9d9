import { buildLink } from '@touchline/shared/contract';
import { Navigate } from '@touchline/shared/router';

/** The admin area opens with its overview. Route: /admin */
export default function AdminIndexPage() {
  return <Navigate replace to={buildLink('admin', { params: { x: 'overview' } })} />;
}
