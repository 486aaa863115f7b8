import type { Core, UID } from '@strapi/strapi';
import { defaultLocale } from '@mayorista/config';
import { getActor } from '../permissions/actor-of';
import { inTransaction } from '../transactions/in-transaction';
import { localizedAttributes } from '../locale/overlay';
import { recordAudit } from './record';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

const audited: Readonly<Record<string, string>> = { create: 'created', update: 'changed', delete: 'removed' };
const single = new Set(['oneToOne', 'manyToOne']);

/**
 * Records an audit entry for each write of the panel's generated views, in the transaction of the write. The API's own endpoints
 * record their entries themselves.
 */
export function auditPanelWrites(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const request = strapi.requestContext.get();
    const action = audited[context.action];
    if (action === undefined || !context.uid.startsWith('api::') || !request?.path.startsWith('/content-manager/'))
      return next();
    const params = context.params as { documentId?: string; locale?: string };
    return inTransaction(strapi, async (tx) => {
      const before =
        params.documentId === undefined ? null : await snapshot(strapi, context.uid, params.documentId, params.locale);
      const result = await next();
      const documentId = params.documentId ?? (result as { documentId?: string } | undefined)?.documentId;
      const after =
        action === 'removed' || documentId === undefined
          ? null
          : await snapshot(strapi, context.uid, documentId, params.locale);
      const modelId =
        documentId === undefined ? null : await publicId(strapi, context.uid, documentId, before ?? after);
      if (modelId !== null)
        await recordAudit(tx, getActor(request), {
          modelType: modelTypeOf(strapi, context.uid),
          modelId,
          action,
          before,
          after,
        });
      return result;
    });
  });
}

/** Returns the name under which a content type is audited: 'brands' for 'api::catalogue.brand'. */
export const modelTypeOf = (strapi: Core.Strapi, uid: UID.ContentType): string =>
  strapi.contentTypes[uid]?.info.pluralName ?? uid;

/** Returns the id by which the API knows a document, that of its Spanish row; null when neither that row nor `fallback` exists. */
export async function publicId(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  fallback: Row | null = null,
): Promise<number | null> {
  const locale = localizedAttributes(strapi, uid).length > 0 ? { locale: defaultLocale } : {};
  const row = (await strapi.db.query(uid).findOne({ where: { documentId, ...locale }, select: ['id'] })) as Row | null;
  return (row ?? fallback)?.id ?? null;
}

/**
 * Reads a document's own values in one locale; a to-one relation is given as the id of the related record. Null when there is no such
 * row.
 */
async function snapshot(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
  locale: string | undefined,
): Promise<Row | null> {
  const relations = Object.entries(strapi.contentTypes[uid]?.attributes ?? {}).flatMap(([name, attribute]) =>
    attribute.type === 'relation' &&
    single.has((attribute as { relation?: string }).relation ?? '') &&
    !['createdBy', 'updatedBy'].includes(name)
      ? [name]
      : [],
  );
  const isLocalized = localizedAttributes(strapi, uid).length > 0;
  const where = { documentId, ...(isLocalized ? { locale: locale ?? defaultLocale } : {}) };
  const row = (await strapi.db.query(uid).findOne({
    where,
    populate: Object.fromEntries(relations.map((name) => [name, { select: ['id'] }])),
  })) as Row | null;
  if (row === null) return null;
  const values = Object.entries(row).map(([name, value]) => [
    name,
    relations.includes(name) ? ((value as { id?: number } | null)?.id ?? null) : value,
  ]);
  return Object.fromEntries(values.filter(([name]) => name !== 'localizations')) as Row;
}
