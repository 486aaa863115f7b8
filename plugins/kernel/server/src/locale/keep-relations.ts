import type { Core, UID } from '@strapi/strapi';
import { defaultLocale } from '@mayorista/config';
import { localizedAttributes } from './overlay';

type RelationAttribute = { readonly type: 'relation'; readonly target?: string; readonly relation: string };

/**
 * A document-service middleware: after a create or update in any locale, the document's relations and media are copied
 * to its other locales, so that the panel shows the same in each. strapi.db.query does not trigger it again.
 */
export function keepRelationsInStep(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    if (context.action !== 'create' && context.action !== 'update') return result;
    const uid = context.uid as UID.ContentType;
    const written = result as { documentId?: string; locale?: string } | null;
    if (!uid.startsWith('api::') || written?.documentId === undefined || localizedAttributes(strapi, uid).length === 0) return result;
    await copyRelations(strapi, uid, written.documentId, written.locale ?? defaultLocale);
    return result;
  });
}

async function copyRelations(strapi: Core.Strapi, uid: UID.ContentType, documentId: string, from: string): Promise<void> {
  const names = sharedRelations(strapi, uid);
  if (names.length === 0) return;
  const rows = (await strapi.db.query(uid).findMany({ where: { documentId }, populate: names })) as ({ id: number; locale: string } & Record<string, unknown>)[];
  // A new locale starts without relations: what it must show is the Spanish row's, not its own emptiness.
  const source = rows.find((row) => row.locale === sourceLocale(rows, from, names));
  for (const row of rows.filter((each) => each !== source)) {
    await strapi.db.query(uid).update({ where: { id: row.id }, data: Object.fromEntries(names.map((name) => [name, idsOf(source?.[name])])) });
  }
}

function sourceLocale(rows: readonly ({ locale: string } & Record<string, unknown>)[], written: string, names: readonly string[]): string {
  const row = rows.find((each) => each.locale === written);
  const isEmpty = names.every((name) => idsOf(row?.[name]) === null || idsOf(row?.[name])?.length === 0);
  return isEmpty ? defaultLocale : written;
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
