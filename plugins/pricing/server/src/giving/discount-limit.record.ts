import { DISCOUNT_LIMITS } from '@mayorista/config';
import { defineRecord, inTransaction, insertRows, type Core } from '@mayorista/kernel';
import { discountLimit } from '../../../shared/discount-limit.shape';
import { tables } from '../uids';

/** Serves up to what roles give away alone. */
export const discountLimits = defineRecord(discountLimit, {});

/** The limits that an installation begins with; one that has any keeps its own, and is given those of what had none before. */
export const ensureDiscountLimits = (strapi: Core.Strapi): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    const limits = () => tx.trx(tables.discountLimit);
    if ((await limits().first('id')) === undefined) {
      const rows = Object.entries(DISCOUNT_LIMITS).map(([role, limit]) => ({ role, ...limit }));
      return void (await insertRows(tx, tables.discountLimit, rows));
    }
    for (const [role, { credit }] of Object.entries(DISCOUNT_LIMITS))
      await limits().where({ role }).whereNull('credit').update({ credit });
  });
