import { type WordParams, type Words } from '../../../shared/words';
import { say } from '../locale/reader';

/** One reason why a request is rejected, as a person reads it next to a field. `field` '_general' stands for the whole form. */
export interface FieldError {
  /** A snake_case key; its text is in the plugin's messages.ts. */
  readonly code: string;
  readonly field?: string;
  readonly params?: WordParams;
  /** The text itself, for texts computed from data; `code` then needs no registered text. */
  readonly message?: string;
}

/** The base class of every expected error: it has an HTTP status and is shown to the caller. */
export abstract class AppError extends Error {
  abstract readonly status: number;
  abstract override readonly name: string;
  /** Extra data for the answer's error.details. */
  readonly details: Readonly<Record<string, unknown>>;

  /** The text is told in the reader's language. */
  constructor(message: string | Words, details: Readonly<Record<string, unknown>> = {}) {
    super(typeof message === 'string' ? message : say(message));
    this.details = details;
  }
}

/**
 * 422: the input was understood and rejected, with every reason at once. The keys of `extra` are added to the top level of the
 * response.
 */
export class ValidationError extends AppError {
  readonly status: number = 422;
  readonly name = 'ValidationError';

  constructor(
    readonly refusals: readonly FieldError[],
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super({ es: 'Revisa los datos', en: 'Check the data' }, {});
  }
}

/** Builds the class of an error that tells nothing but a text, its own unless it is given another. */
const textError = (code: number, title: string, text: Words) =>
  class extends AppError {
    readonly status = code;
    readonly name = title;

    constructor(message: string | Words = text) {
      super(message);
    }
  };

/** 401: no token, or an expired or unknown one. */
export class UnauthenticatedError extends textError(401, 'UnauthorizedError', {
  es: 'Inicia sesión para continuar',
  en: 'Log in to continue',
}) {}

/** 403: the caller is known and lacks the permission (spec storefront 8). */
export class ForbiddenError extends textError(403, 'ForbiddenError', {
  es: 'Acción no autorizada',
  en: 'Action not authorised',
}) {}

/** 404: no such record, or one outside the caller's row scope; the response does not tell which. */
export class NotFoundError extends textError(404, 'NotFoundError', {
  es: 'No encontramos lo que buscas',
  en: 'We did not find what you are looking for',
}) {}

/** 409: the record was changed by somebody else first; `changed` holds the fields and their new values. */
export class ConflictError extends AppError {
  readonly status = 409;
  readonly name = 'ConflictError';

  constructor(
    changed: Readonly<Record<string, unknown>> = {},
    message: string | Words = {
      es: 'Otra persona cambió este registro mientras lo editabas',
      en: 'Somebody else changed this record while you edited it',
    },
  ) {
    super(message, { changed });
  }
}

/** A record that a request wrote, as histories name it. */
export interface WrittenRecord {
  readonly model_type: string;
  readonly model_id: string;
  readonly action: string;
}

/** 409: the request with this idempotency key took effect, and its response is lost; `records` are what it wrote. */
export class AlreadyDoneError extends AppError {
  readonly status = 409;
  readonly name = 'AlreadyDoneError';

  constructor(records: readonly WrittenRecord[] = []) {
    super(
      {
        es: 'Esta petición ya se realizó. Actualiza la página para ver el resultado.',
        en: 'This request was already carried out. Reload the page to see the result.',
      },
      { records },
    );
  }
}

/** 413: a body or a file over the size limit. */
export class PayloadTooLargeError extends textError(413, 'PayloadTooLargeError', {
  es: 'El archivo o los datos son demasiado grandes',
  en: 'The file or the data are too large',
}) {}

/** 429: too many attempts; `retryAfterSeconds` becomes the Retry-After header. */
export class RateLimitError extends AppError {
  readonly status = 429;
  readonly name = 'RateLimitError';

  constructor(
    readonly retryAfterSeconds: number,
    message: string | Words = {
      es: 'Has excedido el límite de peticiones. Intenta de nuevo más tarde.',
      en: 'You have exceeded the limit of requests. Try again later.',
    },
  ) {
    super(message, { retryAfterSeconds });
  }
}

/** 503: a service the platform depends on is away; `retryAfterSeconds` becomes the Retry-After header. */
export class Unavailable extends AppError {
  readonly status = 503;
  readonly name = 'ServiceUnavailableError';

  constructor(
    readonly retryAfterSeconds = 5,
    message: string | Words = {
      es: 'El servicio no está disponible por el momento. Inténtalo de nuevo en unos segundos.',
      en: 'The service is not available for now. Try again in some seconds.',
    },
  ) {
    super(message, { retryAfterSeconds });
  }
}

/** Throws one ValidationError with all given field errors, if there are any. Guards and rules return theirs; services call this once. */
export function throwIfAny(refusals: readonly FieldError[]): void {
  if (refusals.length > 0) throw new ValidationError(refusals);
}

/** Throws a ValidationError with one field error. */
export const reject = (code: string, field = '_general', params: FieldError['params'] = {}): never => {
  throw new ValidationError([{ code, field, params }]);
};
