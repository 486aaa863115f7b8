import type { RequestArgs } from '../load-context';
import { loginRedirect } from '../session/person.server';
import { ApiError } from './errors';

/** Statuses a page can tell apart; anything else is a failure of ours or of the platform. */
const TOLD_APART = [403, 404];

/**
 * For loaders: waits for an API answer and throws what the route's boundary can show.
 * A refused token goes to the login page; 403 and 404 keep their status; the rest stays a defect.
 */
export async function orBoundary<T>(answer: Promise<T>, args: RequestArgs): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) throw loginRedirect(args);
    if (TOLD_APART.includes(error.status)) throw new Response(null, { status: error.status });
    throw error;
  }
}
