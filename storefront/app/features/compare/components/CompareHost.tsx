import { useLocation } from '@remix-run/react';
import { lazy, Suspense } from 'react';
import { useCompared } from '../../../lib/hooks/compared';

const CompareBar = lazy(() => import('./CompareBar'));

/** Pages on which products are chosen: there the bar stands at the bottom once there is something in it. */
const CHOOSING = /^\/(?:$|products|categories|promos|news|outlet|auctions)/;

export function CompareHost() {
  const { pathname } = useLocation();
  const compared = useCompared();
  if (compared.length === 0 || !CHOOSING.test(pathname)) return null;
  return (
    <Suspense>
      <CompareBar ids={compared} />
    </Suspense>
  );
}
