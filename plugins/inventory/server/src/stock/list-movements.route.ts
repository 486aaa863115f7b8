import { z } from 'zod';
import { defineRoute, getKnex, fetchPage } from '@mayorista/kernel';
import { grade, paging, queryId } from '../input';
import { referenceTexts } from '../references/reference-names';
import { ownBranch } from '../transfers/transfer.scope';
import { tables } from '../uids';
import { stockMovementListOutput } from './list-movements.answer';

const query = z.object({ product_id: queryId, branch_id: queryId.optional(), grade: grade.optional(), ...paging });

interface MovementRow {
  readonly id: number;
  readonly branch_id: number;
  readonly grade: string;
  readonly quantity: number;
  readonly balance: number;
  readonly cause: string;
  readonly reference_type: string | null;
  readonly reference_id: string | null;
  readonly actor_name: string | null;
  readonly moved_at: string | number | Date;
}

const referenceOf = ({ reference_type: type, reference_id: id }: MovementRow) => ({ type, id });

/** GET /stock-movements: the ledger of a product, newest first: how many pieces, why, who, and what was left; a storeman's, of the own branch. */
export const listMovements = defineRoute({
  method: 'GET',
  path: '/stock-movements',
  noun: 'stock-movements',
  action: 'find',
  needs: 'stock.read',
  summary: 'Movimientos de existencia de un producto',
  query,
  output: stockMovementListOutput,
  async handle({ strapi, actor, query: asked }) {
    const own = ownBranch(actor);
    const rows = () => {
      const found = getKnex(strapi)(tables.movement).where({ product_id: asked.product_id });
      if (asked.branch_id !== undefined) found.where({ branch_id: asked.branch_id });
      if (own !== null) found.where({ branch_id: own });
      if (asked.grade !== undefined) found.where({ grade: asked.grade });
      return found;
    };
    const page = await fetchPage<MovementRow>(rows, asked);
    const textOf = await referenceTexts(strapi, page.rows.map(referenceOf));
    return {
      data: page.rows.map((row) => ({
        id: row.id,
        branch_id: row.branch_id,
        grade: row.grade,
        quantity: row.quantity,
        balance: row.balance,
        cause: row.cause,
        reference_type: row.reference_type,
        reference_id: row.reference_id,
        reference_name: textOf(referenceOf(row)),
        actor_name: row.actor_name,
        moved_at: new Date(row.moved_at).toISOString(),
      })),
      total: page.total,
      meta: page.meta,
    };
  },
});
