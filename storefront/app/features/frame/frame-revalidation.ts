import type { ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { UNANSWERED } from '../../lib/forms/unanswered';

/** Forms that change nothing the frame shows; the cart icon follows its own data. */
const FRAME_NEUTRAL = [
  '/cart-lines',
  '/carts',
  '/wish-lists',
  '/product-reviews',
  '/my-push-notifications',
  '/cart-addresses',
];

/** The frame's data changes with a form (login, currency…) or when a session ends, not with every page. */
export function isFrameStale({
  formMethod,
  formAction,
  actionStatus,
  nextUrl,
}: Pick<ShouldRevalidateFunctionArgs, 'formMethod' | 'formAction' | 'actionStatus' | 'nextUrl'>): boolean {
  if (nextUrl.pathname === '/login') return true;
  if (formMethod === undefined || formMethod === 'GET') return false;
  if (actionStatus === UNANSWERED) return false;
  const path = (formAction ?? '').split('?')[0] ?? '';
  return !FRAME_NEUTRAL.includes(path) && !path.startsWith('/landing-forms/');
}
