import { errors } from '@strapi/utils';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { bodyRefusal } from './body-refusal';
import { isOurPath } from './our-paths';
import { forPanel } from './panel-errors';
import { isAwayError } from '../dependencies/away-error';
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
 * The one place where an error becomes an answer (design 4). Sits inside Strapi's own error middleware, for the REST
 * API and for the panel's calls to the house's plugins.
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

/** What is said where a service that the work stands on was away, whatever became of that error on its way; else null. */
function unavailableFor(strapi: Core.Strapi, ctx: Context, error: unknown): Unavailable | null {
  if (error instanceof Unavailable) return error;
  if (!isAwayError(error) && !metAwayDatabase()) return null;
  strapi.log.warn(`${ctx.method} ${ctx.path}: ${String(error)}`);
  return new Unavailable();
}

function tell(strapi: Core.Strapi, ctx: Context, error: unknown): void {
  const { requestId } = ctx.state as { requestId: string };
  const known = knownError(error);
  if (known === null) strapi.log.error(`[${requestId}] ${ctx.method} ${ctx.path}: ${describe(error)}`);
  else strapi.log.debug(`[${requestId}] ${ctx.method} ${ctx.path}: ${known.status} ${known.message}`);
  send(ctx, known === null ? answerOfDefect(requestId) : answerOf(known));
}

const isOurs = (ctx: Context): boolean => isOurPath(ctx.path);

function send(ctx: Context, answer: ErrorAnswer): void {
  ctx.status = answer.status;
  ctx.set(answer.headers);
  ctx.body = answer.body;
}

/** The panel reads `details.errors` as a list where there is one: a lost race is a status and a sentence to it. */
function tellPanel(ctx: Context, error: unknown): void {
  if (!(error instanceof ConflictError || error instanceof Unavailable)) throw forPanel(error, ctx.path);
  const { status, name, message, details } = error;
  ctx.status = status;
  if (error instanceof Unavailable) ctx.set('Retry-After', String(error.retryAfterSeconds));
  ctx.body = { data: null, error: { status, name, message, details } };
}

function shape(ctx: Context): void {
  if (ctx.status === 404 && (ctx.body === undefined || ctx.body === null)) throw new NotFoundError();
  if (ctx.status >= 400) reshape(ctx);
}

/** Answers that Strapi itself made (401, 403, 404, its own validation) get the house's field map beside Strapi's object. */
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

/** Strapi's own validation of its own routes, field by field where it says which (a login without a password). */
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

/** Strapi's own refusal of the whole: 400, or the status it names. */
class StrapiRefusal extends AppError {
  readonly status: number;
  readonly name = 'ApplicationError';

  constructor(error: StrapiError) {
    super(spanish(error.message), {});
    this.status = error.name === 'ValidationError' ? 400 : 422;
  }
}

const translations: Readonly<Record<string, string>> = {
  'Invalid identifier or password': 'Usuario o contraseña incorrectos',
  'Your account has been blocked by an administrator': 'Tu cuenta está bloqueada: contacta a tu ejecutivo de ventas',
  'Your account email is not confirmed': 'Falta confirmar tu correo electrónico',
};
const badJson = 'El JSON enviado no es válido';
const unreadable = 'Petición no válida';
/** Strapi and its libraries speak English: what has no translation here is told without its words. */
const spanish = (message: string): string => translations[message] ?? (/JSON/.test(message) ? badJson : unreadable);

class OtherRefusal extends AppError {
  readonly name = 'ApplicationError';

  constructor(
    readonly status: number,
    message: string,
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
  return status >= 400 && status < 500 ? new OtherRefusal(status, spanish(message ?? '')) : null;
}

const isSpanish = (message: string | undefined): message is string => message?.startsWith('La sesión') === true;

const describe = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));
