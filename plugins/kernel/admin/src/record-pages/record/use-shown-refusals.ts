import { useEffect, useRef } from 'react';

/** Scrolls to the first thing in the page that says something is wrong, when something was refused: it may stand above or below what is seen. */
export function useShownRefusals(...refused: readonly unknown[]): void {
  // A page that opens has refused nothing: what it says then, such as that it is loading, is not looked for.
  const isOpened = useRef(false);
  useEffect(() => {
    if (!isOpened.current) {
      isOpened.current = true;
      return;
    }
    const wrong = document.querySelector('main [role="alert"], main [aria-invalid="true"]');
    wrong?.scrollIntoView({ block: 'center' });
  }, refused);
}
