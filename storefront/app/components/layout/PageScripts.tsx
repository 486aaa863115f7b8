import { Scripts } from '@remix-run/react';
import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';

interface AnyProps {
  readonly rel?: string;
  readonly fetchpriority?: string;
  readonly children?: ReactNode;
}

/** React 18 knows the attribute only in this spelling. */
const last = { fetchpriority: 'low' };

function withLowPreloads(node: ReactNode): ReactNode {
  if (!isValidElement<AnyProps>(node)) return node;
  if (node.props.rel === 'modulepreload') return cloneElement(node, last);
  if (node.type !== Fragment) return node;
  return <>{Children.map(node.props.children, withLowPreloads)}</>;
}

/**
 * The page's scripts, asked for after what shows the page: it comes rendered, so that styles, font and pictures go first.
 * Remix has no setting for it; its component is called as the hook it is, and what it gives is marked.
 */
export function PageScripts({ nonce }: { readonly nonce: string | undefined }) {
  return withLowPreloads(Scripts({ nonce }));
}
