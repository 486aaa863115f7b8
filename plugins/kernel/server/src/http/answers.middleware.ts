import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { bodyRefusal } from './body-refusal';
import { kernelMessages } from '../errors/kernel.messages';
import type { Words } from '../../../shared/words';
import { isOurPath } from './our-paths';
import { forPanel } from './panel-errors';
import { isAwayError } from '../dependencies/away-error';
import { UndeclaredAnswer } from '../outputs/check-output';
import { databaseWatch } from '../dependencies/database-watch';
import { metAwayDatabase } from '../work/work-context';
import { answerOf, answerOfDefect, type ErrorAnswer } from '../errors/answer';
import {
  ForbiddenError,
  AppError,
  ConflictError,
  NotFoundError,
  ValidationError,
  PayloadTooLargeError,
  RateLimitError,
  UnauthenticatedError,
  Unavailable,
  type FieldError,
} from '../errors/refusal';

/**
 * Converts errors to responses, in this one place (design 4). Runs inside Strapi's own error middleware, for the REST API and for the
 * panel's calls to our plugins.
 */
export const answersMiddleware =
  (_config: unknown, { strapi }: { strapi: Core.Strapi }) =>
  async (ctx: Context, next: Next): Promise<void> => {
    try {
      await (databaseWatch(strapi)?.guard(next) ?? next());
      if (ctx.status >= 400 && metAwayDatabase()) throw new Unavailable();
      if (isOurs(ctx)) shape(ctx);
    } catch (error) {
      const met = unavailableFor(strapi, ctx, error) ?? error;
      if (isOurs(ctx)) tell(strapi, ctx, met);
      else tellPanel(ctx, met);
    }
  };

/** Returns a 503 when a service was away while the request was served, even if Strapi turned that error into another one; else null. */
function unavailableFor(strapi: Core.Strapi, ctx: Context, error: unknown): Unavailable | null {
  if (error instanceof Unavailable) return error;
  if (!isAwayError(error) && !metAwayDatabase()) return null;
  strapi.log.warn(`${ctx.method} ${ctx.path}: ${String(error)}`);
  return new Unavailable();
}

function tell(strapi: Core.Strapi, ctx: Context, error: unknown): void {
  const { requestId } = ctx.state as { requestId: string };
  const known = knownError(error);
  if (known === null || known instanceof UndeclaredAnswer)
    strapi.log.error(`[${requestId}] ${ctx.method} ${ctx.path}: ${describe(error)}`);
  else strapi.log.debug(`[${requestId}] ${ctx.method} ${ctx.path}: ${known.status} ${known.message}`);
  send(ctx, known === null ? answerOfDefect(requestId) : answerOf(known));
}

const isOurs = (ctx: Context): boolean => isOurPath(ctx.path);

function send(ctx: Context, answer: ErrorAnswer): void {
  ctx.status = answer.status;
  ctx.set(answer.headers);
  ctx.body = answer.body;
}

/**
 * Answers ConflictError, RateLimitError and Unavailable with status and message alone, because the panel reads `details.errors` as a list. Throws any
 * other error as Strapi's own.
 */
function tellPanel(ctx: Context, error: unknown): void {
  const isTold = error instanceof ConflictError || error instanceof Unavailable || error instanceof RateLimitError;
  if (!isTold) throw forPanel(error, ctx.path);
  const { status, name, message, details } = error;
  ctx.status = status;
  if (!(error instanceof ConflictError)) ctx.set('Retry-After', String(error.retryAfterSeconds));
  ctx.body = { data: null, error: { status, name, message, details } };
}

function shape(ctx: Context): void {
  if (ctx.status === 404 && (ctx.body === undefined || ctx.body === null)) throw new NotFoundError();
  if (ctx.status >= 400) reshape(ctx);
}

/** Adds our map of field errors to responses that Strapi itself made (401, 403, 404, its own validation). */
function reshape(ctx: Context): void {
  const body = ctx.body as { errors?: unknown; error?: { message?: string } } | undefined;
  if (body?.errors !== undefined) return;
  const known = byStatus(ctx.status, body?.error?.message);
  if (known !== null) send(ctx, answerOf(known));
}

