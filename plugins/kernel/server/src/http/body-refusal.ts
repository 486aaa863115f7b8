import { errors } from '@strapi/utils';
import { HouseError, TooLarge } from '../errors/refusal';

/** 400: the body is not what its headers say, or breaks off. */
export class Unreadable extends HouseError {
  readonly status = 400;
  readonly name = 'UnreadableError';

  constructor(message = 'No se puede leer la petición o el archivo enviado') {
    super(message);
  }
}

/** What the readers of bodies throw when they refuse one: of forms (with `httpCode`) and of compressed bodies (zlib's codes). */
export function bodyRefusal(error: unknown): HouseError | null {
  const { httpCode, code } = (error ?? {}) as { httpCode?: unknown; code?: unknown };
  if (httpCode === 413) return new TooLarge();
  const isUnreadable = httpCode === 400 || (typeof code === 'string' && code.startsWith('Z_'));
  return isUnreadable ? new Unreadable() : null;
}

/** The same for the panel, which shows Strapi's own errors: anything else would be a defect to it. */
export function forPanel(error: unknown): unknown {
  const refusal = error instanceof HouseError ? error : bodyRefusal(error);
  if (refusal === null) return error;
  return refusal.status === 413
    ? new errors.PayloadTooLargeError(refusal.message)
    : new errors.ValidationError(refusal.message);
}
