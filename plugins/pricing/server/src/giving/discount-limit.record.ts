import { DISCOUNT_LIMITS } from '@mayorista/config';
import { defineRecord, inTransaction, insertRows, type Core } from '@mayorista/kernel';
import { discountLimit } from '../../../shared/discount-limit.shape';
import { tables } from '../uids';

/** Serves up to what roles give away alone. */
export const discountLimits = defineRecord(discountLimit, {});

/** The limits that an installation begins with; one that has any keeps its own. */
export const ensureDiscountLimits = (strapi: Core.Strapi): Promise<void> =>
  inTransaction(strapi, async (tx) => {
    if ((await tx.trx(tables.discountLimit).first('id')) !== undefined) return;
    const rows = Object.entries(DISCOUNT_LIMITS).map(([role, limit]) => ({ role, ...limit }));
    await insertRows(tx, tables.discountLimit, rows);
  });
