// What: Types with an attribute `status` keep it: it is read, saved and answered like any other.
// Why: The content manager takes `status` for the state of publication: it refuses other values, and writes over them
// in answers.
// Made for Strapi 5.54.0.

import type { Core } from '@strapi/strapi';

type Body = Record<string, unknown>;

interface Context {
  readonly params: { readonly model?: string };
  readonly request: { readonly body?: unknown };
}

type Handler = (this: unknown, ctx: Context) => Promise<unknown>;
export type Controller = Readonly<Record<string, Handler>>;

type Sanitise = (data: Body) => Promise<Body>;
interface Checker {
  readonly sanitizeCreateInput: Sanitise;
  readonly sanitizeUpdateInput: (entity: unknown) => Sanitise;
}
interface PermissionChecker {
  create(options: unknown): Checker;
}

const writing = ['create', 'update', 'clone'];
/** The status that came in a body, while the content manager looks for its own in it. */
const given = new WeakMap<object, unknown>();

/** Whether a type has an attribute of the name that the content manager uses for the state of publication. */
const ownsStatus = (strapi: Core.Strapi, uid: string): boolean =>
  'status' in
  ((strapi.contentTypes[uid as never] as { attributes: object } | undefined) ?? { attributes: {} }).attributes;

/**
 * The content manager takes `status` in the body of a write for the state of publication and refuses every other value
 * ('Invalid status'), so no record whose form shows a status of its own could be saved. It does not see it here; what
 * sanitises the body by the person's permissions does.
 */
export function hidingOwnStatus(strapi: Core.Strapi, original: Controller): Controller {
  const hidden: Record<string, Handler> = { ...original };
  for (const name of writing) {
    const handler = original[name];
    if (handler === undefined) throw new Error(`The content manager has no action ${name}`);
    hidden[name] = function hide(this: unknown, ctx) {
      const { body } = ctx.request;
      if (isBody(body) && 'status' in body && ownsStatus(strapi, ctx.params.model ?? '')) {
        given.set(body, body.status);
        delete body.status;
      }
      return handler.call(this, ctx);
    };
  }
  return hidden;
}

/** Gives a body its status back before it is sanitised: who may not write it loses it there like any other attribute. */
export function findingOwnStatus(original: PermissionChecker): PermissionChecker {
  return {
    ...original,
    create(options) {
      const checker = original.create(options);
      return {
        ...checker,
        sanitizeCreateInput: (data) => checker.sanitizeCreateInput(whole(data)),
        sanitizeUpdateInput: (entity) => (data) => checker.sanitizeUpdateInput(entity)(whole(data)),
      };
    },
  };
}

const whole = (data: Body): Body => (given.has(data) ? { ...data, status: given.get(data) } : data);

const isBody = (body: unknown): body is Body => typeof body === 'object' && body !== null && !Array.isArray(body);

type Row = Readonly<Record<string, unknown>>;

interface Formatted {
  readonly data: Row | undefined;
  readonly meta: unknown;
}

interface DocumentMetadata {
  getStatus(version: Row, others?: readonly Row[]): unknown;
  formatDocumentWithMetadata(
    uid: string,
    document: Row | undefined,
    options?: Record<string, unknown>,
  ): Promise<Formatted>;
}

/** Gives the documents that the panel answers their own status back, over which it writes the state of publication. */
export function keepingOwnStatus(strapi: Core.Strapi, original: DocumentMetadata): DocumentMetadata {
  return {
    ...original,
    getStatus(version, others) {
      return version.status ?? original.getStatus.call(this, version, others);
    },
    async formatDocumentWithMetadata(uid, document, options) {
      const formatted = await original.formatDocumentWithMetadata.call(this, uid, document, options);
      if (document === undefined || !ownsStatus(strapi, uid)) return formatted;
      return { ...formatted, data: { ...formatted.data, status: document.status } };
    },
  };
}
