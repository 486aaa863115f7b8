import { CONDITION_GRADES } from '@mayorista/config';
import { ValidationError, service, type Actor, type Tx } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/inventory/contract';
import { linesOf, type CartRow, type LineRow } from './cart.store';

type RefurbishedGrade = (typeof CONDITION_GRADES)[number]['grade'];

/** What `auction_type` may name: the condition grades of refurbished pieces. */
export const refurbishedGrades = CONDITION_GRADES.map(({ grade }) => grade) as [
  RefurbishedGrade,
  ...RefurbishedGrade[],
];

export const isRefurbished = ({ grade }: Pick<LineRow, 'grade'>): boolean => grade !== 'Stock';

/**
 * Refurbished pieces are those that are there: nobody can put more of a grade into the cart than all branches have, nor
 * any of a grade that is not sold (to them). New stock is never refused here: more of it may come.
 */
export async function refuseTooManyRefurbished(
  tx: Tx,
  actor: Actor,
  cart: CartRow,
  isMeant: (line: LineRow) => boolean,
): Promise<void> {
  const line = (await linesOf(tx.trx, cart.id)).find((each) => isRefurbished(each) && isMeant(each));
  if (line === undefined) return;
  const { grade, quantity, product_id: productId } = line;
  const grades = service(tx.strapi, 'inventory.grades');
  const { kind } = await service(tx.strapi, 'companies.audiences').of(actor);
  if (!grades.isShownTo(kind) || !(await grades.percents()).has(grade))
    throw new ValidationError([{ code: 'grade_not_sold', field: 'auction_type', params: { grade } }]);
  const pieces = (await grades.piecesOf(tx.trx, [productId])).filter((each) => each.grade === grade);
  const available = pieces.reduce((sum, each) => sum + each.quantity, 0);
  if (quantity > available)
    throw new ValidationError([{ code: 'not_enough_refurbished', field: 'quantity', params: { available, grade } }]);
}
