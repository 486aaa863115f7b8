import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text?: string;
  /** Level of the title: a page that is nothing but this has it as its first. */
  readonly heading?: 'h1' | 'h2';
  readonly children?: ReactNode;
}

/** What a list says when it has nothing to show, and where to go from there. */
export function EmptyState({ icon: Icon, title, text, heading: Heading = 'h2', children }: EmptyStateProps) {
  return (
    <div className="panel flex flex-col items-center gap-3 px-6 py-12 text-center">
      <span className="rounded-full bg-accent-soft p-4 text-accent">
        <Icon size={28} aria-hidden />
      </span>
      <Heading className="text-lg">{title}</Heading>
      {text === undefined ? null : <p className="max-w-md text-muted">{text}</p>}
      {children}
    </div>
  );
}
