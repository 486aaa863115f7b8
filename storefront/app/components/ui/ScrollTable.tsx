import type { ReactNode } from 'react';

/** Who has no mouse scrolls with the arrows, for which the area must take the focus. */
const FOCUSABLE = 0;

/** Room for a table that may be wider than the screen. */
export function ScrollTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="relative overflow-x-auto" role="region" aria-label={label} tabIndex={FOCUSABLE}>
      {children}
    </div>
  );
}
