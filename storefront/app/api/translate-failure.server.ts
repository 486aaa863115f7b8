import type { RequestArgs } from '../load-context';
import { loginRedirect } from '../session/person.server';
import { ApiError } from './errors';

/** Statuses a page can tell apart; anything else is a failure of ours or of the platform. An address that makes no sense is no page. */
const shownAs: Readonly<Record<number, number>> = { 403: 403, 404: 404, 400: 404, 422: 404 };

/**
 * For loaders: waits for an API answer and throws what the route's boundary can show.
 * A refused token goes to the login page; a refused address is no page; the rest stays a defect.
 */
export async function orBoundary<T>(answer: Promise<T>, args: RequestArgs): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) throw loginRedirect(args);
    const status = shownAs[error.status];
    if (status !== undefined) throw new Response(null, { status });
    throw error;
  }
}
