/** One expected refusal: what a person reads next to a field. `field` '_general' concerns the whole. */
export interface FieldError {
  /** snake_case key; a text for it stands in the plugin's messages.ts. */
  readonly code: string;
  readonly field?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** The Spanish text itself, where the code has no entry (a text computed from data). */
  readonly message?: string;
}

/** Base of every answer that is not a defect: it knows its HTTP status and is shown to the caller. */
export abstract class AppError extends Error {
  abstract readonly status: number;
  abstract override readonly name: string;
  /** Extra data for the answer's error.details. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.details = details;
  }
}

/** 422: the request was understood and refused, with every reason at once. `extra` keys join the answer's top level. */
export class ValidationError extends AppError {
  readonly status: number = 422;
  readonly name = 'ValidationError';

  constructor(
    readonly refusals: readonly FieldError[],
    readonly extra: Readonly<Record<string, unknown>> = {},
  ) {
    super('Revisa los datos', {});
  }
}

/** 401: no token, or one that is expired or unknown. */
export class UnauthenticatedError extends AppError {
  readonly status = 401;
  readonly name = 'UnauthorizedError';

  constructor(message = 'Inicia sesión para continuar') {
    super(message);
  }
}

/** 403: known person, not allowed (spec storefront 8). */
export class ForbiddenError extends AppError {
  readonly status = 403;
  readonly name = 'ForbiddenError';

  constructor(message = 'Acción no autorizada') {
    super(message);
  }
}

/** 404: no such record, or one outside the caller's row scope: the two are not told apart. */
export class NotFoundError extends AppError {
  readonly status = 404;
  readonly name = 'NotFoundError';

  constructor(message = 'No encontramos lo que buscas') {
    super(message);
  }
}

/** 409: somebody else changed the record first; `changed` says which fields and to what. */
export class ConflictError extends AppError {
  readonly status = 409;
  readonly name = 'ConflictError';

  constructor(
    changed: Readonly<Record<string, unknown>> = {},
    message = 'Otra persona cambió este registro mientras lo editabas',
  ) {
    super(message, { changed });
  }
}

/** 409: the request with this idempotency key was done, but its process ended before it could answer. */
export class AlreadyDoneError extends AppError {
  readonly status = 409;
  readonly name = 'AlreadyDoneError';

  constructor(message = 'Esta petición ya se realizó. Actualiza la página para ver el resultado.') {
    super(message);
  }
}

/** 413: a body or a file over the limit. */
export class PayloadTooLargeError extends AppError {
  readonly status = 413;
  readonly name = 'PayloadTooLargeError';

  constructor(message = 'El archivo o los datos son demasiado grandes') {
    super(message);
  }
}

/** 429: too many attempts; `retryAfterSeconds` becomes the Retry-After header. */
export class RateLimitError extends AppError {
  readonly status = 429;
  readonly name = 'RateLimitError';

  constructor(
    readonly retryAfterSeconds: number,
    message = 'Has excedido el límite de peticiones. Intenta de nuevo más tarde.',
  ) {
    super(message, { retryAfterSeconds });
  }
}

/** 503: a service the platform stands on is away; `retryAfterSeconds` becomes the Retry-After header. */
export class Unavailable extends AppError {
  readonly status = 503;
  readonly name = 'ServiceUnavailableError';

  constructor(
    readonly retryAfterSeconds = 5,
    message = 'El servicio no está disponible por el momento. Inténtalo de nuevo en unos segundos.',
  ) {
    super(message, { retryAfterSeconds });
  }
}

/** Throws one ValidationError when there is any refusal; guards and rules return theirs, services call this once. */
export function throwIfAny(refusals: readonly FieldError[]): void {
  if (refusals.length > 0) throw new ValidationError(refusals);
}

/** Refuses one field with a code. */
export const reject = (code: string, field = '_general', params: FieldError['params'] = {}): never => {
  throw new ValidationError([{ code, field, params }]);
};