function knownError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const unread = bodyRefusal(error);
  if (unread !== null) return unread;
  if (error instanceof errors.UnauthorizedError) return new UnauthenticatedError();
  if (error instanceof errors.ForbiddenError) return new ForbiddenError();
  if (error instanceof errors.NotFoundError) return new NotFoundError();
  if (error instanceof errors.PayloadTooLargeError) return new PayloadTooLargeError();
  if (error instanceof errors.RateLimitError) return new RateLimitError(60);
  if (error instanceof errors.ApplicationError) return strapiRefusal(error as StrapiError);
  const { status, message } = error as { status?: unknown; message?: string };
  return typeof status === 'number' ? byStatus(status, message) : null;
}

interface StrapiError {
  readonly name: string;
  readonly message: string;
  readonly details?: unknown;
}

/** Strapi's validation of its own routes, with field errors where it names fields (a login without a password). */
class StrapiRefused extends ValidationError {
  override readonly status = 400;
}

interface StrapiIssue {
  readonly path?: readonly unknown[];
  readonly message?: string;
}

function strapiRefusal(error: StrapiError): AppError {
  const { errors: given } = (error.details ?? {}) as {
    errors?: readonly StrapiIssue[] | Readonly<Record<string, readonly string[]>>;
  };
  if (given === undefined || Object.keys(given).length === 0) return new StrapiRefusal(error);
  return new StrapiRefused(
    isIssues(given)
      ? given.map(issueRefusal)
      : Object.entries(given).flatMap(([field, messages]) =>
          messages.map((message) => ({ code: 'invalid', field, message })),
        ),
  );
}

const isIssues = (given: readonly StrapiIssue[] | object): given is readonly StrapiIssue[] => Array.isArray(given);

const issueRefusal = ({ path = [], message = '' }: StrapiIssue): FieldError => ({
  code: /required/.test(message) ? 'required' : 'invalid',
  ...(path.length === 0 ? {} : { field: path.map(String).join('.') }),
});

/** Strapi's rejection of the whole request: 400 for a ValidationError, else 422. */
class StrapiRefusal extends AppError {
  readonly status: number;
  readonly name = 'ApplicationError';

  constructor(error: StrapiError) {
    super(wordsFor(error.message), {});
    this.status = error.name === 'ValidationError' ? 400 : 422;
  }
}

const translations: Readonly<Record<string, Words>> = {
  'Invalid identifier or password': {
    es: 'Usuario o contraseña incorrectos',
    en: 'Wrong user or password',
  },
  'Your account has been blocked by an administrator': {
    es: 'Tu cuenta está bloqueada: contacta a tu ejecutivo de ventas',
    en: 'Your account is blocked: contact your salesperson',
  },
  'Your account email is not confirmed': {
    es: 'Falta confirmar tu correo electrónico',
    en: 'Your e-mail has not been confirmed yet',
  },
};
const unreadable: Words = { es: 'Petición no válida', en: 'Request not valid' };
/** Returns our words for a message of Strapi or its libraries; a message that is not known is replaced by a general one. */
const wordsFor = (message: string): Words =>
  translations[message] ?? (/JSON/.test(message) ? kernelMessages.bad_json : unreadable);

class OtherRefusal extends AppError {
  readonly name = 'ApplicationError';

  constructor(
    readonly status: number,
    message: Words,
  ) {
    super(message);
  }
}

function byStatus(status: number, message?: string): AppError | null {
  if (status === 401) return new UnauthenticatedError(isSpanish(message) ? message : undefined);
  if (status === 403) return new ForbiddenError();
  if (status === 404) return new NotFoundError();
  if (status === 413) return new PayloadTooLargeError();
  if (status === 429) return new RateLimitError(60);
  return status >= 400 && status < 500 ? new OtherRefusal(status, wordsFor(message ?? '')) : null;
}

const isSpanish = (message: string | undefined): message is string => message?.startsWith('La sesión') === true;

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
