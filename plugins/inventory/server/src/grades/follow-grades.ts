import { emit, inTransaction, type Core } from '@mayorista/kernel';
import { conditionGradesChanged } from '../../../events';
import { uids } from '../uids';

const writes = new Set(['create', 'update', 'delete', 'clone']);

/** Whoever changes a grade, in the panel's views or by the API, its event is written with it: the store's kept answers follow. */
export function followGrades(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== uids.conditionGrade || !writes.has(context.action)) return next();
    return inTransaction(strapi, async (tx) => {
      const result = await next();
      await emit(tx, conditionGradesChanged, { grade: String((result as { grade?: string } | null)?.grade ?? '') });
      return result;
    });
  });
}
