import {
  Forbidden,
  inTransaction,
  Lost,
  NotFound,
  recordAudit,
  refuse,
  refuseDangling,
  Refused,
  refuseIfAny,
  service,
  type Actor,
  type Core,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { judgeLines, judgeWarehouses } from './transfer.rules';
import type { TransferInput, TransferLineInput } from './transfer.schema';
import { ensureInScope, ownBranchOf } from './transfer.scope';
import {
  activeWarehouses,
  changeTransfer,
  insertTransfer,
  linesOf,
  lockTransfer,
  replaceLines,
} from './transfer.store';

/**
 * Writes a draft; no piece moves yet. One made from restock says so when it is refused, beside the reasons
 * (spec catalogue 8: transfer_by_restock_could_not_be_created). Returns its id.
 */
export async function createTransfer(
  strapi: Core.Strapi,
  actor: Actor,
  input: TransferInput,
  isRestock: boolean,
): Promise<number> {
  const own = ownBranchOf(actor);
  if (own !== null && input.source_warehouse_id !== own && input.target_warehouse_id !== own) throw new Forbidden();
  const products = await productsOf(strapi, input.details);
  const writing = inTransaction(strapi, async (tx) => {
    const known = new Set((await activeWarehouses(tx, [input.source_warehouse_id, input.target_warehouse_id])).keys());
    refuseIfAny([
      ...judgeWarehouses(input.source_warehouse_id, input.target_warehouse_id, known),
      ...judgeLines(input.details, products),
    ]);
    const id = await insertTransfer(tx, {
      source_warehouse_id: input.source_warehouse_id,
      target_warehouse_id: input.target_warehouse_id,
      stage: 'draft',
      is_restock: isRestock,
      notes: input.notes ?? null,
      requested_by: actor.name,
    });
    await replaceLines(tx, id, input.details);
    await recordAudit(tx, actor, {
      modelType: 'transfers',
      modelId: id,
      action: 'created',
      after: { ...input, is_restock: isRestock },
    });
    return id;
  }).catch((error: unknown) => refuseDangling(error, 'details'));
  return isRestock ? writing.catch(namingRestock) : writing;
}

/** Changes a draft's lines or notes; `expected` is the updatedAt the caller read (409 when somebody was faster). */
export async function changeDraft(
  strapi: Core.Strapi,
  actor: Actor,
  id: number,
  change: {
    readonly details?: readonly TransferLineInput[] | undefined;
    readonly notes?: string | null | undefined;
    readonly expected: string | null;
  },
): Promise<void> {
  const { details, notes, expected } = change;
  const products = details === undefined ? new Set<number>() : await productsOf(strapi, details);
  await inTransaction(strapi, async (tx) => {
    const transfer = await lockTransfer(tx, id);
    if (transfer === null) throw new NotFound();
    ensureInScope(actor, transfer);
    if (expected !== null && new Date(transfer.updated_at).getTime() !== new Date(expected).getTime())
      throw new Lost({ ...transfer });
    if (transfer.stage !== 'draft') refuse('transfer_not_draft', 'stage');
    const before = await linesOf(tx.trx, [id]);
    if (details !== undefined) {
      refuseIfAny(judgeLines(details, products));
      await replaceLines(tx, id, details);
    }
    await changeTransfer(tx, id, notes === undefined ? {} : { notes });
    await recordAudit(tx, actor, {
      modelType: 'transfers',
      modelId: id,
      action: 'changed',
      before: {
        notes: transfer.notes,
        details: before.map(({ product_id, grade, quantity }) => ({ product_id, grade, quantity })),
      },
      after: {
        notes: notes === undefined ? transfer.notes : notes,
        details: details ?? before.map(({ product_id, grade, quantity }) => ({ product_id, grade, quantity })),
      },
    });
  }).catch((error: unknown) => refuseDangling(error, 'details'));
}

/** Read before the transaction: SQLite has one connection, and the catalogue's service reads on its own. */
async function productsOf(strapi: Core.Strapi, details: readonly TransferLineInput[]): Promise<ReadonlySet<number>> {
  const ids = [...new Set(details.map(({ product_id: id }) => id))];
  return new Set((await service(strapi, 'catalogue.cards').rows(ids)).map(({ id }) => id));
}

function namingRestock(error: unknown): never {
  if (!(error instanceof Refused)) throw error;
  throw new Refused([{ code: 'transfer_by_restock_could_not_be_created' }, ...error.refusals]);
}
