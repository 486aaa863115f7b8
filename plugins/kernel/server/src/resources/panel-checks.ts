import type { z } from 'zod';
import type { Core, UID } from '@strapi/strapi';
import { defaultLocale } from '@mayorista/config';
import { publicId } from '../audit/audit-panel';
import { ValidationError, throwIfAny } from '../errors/refusal';
import { zodFieldErrors } from '../errors/zod-refusals';
import { getActor } from '../permissions/actor-of';
import { inTransaction } from '../transactions/in-transaction';
import { findOne } from './resource.store';
import type { Json, Resource, WriteRule } from './resource.types';

const checked = new WeakMap<Core.Strapi, Map<string, Resource>>();

/**
 * Registers resources whose API rules also apply to the panel's generated views: each filled field must pass the schema of the update,
 * then the `before` rule of the create or update, which is given the filled fields alone.
 */
export function registerPanelChecks(strapi: Core.Strapi, resources: readonly Resource[]): void {
  const known = checked.get(strapi) ?? new Map<string, Resource>();
  for (const resource of resources) known.set(resource.definition.uid, resource);
  checked.set(strapi, known);
}

/**
 * Checks writes of the generated views and stores values as the schema converts them: 'xaxx010101000' becomes 'XAXX010101000'. Rejects
 * invalid ones with ValidationError.
 */
export function guardPanelWrites(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const request = strapi.requestContext.get();
    const resource = checked.get(strapi)?.get(context.uid);
    if (resource === undefined || (context.action !== 'create' && context.action !== 'update')) return next();
    if (request === undefined || !request.path.startsWith('/content-manager/')) return next();
    const { data, documentId } = context.params as { data: Json; documentId?: string };
    const { create, update } = resource.definition;
    if (update === undefined) return next();
    const input = filledIn(update, data);
    Object.assign(data, input);
    return inTransaction(strapi, async (tx) => {
      const current = documentId === undefined ? null : await storedRow(strapi, resource, documentId);
      const rule = current === null ? create : update;
      await rule?.before?.({ tx, actor: getActor(request), input, files: [] }, current);
      const written = await next();
      await refuseUnrelated(strapi, resource, (written as { documentId?: string } | null)?.documentId);
      return written;
    });
  });
}

/** Returns the fields that the schema knows, converted by it. Throws ValidationError with the errors of all of them. */
export function filledIn({ schema }: Pick<WriteRule, 'schema'>, data: Json): Json {
  const given = Object.fromEntries(Object.entries(data).filter(([, value]) => isPlain(value)));
  const first = schema.safeParse(given, { reportInput: true });
  if (first.success) return onlyGiven(first.data as Json, given);
  const foreign = new Set(first.error.issues.flatMap((issue) => foreignFields(issue, given)));
  const known = Object.fromEntries(Object.entries(given).filter(([name]) => !foreign.has(name)));
  const second = schema.safeParse(known, { reportInput: true });
  if (!second.success) throw new ValidationError(zodFieldErrors(second.error, known));
  return onlyGiven(second.data as Json, known);
}

type Issue = z.ZodError['issues'][number];

/**
 * Lists the fields of an issue to leave out: fields of the form that no call has, and empty ones, because Strapi itself checks
 * required fields.
 */
function foreignFields(issue: Issue, given: Json): readonly string[] {
  if (issue.path.length === 0) return issue.code === 'unrecognized_keys' ? issue.keys : [];
  const field = String(issue.path[0]);
  return given[field] === null ? [field] : [];
}

/** Tells whether a value is neither a relation nor a file, which forms and calls write differently. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  (typeof value === 'string' && value !== '') ||
  typeof value === 'number' ||
  typeof value === 'boolean';

const onlyGiven = (input: Json, given: Json): Json =>
  Object.fromEntries(Object.entries(input).filter(([name]) => Object.hasOwn(given, name)));

/**
 * Throws ValidationError after the write, which rolls it back, when a required relation is missing: forms send relations as additions
 * and removals, so the result is not known before.
 */
async function refuseUnrelated(strapi: Core.Strapi, resource: Resource, documentId: string | undefined): Promise<void> {
  const { related = [] } = resource.definition;
  if (related.length === 0 || documentId === undefined) return;
  const row = (await storedRow(strapi, resource, documentId)) as Json | null;
  throwIfAny(related.filter((field) => row?.[field] == null).map((field) => ({ code: 'required', field })));
}

async function storedRow(strapi: Core.Strapi, { definition }: Resource, documentId: string) {
  const uid: UID.ContentType = definition.uid;
  const id = await publicId(strapi, uid, documentId);
  const settings = { uid, populate: definition.populate ?? [], locale: defaultLocale, scope: {} };
  return id === null ? null : findOne(strapi, settings, String(id));
}
