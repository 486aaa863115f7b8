import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { KEPT_FIELD } from '../../lib/forms/kept/fields';

const KeptForms = lazy(() => import('./KeptForms'));

/** Loads what keeps forms with the first one that something can be typed into. */
export function FormKeeper() {
  const [isNeeded, setNeeded] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    if (isNeeded) return undefined;
    const look = () => {
      if (document.querySelector(KEPT_FIELD) !== null) setNeeded(true);
    };
    look();
    // Dialogs come later, and are entered.
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [isNeeded, key]);
  if (!isNeeded) return null;
  return (
    <Suspense>
      <KeptForms />
    </Suspense>
  );
}
