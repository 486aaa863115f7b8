import type { MetaFunction } from '@remix-run/node';
import { pageMeta } from '../../lib/format/page-meta';

export const meta: MetaFunction = () => pageMeta({ title: undefined, isPrivate: true });

/** Every address the map does not know. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}

export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';
