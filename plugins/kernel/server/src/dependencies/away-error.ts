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

/** What pg and knex say without a code; knex puts the statement before it. */
const texts =
  /(?:^|- )(?:Connection terminated|Connection ended unexpectedly|Client has encountered a connection error|timeout expired$|Query read timeout|Unable to acquire a connection|Knex: Timeout acquiring a connection)/;
const names = new Set(['KnexTimeoutError', 'DependencyAway']);
const deepest = 5;

/** A service that the platform stands on does not answer: the work may succeed later, unchanged. */
export class DependencyAway extends Error {
  override readonly name = 'DependencyAway';
}

/** Whether an error says that a service is away (database, Redis, search, storage, mail server), and not that the work is wrong. */
export function isAwayError(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > deepest) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && codes.has(code)) return true;
  if (names.has(error.name) || texts.test(error.message)) return true;
  // One address after the other was tried.
  if (error instanceof AggregateError && error.errors.some((each) => isAwayError(each, depth + 1))) return true;
  return isAwayError(cause, depth + 1);
}
