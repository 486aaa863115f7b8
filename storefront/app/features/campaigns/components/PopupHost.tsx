import { useLocation } from '@remix-run/react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from '../../../lib/hooks/use-store';
import { rememberClosed, wasClosed } from '../closed-popups';

const Popup = lazy(() => import('./Popup'));

/** Long enough to see where one has arrived. */
const DELAY_MS = 1_200;

/** The popup that is on, on the home page, until somebody closes it: then this browser does not show it again. */
export function PopupHost() {
  const { popup } = useStore().campaigns;
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const key = pathname === '/' ? (popup?.key ?? null) : null;
  useEffect(() => {
    setOpen(false);
    if (key === null || wasClosed(key)) return undefined;
    const timer = setTimeout(() => setOpen(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, [key]);
  if (!isOpen || popup === null) return null;
  const close = () => {
    rememberClosed(popup.key);
    setOpen(false);
  };
  return (
    <Suspense>
      <Popup popup={popup} onClose={close} />
    </Suspense>
  );
}
