import { defineRoute, inTransaction, NotFoundError, onConflictIgnore, today } from '@mayorista/kernel';
import { tables } from '../uids';
import { countActionViaShortLinkOutput } from './count-action.answer';

/** Actions that the store counts: by what a person came to their cart (spec storefront 7, Cart). */
const counted = ['cart_csv_import'] as const;

/** Counts that a person did something, by day; a code that is none of the house is not found. */
export const countActionRoute = defineRoute({
  method: 'GET',
  path: '/count-action-via-short-links/:id',
  noun: 'count-action-via-short-links',
  action: 'count',
  needs: 'carts.write',
  summary: 'Contar una acción: cart_csv_import',
  output: countActionViaShortLinkOutput,
  async handle({ strapi, params: { id: code = '' } }) {
    if (!(counted as readonly string[]).includes(code)) throw new NotFoundError();
    await inTransaction(strapi, async (tx) => {
      const day = today();
      await onConflictIgnore(tx, tables.actionCount, ['code', 'day'], { code, day, total: 0 });
      await tx.trx(tables.actionCount).where({ code, day }).increment('total', 1);
    });
    return { data: { code }, meta: {} };
  },
});
