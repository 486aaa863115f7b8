import { emit, inTransaction, type Deps } from '@mayorista/kernel';
import { nomRulesChanged } from '../../../events';
import { uids } from '../uids';

const ruled = new Set<string>([uids.nom, uids.requirement, uids.fraction]);
const writes = new Set(['create', 'update', 'delete', 'clone']);

/** Whoever changes a norm, a requirement or a tariff fraction (the panel's views, our resources): every light under a norm follows. */
export function followRules({ strapi }: Deps): void {
  strapi.documents.use(async (context, next) => {
    if (!ruled.has(context.uid) || !writes.has(context.action)) return next();
    return inTransaction(strapi, async (tx) => {
      const result = await next();
      await emit(tx, nomRulesChanged, {});
      return result;
    });
  });
}
