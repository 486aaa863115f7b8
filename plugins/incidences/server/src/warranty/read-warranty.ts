import { getKnex, service, today, type Core } from '@mayorista/kernel';
import '@mayorista/inventory/contract';
import '@mayorista/sales/contract';
import type { Grade } from '@mayorista/inventory/contract';
import type { OrderContents } from '@mayorista/sales/contract';
import { tables } from '../uids';
import { judgeWarranty, type Warranty } from './judge-warranty';

export interface Piece {
  readonly productId: number;
  readonly grade: Grade;
  readonly serial: string | null;
}

/** Months that a piece was sold with; of one that was sold before they were kept, those that its page says now. */
async function monthsOf(strapi: Core.Strapi, { lines }: OrderContents, piece: Omit<Piece, 'serial'>): Promise<number> {
  const line = lines.find(({ productId, grade }) => productId === piece.productId && grade === piece.grade);
  if (line?.warrantyMonths != null) return line.warrantyMonths;
  return (await service(strapi, 'inventory.grades').warrantyMonths(getKnex(strapi), piece)) ?? 0;
}

/** Reads whether a piece of an order is under warranty today. Not inside a transaction. */
export async function readWarranty(
  strapi: Core.Strapi,
  order: OrderContents,
  { productId, grade, serial }: Piece,
): Promise<Warranty> {
  const settled =
    serial === null
      ? undefined
      : await getKnex(strapi)(tables.incidence)
          .where({ product_id: productId, serial })
          .whereIn('resolution', ['credit_note', 'replacement'])
          .first('id');
  const months = await monthsOf(strapi, order, { productId, grade });
  const shipped = (await service(strapi, 'sales.shipments').serialsOf(getKnex(strapi), order.id)).filter(
    (piece) => piece.productId === productId,
  );
  const own = shipped.find((piece) => piece.serial === serial);
  return judgeWarranty({
    months,
    // A piece of an order that ships in parts is with its buyer before the order is delivered.
    deliveredOn: order.deliveredOn ?? own?.shippedOn ?? null,
    today: today(),
    wasReturned: settled !== undefined,
    isOtherPiece: serial !== null && shipped.length > 0 && own === undefined,
  });
}
