import { ApiError } from '../../api/errors';
import type { StoreScope } from '../../session/scope.server';

/** Ends the session at the platform, so that a copy of its cookie opens nothing. */
export async function logOut({ api, session }: StoreScope): Promise<void> {
  if (session === null) return;
  try {
    await api.post('auth/logout', {});
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Over already, or out of reach: whoever leaves this browser must not stay logged in here because of that.
    if (error.status !== 401) console.error('logout', error.message);
  }
}
