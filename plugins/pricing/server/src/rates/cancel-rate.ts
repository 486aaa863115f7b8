import {
  forUpdate,
  instant,
  inTransaction,
  NotFoundError,
  now,
  recordAudit,
  reject,
  type RouteRequest,
} from '@mayorista/kernel';
import type { RateKind } from '../../../contract';
import { idOf } from '../ids';
import { tables } from '../uids';

interface RateRow {
  readonly id: number;
  readonly rate: string | number;
  readonly effective_from: Date | string | number;
}

/** Takes away a rate that has not begun; one that has is history, and only another one takes its place. */
export const cancelRate =
  (kind: RateKind) =>
  async ({ strapi, actor, params }: RouteRequest): Promise<{ data: { id: number }; meta: object }> => {
    const id = idOf(params);
    await inTransaction(strapi, async (tx) => {
      const [row] = (await forUpdate(tx, tx.trx(tables.exchangeRate).where({ id, kind }))) as unknown as RateRow[];
      if (row === undefined) throw new NotFoundError();
      const from = new Date(row.effective_from);
      if (from <= now()) reject('rate_has_begun');
      await tx.trx(tables.exchangeRate).where({ id }).delete();
      await recordAudit(tx, actor, {
        modelType: `${kind}-exchange-rates`,
        modelId: id,
        action: 'removed',
        before: { rate: String(row.rate), effective_from: instant(from) },
      });
    });
    return { data: { id }, meta: {} };
  };
