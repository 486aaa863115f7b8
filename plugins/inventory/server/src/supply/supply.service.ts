import { getKnex, today, type Core, type Deps } from '@mayorista/kernel';
import type { Knex } from 'knex';
import type { Holder, SupplyPlan, SupplyQuestion, SupplyService } from '../../../contract';
import { openDays } from '../promises/open-days';
import { lockBalances } from '../stock/stock.store';
import { unstocked } from '../stock/unstocked';
import { planSupply } from './supply.rules';
import { comingPieces, freeShelves, transferDays } from './supply.store';

/** From which warehouse pieces come, and when. */
export const supplyService = ({ strapi }: Deps): SupplyService => ({
  plan: (question, holder) => planBy(strapi, getKnex(strapi), question, holder),
  async planIn(tx, question, holder) {
    await lockBalances(
      tx,
      question.wishes.map(({ productId, grade }) => ({ productId, grade, branchId: question.branchId })),
    );
    return planBy(strapi, tx.trx, question, holder);
  },
});

async function planBy(
  strapi: Core.Strapi,
  knex: Knex,
  { wishes, branchId, from }: SupplyQuestion,
  holder: Holder | undefined,
): Promise<readonly SupplyPlan[]> {
  const ids = [...new Set(wishes.map(({ productId }) => productId))];
  const day = today();
  return planSupply(wishes, {
    branch: { id: branchId, transferDays: await transferDays(knex, branchId) },
    from,
    free: await freeShelves(knex, ids, holder),
    coming: await comingPieces(knex, ids, day),
    services: await unstocked(strapi, ids),
    today: day,
    openOn: await openDays(strapi, knex),
  });
}
