import { Scripts } from '@remix-run/react';
import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { afterFirstPaint } from './after-first-paint';

interface AnyProps {
  readonly rel?: string;
  readonly type?: string;
  readonly fetchpriority?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
  readonly children?: ReactNode;
}

/** React 18 knows the attribute only in this spelling. */
const last = { fetchpriority: 'low' };

function afterwards(node: ReactNode): ReactNode {
  if (!isValidElement<AnyProps>(node)) return node;
  const { rel, type, dangerouslySetInnerHTML: code, children } = node.props;
  if (rel === 'modulepreload') return cloneElement(node, last);
  if (type === 'module' && code !== undefined)
    return cloneElement(node, { dangerouslySetInnerHTML: { __html: afterFirstPaint(code.__html) } });
  return node.type === Fragment ? <>{Children.map(children, afterwards)}</> : node;
}

/**
 * The page's scripts, asked for and begun after what shows the page: it comes rendered, and its links and forms work without them.
 * Remix has no setting for it; its component is called as the hook it is, and what it gives is changed.
 */
export function PageScripts({ nonce }: { readonly nonce: string | undefined }) {
  return afterwards(Scripts({ nonce }));
}
