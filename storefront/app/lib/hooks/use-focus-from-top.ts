import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** After a link to another page, Tab begins at its top, as if the browser itself had loaded it; filters keep the focus. */
export function useFocusFromTop(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const { body } = document;
    body.tabIndex = -1;
    body.focus({ preventScroll: true });
    body.removeAttribute('tabindex');
  }, [pathname]);
}
