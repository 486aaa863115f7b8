import { emit, inTransaction, type Core, type Tx } from '@mayorista/kernel';
import { branchChanged, conditionGradesChanged } from '../../events';
import { uids } from './uids';

type Written = Readonly<Record<string, unknown>> | null;

const writes = new Set(['create', 'update', 'delete', 'clone']);
const tell: Readonly<Record<string, (tx: Tx, written: Written) => Promise<void>>> = {
  [uids.branch]: (tx, written) => emit(tx, branchChanged, { code: String(written?.code ?? '') }),
  [uids.conditionGrade]: (tx, written) => emit(tx, conditionGradesChanged, { grade: String(written?.grade ?? '') }),
};

/** Whoever changes a branch or a grade, in the panel's views or by the API, its event is written with it: the store's kept answers follow. */
export function followChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const event = tell[context.uid];
    if (event === undefined || !writes.has(context.action)) return next();
    return inTransaction(strapi, async (tx) => {
      const result = await next();
      await event(tx, result as unknown as Written);
      return result;
    });
  });
}
