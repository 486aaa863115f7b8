import { AppError, PayloadTooLargeError } from '../errors/refusal';

/** 400: the body is not what its headers say, or breaks off. */
export class Unreadable extends AppError {
  readonly status = 400;
  readonly name = 'UnreadableError';

  constructor(message = 'No se puede leer la petición o el archivo enviado') {
    super(message);
  }
}

/** What the readers of bodies throw when they refuse one: of forms (with `httpCode`) and of compressed bodies (zlib's codes). */
export function bodyRefusal(error: unknown): AppError | null {
  const { httpCode, code } = (error ?? {}) as { httpCode?: unknown; code?: unknown };
  if (httpCode === 413) return new PayloadTooLargeError();
  const isUnreadable = httpCode === 400 || (typeof code === 'string' && code.startsWith('Z_'));
  return isUnreadable ? new Unreadable() : null;
}
