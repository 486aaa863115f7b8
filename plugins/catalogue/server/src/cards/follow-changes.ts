import { defaultLocale } from '@mayorista/config';
import { emit, inTransaction, type Core, type Deps } from '@mayorista/kernel';
import { productChanged, taxonomyChanged } from '../../../events';
import { uids } from '../uids';

const taxonomy: Readonly<Record<string, 'brand' | 'category' | 'stage'>> = {
  [uids.brand]: 'brand',
  [uids.category]: 'category',
  [uids.stage]: 'stage',
};
const writes = new Set(['create', 'update', 'delete', 'clone', 'publish', 'unpublish', 'discardDraft']);

/**
 * Whoever changes a product through Strapi (the panel's generated views, our resources), its event is written in the same
 * transaction. Importers and loaders, which write by knex, emit theirs themselves.
 */
export function followChanges({ strapi }: Deps): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!writes.has(action) || (uid !== uids.product && !(uid in taxonomy))) return next();
    return inTransaction(strapi, async (tx) => {
      const before = action === 'delete' ? await spanishId(strapi, uid, documentIdOf(context.params)) : null;
      const result = await next();
      const id = before ?? (await spanishId(strapi, uid, documentIdOf(result) ?? documentIdOf(context.params)));
      if (id !== null) await emitFor(tx, uid, id);
      return result;
    });
  });
}

async function emitFor(tx: Parameters<typeof emit>[0], uid: string, id: number): Promise<void> {
  const kind = taxonomy[uid];
  if (kind === undefined) await emit(tx, productChanged, { ids: [id] });
  else await emit(tx, taxonomyChanged, { kind, id });
}

const documentIdOf = (value: unknown): string | null =>
  (value as { documentId?: string } | null | undefined)?.documentId ?? null;

async function spanishId(strapi: Core.Strapi, uid: string, documentId: string | null): Promise<number | null> {
  if (documentId === null) return null;
  const isLocalized = uid !== uids.brand;
  const where = isLocalized ? { documentId, locale: defaultLocale } : { documentId };
  const row = (await strapi.db.query(uid as never).findOne({ where, select: ['id'] })) as { id: number } | null;
  return row?.id ?? null;
}
