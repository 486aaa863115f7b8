import { Unavailable } from '@mayorista/kernel';
import { messages } from '../messages';

/** Seconds after which it is worth asking again. */
const RETRY_AFTER_SECONDS = 5;

/** 503: the search server does not answer, or not as ours. Everything that does not search goes on. */
export class SearchUnavailable extends Unavailable {
  constructor(cause: unknown) {
    super(RETRY_AFTER_SECONDS, messages.search_unavailable);
    this.cause = cause;
  }
}

/** Answers of a server that mean that the platform cannot use it, whatever a person asked: another key, no indexes (yet, or any more). */
const UNUSABLE = new Set(['invalid_api_key', 'missing_authorization_header', 'index_not_found', 'internal']);

/** Whether a call of the official client failed for the server's sake and not for what was asked. */
export function isServerAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // No connection, or no answer in time; a task that is not done in time.
  if (error.name === 'MeilisearchRequestError' || /Time(d)?Out/i.test(error.name)) return true;
  if (error.name !== 'MeilisearchApiError') return false;
  const { status } = (error as { response?: { status?: number } }).response ?? {};
  const { code } = (error.cause ?? {}) as { code?: string };
  // Without a code it is a proxy's answer, not the server's.
  return (status ?? 0) >= 500 || code === undefined || UNUSABLE.has(code);
}
