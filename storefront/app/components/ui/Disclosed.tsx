import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';

interface DisclosedProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Something to do that opens in place, without JavaScript too. */
export function Disclosed({ title, isOpen = false, children }: DisclosedProps) {
  return (
    <details className="group panel" open={isOpen}>
      <summary className="flex cursor-pointer list-none items-center justify-between gap-2 px-4 py-3 font-medium [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown size={16} aria-hidden className="flex-none text-muted group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  );
}
