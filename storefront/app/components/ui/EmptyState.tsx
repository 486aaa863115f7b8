import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

/** What a list says when it has nothing to show, and where to go from there. */
export function EmptyState({ icon: Icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="panel flex flex-col items-center gap-3 px-6 py-12 text-center">
      <span className="rounded-full bg-accent-soft p-4 text-accent">
        <Icon size={28} aria-hidden />
      </span>
      <h2 className="text-lg">{title}</h2>
      {text === undefined ? null : <p className="max-w-md text-muted">{text}</p>}
      {children}
    </div>
  );
}
