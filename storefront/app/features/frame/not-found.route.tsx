export { RouteError as ErrorBoundary } from '../../components/layout/RouteError';

/** Every address the map does not know. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
