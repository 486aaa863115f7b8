import { ForbiddenError, AppError, UnauthenticatedError } from '@mayorista/kernel';
import { ApiError } from '@mayorista/search-engine';
import { messages } from '../messages';

/** 400 of a search that asks for what it may not; `error.details` carries the engine's code. */
class SearchRefused extends AppError {
  readonly status = 400;
  readonly name = 'BadRequestError';
}

/** Turns what the engine refuses into the house's errors. A token that ended or is not ours is 401: the page offers a refresh. */
export function houseError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.code === 'missing_authorization_header') return new UnauthenticatedError(messages.search_token_missing);
  if (error.code === 'invalid_api_key')
    return /index/.test(error.message) ? new ForbiddenError() : new UnauthenticatedError(messages.search_token_expired);
  if (error.status >= 500) return error;
  return new SearchRefused(messages.search_not_valid, {
    code: error.code,
    type: error.type,
    link: error.link,
    reason: error.message,
  });
}
