import { Children, type ReactNode } from 'react';

interface LongListProps {
  /** Entries, each an `li`. */
  readonly children: ReactNode;
  /** Says how many are folded away: 'Ver 280 más'. */
  readonly moreLabel: (count: number) => string;
}

/** Up to so many stand open: what follows the list stays within reach of whoever has hundreds. */
const openUpTo = 20;
const openOfMore = 10;

/** A list whose end is folded away when it is long; it unfolds without JavaScript too. */
export function LongList({ children, moreLabel }: LongListProps) {
  const entries = Children.toArray(children);
  if (entries.length <= openUpTo) return <ul className="divide-y divide-line">{entries}</ul>;
  return (
    <>
      <ul className="divide-y divide-line">{entries.slice(0, openOfMore)}</ul>
      <details className="border-t border-line">
        <summary className="cursor-pointer px-4 py-3 font-medium text-accent">
          {moreLabel(entries.length - openOfMore)}
        </summary>
        <ul className="divide-y divide-line border-t border-line">{entries.slice(openOfMore)}</ul>
      </details>
    </>
  );
}
