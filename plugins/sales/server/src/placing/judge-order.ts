import { isAllowed, today, ValidationError, service, type FieldError } from '@mayorista/kernel';
import type { Audience, CompanyProfile } from '@mayorista/companies/contract';
import type { CardRow } from '@mayorista/catalogue/contract';
import type { Tx } from '@mayorista/kernel';
import { refusalToBuy } from '@mayorista/companies/shared';
import '@mayorista/catalogue/contract';
import '@mayorista/inventory/contract';
import type { Grade } from '@mayorista/inventory/contract';
import type { OrderLine, PlaceOrder } from '../../../contract';
import { refusedByWallet } from '../order-types/order-types';
import { resolveDelivery, type ResolvedDelivery } from './resolve-delivery';

/** What an order is decided on, read inside its transaction. */
export interface Judged {
  readonly company: CompanyProfile;
  /** What the buyer is to prices: a secondary user is shown the company's mark-up. */
  readonly audience: Audience;
  readonly products: ReadonlyMap<number, CardRow>;
  /** Percent off by condition grade, when there are refurbished pieces among the lines. */
  readonly gradePercents: ReadonlyMap<Grade, string>;
}

/**
 * May this person buy these products this way now? Every reason against it at once (decisions: can_create_sale_orders), else what the
 * order is decided on.
 */
export async function judgeOrder(
  tx: Tx,
  command: PlaceOrder,
): Promise<{ readonly judged: Judged; readonly delivery: ResolvedDelivery }> {
  const { actor, lines } = command;
  const company =
    actor.companyId === null ? null : await service(tx.strapi, 'companies.companies').find(actor.companyId);
  const audience = await service(tx.strapi, 'companies.audiences').of(actor);
  const products = await readProducts(tx, lines);
  const gradePercents = await percentsOf(tx, lines);
  const delivery = await resolveDelivery(tx, command, company);
  const refusals = [
    ...('branch' in delivery ? [] : delivery),
    ...termsRefusals(command),
    ...(await typeRefusals(tx, command)),
    ...(isAllowed(actor, 'carts.write') ? [] : [{ code: 'cannot_buy' }]),
    ...companyRefusals(company),
    ...(lines.length === 0 ? [{ code: 'order_without_lines' }] : []),
    ...(await saleRefusals(tx, lines)),
    ...gradeRefusals(tx, lines, { audience, gradePercents }),
  ];
  if (company === null || !('branch' in delivery) || refusals.length > 0) throw new ValidationError(refusals);
  return { judged: { company, audience, products, gradePercents }, delivery };
}

/** Held terms are of these very lines, and hold until the end of their last day. */
function termsRefusals({ terms, lines }: PlaceOrder): FieldError[] {
  if (terms == null) return [];
  if (terms.prices.length !== lines.length) throw new Error('Held terms have other lines than their order');
  return today() > terms.validTo ? [{ code: 'terms_expired', params: { day: terms.validTo } }] : [];
}

/** An order of the electronic wallet holds only products that allow it. */
async function typeRefusals(tx: Tx, { orderType, lines }: PlaceOrder): Promise<FieldError[]> {
  if (orderType !== 'electronic_wallet') return [];
  const refused = await refusedByWallet(
    tx.strapi,
    lines.map(({ productId }) => productId),
  );
  return refused.map((id) => ({ code: 'not_for_wallet', field: `products.${id}` }));
}

function companyRefusals(company: CompanyProfile | null): FieldError[] {
  const code = refusalToBuy(company);
  return [
    ...(code === null ? [] : [{ code }]),
    ...(company?.isCreditBlocked === true ? [{ code: 'credit_blocked' }] : []),
  ];
}

/** Refuses what cannot be sold, each product once. */
async function saleRefusals(tx: Tx, lines: readonly OrderLine[]): Promise<FieldError[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const closed = await service(tx.strapi, 'catalogue.sales').refusals(ids, 'product_not_sold');
  return [...closed].map(([id, code]) => ({ code, field: `products.${id}` }));
}

const percentsOf = async (tx: Tx, lines: readonly OrderLine[]): Promise<ReadonlyMap<Grade, string>> =>
  lines.some(({ grade = 'Stock' }) => grade !== 'Stock')
    ? service(tx.strapi, 'inventory.grades').percents()
    : new Map();

/** Refurbished pieces are bought while their grade is sold, by whom they are shown to. */
function gradeRefusals(
  tx: Tx,
  lines: readonly OrderLine[],
  { audience, gradePercents }: Pick<Judged, 'audience' | 'gradePercents'>,
): FieldError[] {
  const isShown = service(tx.strapi, 'inventory.grades').isShownTo(audience.kind);
  return lines.flatMap(({ productId, grade = 'Stock' }) =>
    grade === 'Stock' || (isShown && gradePercents.has(grade))
      ? []
      : [{ code: 'grade_not_sold', field: `products.${productId}`, params: { grade } }],
  );
}

async function readProducts(tx: Tx, lines: readonly OrderLine[]): Promise<Map<number, CardRow>> {
  const rows = await service(tx.strapi, 'catalogue.cards').rows(lines.map(({ productId }) => productId));
  return new Map(rows.map((row) => [row.id, row]));
}
