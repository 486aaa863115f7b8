import { z } from 'zod';
import { defineRoute, getKnex, fetchPageBy } from '@mayorista/kernel';
import { paging, queryId } from '../input';
import { referenceTexts } from '../references/reference-names';
import { ownBranch } from '../transfers/transfer.scope';
import { tables } from '../uids';
import { stockReservationListOutput } from './list-reservations.answer';

interface ReservationRow {
  readonly id: number;
  readonly branch_id: number;
  readonly grade: string;
  readonly quantity: number;
  readonly holder_type: string;
  readonly holder_id: string;
  readonly expires_at: string | number | Date;
}

const referenceOf = ({ holder_type: type, holder_id: id }: ReservationRow) => ({ type, id });

/** GET /stock-reservations: who holds pieces of a product, how many, where and until when; the first to end first. */
export const listReservations = defineRoute({
  method: 'GET',
  path: '/stock-reservations',
  noun: 'stock-reservations',
  action: 'find',
  needs: 'stock.read',
  summary: 'Piezas apartadas de un producto y quién las tiene',
  query: z.object({ product_id: queryId, ...paging }),
  output: stockReservationListOutput,
  async handle({ strapi, actor, query: asked }) {
    const own = ownBranch(actor);
    const place = own === null ? {} : { branch_id: own };
    const rows = () =>
      getKnex(strapi)(tables.reservation).where({ product_id: asked.product_id, state: 'held', ...place });
    const page = await fetchPageBy<ReservationRow>(rows, asked, (found) => found.orderBy('expires_at').orderBy('id'));
    const textOf = await referenceTexts(strapi, page.rows.map(referenceOf));
    return {
      data: page.rows.map((row) => ({
        id: row.id,
        branch_id: row.branch_id,
        grade: row.grade,
        quantity: row.quantity,
        holder_type: row.holder_type,
        holder_id: row.holder_id,
        holder_name: textOf(referenceOf(row)),
        expires_at: new Date(row.expires_at).toISOString(),
      })),
      total: page.total,
      meta: page.meta,
    };
  },
});
