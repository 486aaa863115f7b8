import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Adding to the cart changes no list of products: 60 cards need not be asked for again. */
export function isListStale({
  formAction,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'formAction' | 'defaultShouldRevalidate'>): boolean {
  return formAction?.startsWith('/cart-lines') ? false : defaultShouldRevalidate;
}
