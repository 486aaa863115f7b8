import {
  advisoryLock,
  emit,
  recordAudit,
  service,
  throwIfAny,
  ValidationError,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import { decimal, money } from '@mayorista/kernel/shared';
import '@mayorista/pricing/contract';
import '@mayorista/shipping/contract';
import { zipAtHome } from '@mayorista/companies/shared';
import type { Price } from '@mayorista/pricing/contract';
import { isMarkedUp, toCompanyPrice } from '@mayorista/pricing/shared';
import type { ShippingCost } from '@mayorista/shipping/contract';
import type { PlacedOrder, PlaceOrder } from '../../../contract';
import { orderApprovalAsked, orderPlaced } from '../../../events';
import { discountService } from '../discounts/discount.service';
import { divideOrder } from '../divisions/divide-order.rules';
import { totalsOf, type Totals } from '../orders/order.rules';
import { findBySource } from '../orders/order.store';
import { payOrder, planOrderPayment } from '../payments/pay-order';
import { judgeSpending, lockSpending } from '../spending/judge-spending';
import { taxOf } from '../tax/order-tax';
import { judgeGiven, placeOfCart } from './judge-given';
import { judgeOrder } from './judge-order';
import { priceOrder } from './price-order';
import type { ResolvedDelivery } from './resolve-delivery';
import { supplyOrder } from './supply-order';
import { writeOrder } from './write-order';

/**
 * The one completion gate (design 5): one transaction, idempotent by source. Locks in this order: the source, the buyer's spending, shelves in key order,
 * ledgers (credit before wallet) and folios, so that two orders never wait for each other.
 */
export async function placeOrder(tx: Tx, command: PlaceOrder): Promise<PlacedOrder> {
  const { source, currency, actor } = command;
  await advisoryLock(tx, `sale-order:${source.type}:${source.id}`);
  const known = await findBySource(tx, source.type, source.id);
  if (known !== undefined) return { ...known, isNew: false };

  const limits = await lockSpending(tx, actor);
  const { judged, delivery } = await judgeOrder(tx, command);
  const prices = await priceOrder(tx, command, judged);
  throwIfAny(changedPrices(command, prices));
  const plans = await supplyOrder(tx, command, delivery);
  const exchangeRate = command.terms?.exchangeRate ?? (await service(tx.strapi, 'pricing.rates').current('commercial'));
  const lines = command.lines.map(({ quantity }, at) => ({ quantity, unitPrice: chargedPrice(prices, at) }));
  const { subtotal } = totalsOf(lines, currency, '0');
  const shipping = await shippingOf(tx, command, { delivery, subtotal, exchangeRate });
  const given = await judgeGiven(tx, command, { judged, prices, shippingCost: shipping.full });
  const tax = await taxOf(tx.strapi, delivery, delivery.branch.id);
  const totals = totalsOf(lines, currency, tax.ivaRate, shipping.amount);
  const marked = prices.some(isMarkedUp) ? markedUp(command, prices, totals) : null;
  const payer = { isSecondary: judged.audience.kind === 'secondary', isMarkedUp: marked !== null };
  const payment = await planOrderPayment(tx, command, totals.total, payer);
  if (!('parts' in payment)) throw new ValidationError(payment);

  const approval = await judgeSpending(tx, limits, { total: totals.total, currency, exchangeRate });
  const divisions = divideOrder(plans, delivery.branch.id, shipping.days);
  const decided = {
    command,
    judged,
    delivery,
    prices,
    divisions,
    shipping,
    totals,
    marked,
    tax,
    payment,
    exchangeRate,
    approval,
  };
  const order = await writeOrder(tx, decided);
  if (given.length > 0) await discountService.use(tx, placeOfCart(command), order.id, given);
  await payOrder(tx, payment, { orderId: order.id, companyId: judged.company.id, currency, actorName: actor.name });
  await recordAudit(tx, actor, {
    modelType: 'sale-orders',
    modelId: order.id,
    action: 'placed',
    after: { folio: order.folio, ...grantedDiscount(command) },
  });
  await emit(tx, orderPlaced, { orderId: order.id });
  if (approval !== null) await emit(tx, orderApprovalAsked, { orderId: order.id });
  return { ...order, isNew: true };
}

function priceAt(prices: readonly Price[], at: number): Price {
  const price = prices[at];
  if (price === undefined) throw new Error(`Line ${at} has no price`);
  return price;
}

/** What the company pays for a piece, whoever of its people orders it. */
const chargedPrice = (prices: readonly Price[], at: number): string => toCompanyPrice(priceAt(prices, at)).unitPrice;

/** What a secondary user is told that the order comes to: its lines at the company's mark-up, delivered at the same cost. */
const markedUp = ({ lines, currency }: PlaceOrder, prices: readonly Price[], charged: Totals): Totals =>
  totalsOf(
    lines.map(({ quantity }, at) => ({ quantity, unitPrice: priceAt(prices, at).final })),
    currency,
    charged.ivaRate,
    charged.shippingCost,
  );

interface ShippingFacts {
  readonly delivery: ResolvedDelivery;
  readonly subtotal: string;
  readonly exchangeRate: string;
}

/** What the delivery costs: as agreed in held terms, else by the rates in force. */
async function shippingOf(
  tx: Tx,
  { terms, currency, shippingWaivedBy }: PlaceOrder,
  { delivery, subtotal, exchangeRate }: ShippingFacts,
): Promise<ShippingCost & { readonly full: string }> {
  const found = await service(tx.strapi, 'shipping.costs').quote({
    method: delivery.method,
    zipCode: zipAtHome(delivery),
    carrierId: delivery.carrier?.id ?? null,
    merchandise: money(subtotal, currency),
    exchangeRate,
  });
  if (!('amount' in found)) throw new ValidationError(found);
  if (shippingWaivedBy != null) {
    const reason = { rule: 'waived' as const, label: `Sin costo, autorizado por ${shippingWaivedBy}` };
    return { ...found, full: found.amount, amount: '0.00', reasons: [...found.reasons, reason] };
  }
  if (terms?.shippingCost === undefined) return { ...found, full: found.amount };
  const agreed = { rule: 'agreed' as const, label: `Acordado: $${terms.shippingCost} ${currency}` };
  return { ...found, full: terms.shippingCost, amount: terms.shippingCost, reasons: [...found.reasons, agreed] };
}

/** Every line that costs something else than its buyer was shown. */
const changedPrices = ({ shownPrices, lines }: PlaceOrder, prices: readonly Price[]): FieldError[] =>
  lines.flatMap(({ productId }, at) => {
    const [before, after] = [shownPrices?.[at], priceAt(prices, at).final];
    return before === undefined || decimal(before).equals(after)
      ? []
      : [{ code: 'price_changed', field: `products.${productId}`, params: { before, after } }];
  });

const grantedDiscount = ({ discount }: PlaceOrder): Readonly<Record<string, unknown>> =>
  discount == null ? {} : { discount: discount.percent, reason: discount.reason, authorised_by: discount.authorisedBy };
