import { Scripts } from '@remix-run/react';
import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';
import { noteEarlyInput } from '../../lib/early-input';
import { afterFirstPaint } from './after-first-paint';

interface AnyProps {
  readonly rel?: string;
  readonly href?: string;
  readonly type?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
  readonly children?: ReactNode;
}

const isPreload = ({ rel }: AnyProps): boolean => rel === 'modulepreload';

function preloadsIn(node: ReactNode): string[] {
  if (!isValidElement<AnyProps>(node)) return [];
  if (isPreload(node.props)) return [node.props.href ?? ''];
  return node.type === Fragment ? Children.toArray(node.props.children).flatMap(preloadsIn) : [];
}

function afterwards(node: ReactNode, preloads: readonly string[]): ReactNode {
  if (!isValidElement<AnyProps>(node)) return node;
  const { type, dangerouslySetInnerHTML: code, children } = node.props;
  if (isPreload(node.props)) return null;
  if (type === 'module' && code !== undefined)
    return cloneElement(node, { dangerouslySetInnerHTML: { __html: afterFirstPaint(code.__html, preloads) } });
  return node.type === Fragment ? <>{Children.map(children, (child) => afterwards(child, preloads))}</> : node;
}

/**
 * The page's scripts, fetched and begun after what shows the page: it comes rendered, and its links and forms work without them.
 * Remix has no setting for it; its component is called as the hook it is, and what it gives is changed.
 */
export function PageScripts({ nonce }: { readonly nonce: string | undefined }) {
  const scripts = Scripts({ nonce });
  return afterwards(scripts, preloadsIn(scripts));
}

/** What listens until the page is alive. It stands before the style sheets: a script after them would wait for them. */
export function EarlyScript({ nonce }: { readonly nonce: string | undefined }) {
  // Browsers hide the nonce from whoever compares.
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: noteEarlyInput }} />;
}
