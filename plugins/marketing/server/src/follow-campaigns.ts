import { emit, inTransaction, type Deps } from '@mayorista/kernel';
import { campaignChanged } from '../../events';
import { uids } from './uids';

const campaigns: ReadonlySet<string> = new Set([uids.landing, uids.storePromo, uids.popup, uids.navButton]);
const writes = new Set(['create', 'update', 'delete', 'clone', 'publish', 'unpublish', 'discardDraft']);

/** Whatever hand changes what the store shows, its event is written in the same transaction: kept answers follow it. */
export function followCampaigns({ strapi }: Deps): void {
  strapi.documents.use(async (context, next) => {
    if (!campaigns.has(context.uid) || !writes.has(context.action)) return next();
    return inTransaction(strapi, async (tx) => {
      const result = await next();
      await emit(tx, campaignChanged, {
        type: context.uid,
        document: documentOf(context.params) ?? documentOf(result) ?? '',
      });
      return result;
    });
  });
}

const documentOf = (value: unknown): string | null =>
  (value as { documentId?: string } | null | undefined)?.documentId ?? null;
