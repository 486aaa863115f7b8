import { AppError, PayloadTooLargeError } from '../errors/refusal';

/** 400: the body does not match its headers, or breaks off. */
class Unreadable extends AppError {
  readonly status = 400;
  readonly name = 'UnreadableError';

  constructor(message = 'No se puede leer la petición o el archivo enviado') {
    super(message);
  }
}

/** Converts an error of the form parser (`httpCode`) or of decompression (zlib's codes) to a 413 or 400; null for any other error. */
export function bodyRefusal(error: unknown): AppError | null {
  const { httpCode, code } = (error ?? {}) as { httpCode?: unknown; code?: unknown };
  if (httpCode === 413) return new PayloadTooLargeError();
  const isUnreadable = httpCode === 400 || (typeof code === 'string' && code.startsWith('Z_'));
  return isUnreadable ? new Unreadable() : null;
}
