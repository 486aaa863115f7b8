import { errors } from '@strapi/utils';
import { AppError, ValidationError, type FieldError } from '../errors/refusal';
import { formatMessage } from '../errors/messages';
import { duplicateRefusal } from '../errors/unique-violation';
import { bodyRefusal } from './body-refusal';

interface Issue {
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly name: string;
}

const name = 'ValidationError';
const general = '_general';
const views = '/content-manager/';

/**
 * What the panel's generated views are told: Strapi's own errors, for anything else would be a defect to them, with a
 * Spanish text for each field. A unique index that a write violated is a refusal on its field here too.
 */
export function forPanel(error: unknown, path: string): unknown {
  if (error instanceof errors.ValidationError) return path.startsWith(views) ? inSpanish(error) : error;
  const refusal = error instanceof AppError ? error : (bodyRefusal(error) ?? duplicateRefusal(error));
  if (refusal === null) return error;
  if (refusal.status === 413) return new errors.PayloadTooLargeError(refusal.message);
  if (!(refusal instanceof ValidationError)) return new errors.ValidationError(refusal.message);
  return validationError(refusal.refusals.map(issueOf));
}

const issueOf = ({ field = general, code, params, message }: FieldError): Issue => ({
  path: field === general ? [] : field.split('.'),
  message: message ?? formatMessage(code, params),
  name,
});

/** One sentence for the notice, and the same field by field for the form. */
function validationError(issues: readonly Issue[]): Error {
  const text = [...new Set(issues.map(({ message }) => message))].join('. ');
  return new errors.ValidationError(text, { errors: issues });
}

/** Strapi's own validation of a record speaks English, of every field at once. */
function inSpanish(error: Error): unknown {
  const { errors: given } = ((error as { details?: unknown }).details ?? {}) as { errors?: unknown };
  if (!Array.isArray(given) || given.length === 0) return error;
  return validationError((given as Partial<Issue>[]).map(spanishIssue));
}

const spanishIssue = ({ path = [], message = '' }: Partial<Issue>): Issue => ({
  path,
  message: formatMessage(codeOf(message)),
  name,
});

function codeOf(message: string): string {
  if (/must be unique|already taken/.test(message)) return 'already_taken';
  return /required|must be defined|null|empty|at least 1 char/.test(message) ? 'required' : 'invalid';
}
