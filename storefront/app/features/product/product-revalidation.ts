import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { isListStale } from '../listing';

type Change = Pick<ShouldRevalidateFunctionArgs, 'formAction' | 'formMethod' | 'defaultShouldRevalidate'> & {
  readonly currentUrl: Pick<URL, 'pathname' | 'search'>;
  readonly nextUrl: Pick<URL, 'pathname' | 'search'>;
};

/** What the address of one product carries beside its id (an open dialog, a grade) changes nothing of its data. */
export function isProductStale(change: Change): boolean {
  const { currentUrl, nextUrl, formMethod } = change;
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isSamePage && formMethod === undefined ? false : isListStale(change);
}
