import { type AppError, ValidationError, RateLimitError, Unavailable } from './refusal';
import { say } from '../locale/reader';
import { refusalText } from './messages';

export interface ErrorAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Builds the response of an expected error (design 4): a map of field errors with Strapi's own error object beside it. */
export function answerOf(error: AppError): ErrorAnswer {
  const errors = error instanceof ValidationError ? fieldMap(error) : { _general: [error.message] };
  return {
    status: error.status,
    headers: retryAfter(error),
    body: {
      ...(error instanceof ValidationError ? error.extra : {}),
      data: null,
      errors,
      error: {
        status: error.status,
        name: error.name,
        message: mainMessage(error, errors),
        details: { ...error.details, errors, ...codes(error) },
      },
    },
  };
}

const retryAfter = (error: AppError): Readonly<Record<string, string>> =>
  error instanceof RateLimitError || error instanceof Unavailable
    ? { 'Retry-After': String(error.retryAfterSeconds) }
    : {};

/** Builds the response of an unexpected error: a request id to look up in the log, never a stack or SQL. */
export function answerOfDefect(requestId: string): ErrorAnswer {
  const message = say({ es: 'Error al procesar la petición', en: 'The request could not be processed' });
  const body = {
    data: null,
    errors: { _general: [message] },
    error: { status: 500, name: 'InternalServerError', message, details: { requestId } },
  };
  return { status: 500, headers: {}, body };
}

function fieldMap(error: ValidationError): Record<string, string[]> {
  // A Map, because a field may be named like a property of every object (constructor).
  const map = new Map<string, string[]>();
  for (const { field = '_general', ...refusal } of error.refusals) {
    map.set(field, [...(map.get(field) ?? []), refusalText(refusal)]);
  }
  return Object.fromEntries(map);
}

/** Returns the error codes on which client programs act (cart_not_in_open_stage). */
const codes = (error: AppError): { codes?: string[] } =>
  error instanceof ValidationError ? { codes: error.refusals.map(({ code }) => code) } : {};

const mainMessage = (error: AppError, errors: Record<string, string[]>): string =>
  error instanceof ValidationError ? (Object.values(errors)[0]?.[0] ?? error.message) : error.message;
