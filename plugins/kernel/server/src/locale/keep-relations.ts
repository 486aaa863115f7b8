import type { Core, UID } from '@strapi/strapi';
import { defaultLocale } from '@mayorista/config';
import { draftsOnly } from './drafts';
import { localizedAttributes } from './overlay';

type RelationAttribute = { readonly type: 'relation'; readonly target?: string; readonly relation: string };
type Row = { readonly id: number; readonly locale: string } & Readonly<Record<string, unknown>>;

/** The row after the write. */
interface Written {
  readonly documentId?: string;
  readonly locale?: string;
  readonly createdAt?: string | Date;
  readonly updatedAt?: string | Date;
}

/** A write of a document: its locale and the data given, relations included. */
interface Write {
  readonly documentId: string;
  readonly locale: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Adds a document-service middleware that, after a create or update in any locale, copies the document's relations and media to all
 * its locales. strapi.db.query does not trigger it again.
 */
export function syncRelations(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const data = { ...(context.params as { data?: Record<string, unknown> }).data };
    const result = await next();
    if (context.action !== 'create' && context.action !== 'update') return result;
    const uid = context.uid as UID.ContentType;
    const written = result as Written | null;
    if (!uid.startsWith('api::') || written?.documentId === undefined || localizedAttributes(strapi, uid).length === 0)
      return result;
    const names = sharedRelations(strapi, uid);
    if (context.action === 'update' && areInStep(written, data, names)) return result;
    const write = { documentId: written.documentId, locale: written.locale ?? defaultLocale, data };
    await copyRelations(strapi, uid, names, write);
    return result;
  });
}

/** Tells whether nothing needs copying: the Spanish row existed before and none of its relations was written. */
const areInStep = ({ locale, createdAt, updatedAt }: Written, data: Write['data'], names: readonly string[]): boolean =>
  (locale ?? defaultLocale) === defaultLocale &&
  createdAt !== undefined &&
  String(createdAt) !== String(updatedAt) &&
  !names.some((name) => isWritten(data[name]));

async function copyRelations(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  names: readonly string[],
  write: Write,
): Promise<void> {
  if (names.length === 0) return;
  const rows = (await strapi.db
    .query(uid)
    .findMany({ where: { documentId: write.documentId, ...draftsOnly(strapi, uid) }, populate: names })) as Row[];
  const truth = await relationsOf(strapi, uid, { rows, names, write });
  for (const row of rows) {
    const stale = names.filter((name) => String(idsOf(row[name])) !== String(truth[name]));
    if (stale.length > 0)
      await strapi.db
        .query(uid)
        .update({ where: { id: row.id }, data: Object.fromEntries(stale.map((name) => [name, truth[name]])) });
  }
}

/**
 * Returns the ids that each relation must have: those of the written locale if the relation was written, else those of the Spanish
 * row. A new locale may lack relations and must not pass its gaps on to the others.
 */
async function relationsOf(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { rows, names, write }: { rows: readonly Row[]; names: readonly string[]; write: Write },
): Promise<Record<string, number[] | null>> {
  const written = rows.find(({ locale }) => locale === write.locale);
  const spanish = rows.find(({ locale }) => locale === defaultLocale) ?? written;
  const truth: Record<string, number[] | null> = {};
  for (const name of names) {
    const ids = idsOf((isWritten(write.data[name]) ? written : spanish)?.[name]);
    truth[name] = ids === null ? null : await spanishIds(strapi, uid, name, ids);
  }
  return truth;
}

/** Tells whether a relation was written: the panel sends untouched relations as empty lists of changes. */
function isWritten(value: unknown): boolean {
  if (value === undefined) return false;
  const isChanges =
    typeof value === 'object' && value !== null && ('connect' in value || 'disconnect' in value) && !('set' in value);
  return !isChanges || Object.values(value).some((each) => Array.isArray(each) && each.length > 0);
}

/** Returns the ids of the Spanish rows, the public ids, when the related type is localized; else the given ids. */
async function spanishIds(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  name: string,
  ids: readonly number[],
): Promise<number[]> {
  const attribute = strapi.contentType(uid).attributes[name] as { type: string; target?: UID.ContentType };
  if (
    attribute.type !== 'relation' ||
    attribute.target === undefined ||
    localizedAttributes(strapi, attribute.target).length === 0
  )
    return [...ids];
  const query = strapi.db.query(attribute.target);
  const rows = (await query.findMany({ where: { id: { $in: [...ids] } }, select: ['id', 'documentId'] })) as {
    id: number;
    documentId: string;
  }[];
  const spanish = (await query.findMany({
    where: { documentId: { $in: rows.map(({ documentId }) => documentId) }, locale: defaultLocale },
    select: ['id', 'documentId'],
  })) as { id: number; documentId: string }[];
  const publicId = new Map(spanish.map(({ documentId, id }) => [documentId, id]));
  const documentOf = new Map(rows.map(({ id, documentId }) => [id, documentId]));
  return ids.map((id) => publicId.get(documentOf.get(id) ?? '') ?? id);
}

function sharedRelations(strapi: Core.Strapi, uid: UID.ContentType): string[] {
  return Object.entries(strapi.contentType(uid).attributes).flatMap(([name, attribute]) => {
    if (attribute.type === 'media') return [name];
    if (attribute.type !== 'relation' || ['localizations', 'createdBy', 'updatedBy'].includes(name)) return [];
    const { relation } = attribute as RelationAttribute;
    return relation === 'manyToOne' || relation === 'oneToOne' || relation === 'manyToMany' ? [name] : [];
  });
}

function idsOf(value: unknown): number[] | null {
  if (value === null || value === undefined) return null;
  return [value].flat().map((each) => (each as { id: number }).id);
}
