import { useFetcher } from '@remix-run/react';
import { lazy, Suspense, useEffect } from 'react';
import { useStore } from '../../lib/hooks/use-store';
import type { Migration } from './franchise.types';

const FranchiseDialog = lazy(() => import('./FranchiseDialog'));

/** Shows the migration modal to a company that has not confirmed its branch yet (storefront document, screen 14). */
export function FranchiseHost() {
  const { person } = useStore();
  const { load, data } = useFetcher<Migration | null>();
  // Asked once a login: whoever acts in somebody's name confirms nothing for them.
  const isOwner = person?.hasSecondaryUsers === true && !person.impersonatedBy;
  useEffect(() => {
    if (isOwner) load('/franchise-migration');
  }, [isOwner, load]);
  if (!isOwner || !data) return null;
  return (
    <Suspense>
      <FranchiseDialog migration={data} />
    </Suspense>
  );
}
