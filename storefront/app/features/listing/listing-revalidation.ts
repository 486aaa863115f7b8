import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { isStaleOnceAnswered } from '../../lib/forms/unanswered';

type Change = Pick<ShouldRevalidateFunctionArgs, 'formAction' | 'actionStatus' | 'defaultShouldRevalidate'>;

/** Adding to the cart or to a wish list changes no list of products: 60 cards need not be asked for again. */
export function isListStale({ formAction, ...change }: Change): boolean {
  return formAction?.startsWith('/cart-lines') || formAction?.startsWith('/wish-lists')
    ? false
    : isStaleOnceAnswered(change);
}
