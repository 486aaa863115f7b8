import { useLocation } from '@remix-run/react';
import { useChange } from './use-change';

/** After a link to another page, Tab begins at its top, as if the browser itself had loaded it; filters keep the focus. */
export const useFocusFromTop = (): void => useChange(useLocation().pathname, focusTop);

function focusTop(): void {
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
