import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';

/** Adding to the cart or to a wish list changes no list of products: 60 cards need not be asked for again. */
export function isListStale({
  formAction,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'formAction' | 'defaultShouldRevalidate'>): boolean {
  return formAction?.startsWith('/cart-lines') || formAction?.startsWith('/wish-lists')
    ? false
    : defaultShouldRevalidate;
}
