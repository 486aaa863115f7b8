import { isAllowed, Refused, service, type Refusal } from '@mayorista/kernel';
import type { CompanyProfile } from '@mayorista/companies/contract';
import type { CardRow } from '@mayorista/catalogue/contract';
import type { Tx } from '@mayorista/kernel';
import '@mayorista/companies/contract';
import '@mayorista/catalogue/contract';
import '@mayorista/compliance/contract';
import type { OrderLine, PlaceOrder } from '../../../contract';

/** What an order is decided on, read inside its transaction. */
export interface Judged {
  readonly company: CompanyProfile;
  readonly products: ReadonlyMap<number, CardRow>;
}

/** May this person buy these products now? Every reason against it at once (decisions: can_create_sale_orders). */
export async function judgeOrder(tx: Tx, { actor, lines }: PlaceOrder): Promise<Judged> {
  const company =
    actor.companyId === null ? null : await service(tx.strapi, 'companies.companies').findIn(tx, actor.companyId);
  const products = await readProducts(tx, lines);
  const refusals = [
    ...(isAllowed(actor, 'carts.write') ? [] : [{ code: 'cannot_buy' }]),
    ...companyRefusals(company),
    ...(lines.length === 0 ? [{ code: 'order_without_lines' }] : []),
    ...lines.flatMap((line) => lineRefusals(line, products.get(line.productId))),
    ...(await nomRefusals(tx, lines)),
  ];
  if (company === null || refusals.length > 0) throw new Refused(refusals);
  return { company, products };
}

function companyRefusals(company: CompanyProfile | null): Refusal[] {
  if (company === null) return [{ code: 'no_company' }];
  return [
    ...(company.isActive ? [] : [{ code: 'company_inactive' }]),
    ...(company.isCreditBlocked ? [{ code: 'credit_blocked' }] : []),
  ];
}

function lineRefusals({ productId }: OrderLine, product: CardRow | undefined): Refusal[] {
  const isSold =
    product !== undefined && Boolean(product.is_visible) && product.product_type !== 'product_type_subscription';
  return isSold ? [] : [{ code: 'product_not_sold', field: `products.${productId}` }];
}

/** A product whose NOM light is red is not sold; a buyer is not told its papers. */
async function nomRefusals(tx: Tx, lines: readonly OrderLine[]): Promise<Refusal[]> {
  const ids = lines.map(({ productId }) => productId);
  const closed = await service(tx.strapi, 'compliance.gates').refusalsIn(tx, 'sell', ids);
  return [...closed.keys()].map((id) => ({ code: 'nom_sale_closed', field: `products.${id}` }));
}

async function readProducts(tx: Tx, lines: readonly OrderLine[]): Promise<Map<number, CardRow>> {
  const rows = (await tx
    .trx('product_cards')
    .whereIn(
      'product_id',
      lines.map(({ productId }) => productId),
    )
    .select('*', 'product_id as id')) as CardRow[];
  return new Map(rows.map((row) => [row.id, row]));
}
