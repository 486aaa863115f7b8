const codes = new Set([
  // Of the network.
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  // Of fetch (undici).
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_SOCKET',
  // Of mail servers (nodemailer).
  'ECONNECTION',
  'ESOCKET',
  'EDNS',
  // Of PostgreSQL: shutting down, crashed, starting, full, connection lost.
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
]);

/** The messages of pg and knex that carry no error code; knex puts the SQL statement before them. */
const texts =
  /(?:^|- )(?:Connection terminated|Connection ended unexpectedly|Client has encountered a connection error|timeout expired$|Query read timeout|Unable to acquire a connection|Knex: Timeout acquiring a connection)/;
const names = new Set(['KnexTimeoutError', 'DependencyAway']);
const deepest = 5;

/** Thrown when a service the platform depends on does not answer; the same work may succeed later. */
export class DependencyAway extends Error {
  override readonly name = 'DependencyAway';
}

/**
 * Tells whether an error means that a service is away (database, Redis, search, storage, mail server), not that the work itself is
 * wrong.
 */
export function isAwayError(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepest) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && codes.has(code)) return true;
  if (names.has(error.name) || texts.test(error.message)) return true;
  // Several addresses of one host were tried in turn.
  if (error instanceof AggregateError && error.errors.some((each) => isAwayError(each, depth + 1))) return true;
  return isAwayError(cause, depth + 1);
}
