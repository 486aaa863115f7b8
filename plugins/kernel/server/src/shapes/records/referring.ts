import type { Core, UID } from '@strapi/strapi';
import { defaultLocale } from '@mayorista/config';
import { fieldKey, type FieldMap, type Shape } from '../../../../shared/shape';
import { publicId } from '../../audit/audit-panel';
import { throwIfAny, type FieldError } from '../../errors/refusal';
import { forUpdate, inTransaction, type Tx } from '../../transactions/in-transaction';
import { lineTable } from '../types/names';

/** A column that refers to records of some type and keeps them from being removed. */
interface ReferringColumn {
  readonly table: string;
  readonly column: string;
  /** The plural Spanish name of the referring records. */
  readonly label: string;
}

const registries = new WeakMap<Core.Strapi, Map<string, ReferringColumn[]>>();

/** Registers the references in shapes that keep the referenced records from being removed. */
export function registerReferences(strapi: Core.Strapi, shapes: readonly Shape[]): void {
  const registry = registries.get(strapi) ?? new Map<string, ReferringColumn[]>();
  registries.set(strapi, registry);
  const register = (table: string, fields: FieldMap, label: string): void => {
    for (const [name, field] of Object.entries(fields)) {
      if (field.kind !== 'reference' || field.settings.onRemove !== 'refuse') continue;
      const { uid } = field.settings.to;
      registry.set(uid, [...(registry.get(uid) ?? []), { table, column: fieldKey(name, field), label }]);
    }
  };
  for (const shape of shapes) {
    const [, label] = shape.label;
    register(shape.table, shape.fields, label);
    for (const [group, { fields }] of Object.entries(shape.lines))
      register(lineTable(shape, group).table, fields, label);
  }
}

/**
 * Lists why a record must not be removed: the kinds of rows that refer to it. Locks it first, so that no reference is added meanwhile.
 * Call it before removing rows by knex; `guardReferredDocuments` covers removals by the document service.
 */
export async function referringRefusals(tx: Tx, uid: string, id: number): Promise<FieldError[]> {
  const referring = registries.get(tx.strapi)?.get(uid) ?? [];
  const type = tx.strapi.contentTypes[uid as UID.ContentType] as { collectionName: string } | undefined;
  if (referring.length === 0 || type === undefined) return [];
  await forUpdate(tx, tx.trx(type.collectionName).where({ id }).select('id'));
  const labels = new Set<string>();
  for (const { table, column, label } of referring) {
    const row = (await tx
      .trx(table)
      .where({ [column]: id })
      .first('id')) as unknown;
    if (row !== undefined) labels.add(label);
  }
  return labels.size === 0 ? [] : [{ code: 'referred_to', params: { labels: [...labels].join(', ') } }];
}

/** Rejects the removal of documents, by the API or the panel, while rows of shapes refer to them (ValidationError). */
export function guardReferredDocuments(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.action !== 'delete' || registries.get(strapi)?.has(context.uid) !== true) return next();
    const { documentId, locale } = context.params as { documentId: string; locale?: string | null };
    if (typeof locale === 'string' && locale !== '*' && locale !== defaultLocale) return next();
    return inTransaction(strapi, async (tx) => {
      const id = await publicId(strapi, context.uid, documentId);
      if (id !== null) throwIfAny(await referringRefusals(tx, context.uid, id));
      return next();
    });
  });
}
