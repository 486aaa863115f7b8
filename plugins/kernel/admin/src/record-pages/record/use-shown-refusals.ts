import { useEffect } from 'react';

/** Scrolls to the first thing in the page that says something is wrong, when something was refused: it may stand above or below what is seen. */
export function useShownRefusals(...refused: readonly unknown[]): void {
  useEffect(() => {
    const wrong = document.querySelector('main [role="alert"], main [aria-invalid="true"]');
    wrong?.scrollIntoView({ block: 'center' });
  }, refused);
}
