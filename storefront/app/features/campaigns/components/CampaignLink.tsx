import { Link } from '@remix-run/react';
import type { CSSProperties, ReactNode } from 'react';

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/** A link that marketing wrote: into the store, to a part of the page, or out of it. */
export function CampaignLink({ to, children, ...look }: LinkProps) {
  if (to.startsWith('/') && !to.startsWith('//'))
    return (
      <Link to={to} {...look}>
        {children}
      </Link>
    );
  const href = /^(?:https:\/\/|#)/.test(to) ? to : '/';
  return (
    <a href={href} {...(href.startsWith('https') ? { rel: 'noopener' } : {})} {...look}>
      {children}
    </a>
  );
}
