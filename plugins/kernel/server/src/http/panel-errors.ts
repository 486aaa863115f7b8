import { errors } from '@strapi/utils';
import { AppError, ValidationError, type FieldError } from '../errors/refusal';
import { formatMessage, refusalText } from '../errors/messages';
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
 * Converts an error to one of Strapi's own, with a Spanish text for each field: the panel's generated views report any other error as
 * a defect. A violated unique index becomes an error on its field. Returns an unexpected error unchanged.
 */
export function forPanel(error: unknown, path: string): unknown {
  if (error instanceof errors.ValidationError) return path.startsWith(views) ? inSpanish(error) : error;
  const refusal = error instanceof AppError ? error : (bodyRefusal(error) ?? duplicateRefusal(error));
  if (refusal === null) return error;
  if (refusal.status === 413) return new errors.PayloadTooLargeError(refusal.message);
  if (!(refusal instanceof ValidationError)) return new errors.ValidationError(refusal.message);
  return validationError(refusal.refusals.map(issueOf));
}

const issueOf = ({ field = general, ...refusal }: FieldError): Issue => ({
  path: field === general ? [] : field.split('.'),
  message: refusalText(refusal),
  name,
});

/** Builds Strapi's ValidationError: one sentence for the notification, and the messages by field for the form. */
function validationError(issues: readonly Issue[]): Error {
  const text = [...new Set(issues.map(({ message }) => message))].join('. ');
  return new errors.ValidationError(text, { errors: issues });
}

/** Translates Strapi's own validation of a record, which lists every field in English. */
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
