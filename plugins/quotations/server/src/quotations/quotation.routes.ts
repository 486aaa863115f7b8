import { IVA_RATES } from '@mayorista/config';
import { createHash } from 'node:crypto';
import {
  answerRecord,
  defineRoute,
  findLockedShaped,
  findShaped,
  getKnex,
  inTransaction,
  isAllowed,
  moveShaped,
  NotFoundError,
  parseIfMatch,
  pathId,
  reject,
  service,
  type Actor,
  type Core,
  type DefinedRecord,
  type RouteDefinition,
  type RouteRequest,
} from '@mayorista/kernel';
import { isMarkedUp, toCompanyPrice } from '@mayorista/pricing/shared';
import '@mayorista/sales/contract';
import { listVersions, type FrozenVersion } from '../versions/version.store';
import { quotations } from './quotation.record';
import { quotationOutput } from './quotation.answer';
import { answers } from './quotation.rules';
import { isBuyer } from './quotation.scope';
import type { QuotationRow } from './quotation.types';
import { tables } from '../uids';

/** Returns a quotation within the actor's reach. Throws NotFoundError. */
export async function getQuotation(
  { strapi, actor }: Pick<RouteRequest, 'strapi' | 'actor'>,
  id: number,
): Promise<QuotationRow> {
  const row = (await findShaped(quotations, { strapi }, id, actor)) as QuotationRow | null;
  if (row === null) throw new NotFoundError();
  return row;
}

/**
 * Notes that the buyer opened a quotation that was sent: it is viewed from then on. Staff who look, on their own or in the buyer's name, leave
 * it as it is.
 */
export async function noteViewing(strapi: Core.Strapi, actor: Actor, quotation: QuotationRow): Promise<void> {
  if (quotation.status !== 'enviada' || actor.onBehalf !== null || !answers(quotation, actor)) return;
  await inTransaction(strapi, async (tx) => {
    const row = (await findLockedShaped(quotations, tx, quotation.id, actor)) as QuotationRow | null;
    if (row?.status !== 'enviada') return;
    await moveShaped(quotations, tx, actor, { id: row.id, input: { status: 'vista' }, expected: null });
  });
}

/** Builds the answer of one quotation, with the versions that were sent. */
export async function answerQuotation(request: Pick<RouteRequest, 'strapi' | 'actor'>, id: number) {
  const { strapi, actor } = request;
  const { data, ...rest } = await answerRecord(quotations, request, id);
  const versions = await listVersions(getKnex(strapi), id);
  const discounts = isBuyer(actor) ? {} : { discounts: await discountsOf(strapi, id) };
  return {
    ...rest,
    data: { ...data, versions: versions.map((version) => versionAnswer(strapi, version, actor)), ...discounts },
  };
}

/** What is given away on a quotation and how it stands: no business of who buys. */
async function discountsOf(strapi: Core.Strapi, id: number) {
  const place = { type: 'distributor-quotation' as const, id };
  const standing = await service(strapi, 'sales.discounts').standing({ trx: getKnex(strapi) }, place);
  return standing.map((grant) => ({
    id: grant.id,
    status: grant.status,
    product_id: grant.productId,
    percent: grant.percent,
    amount: grant.amount,
    currency: grant.currency,
    is_below_cost: grant.isBelowCost,
    limit_percent: grant.limitPercent,
    granted_by: grant.grantedBy,
    decided_by: grant.decidedBy,
    note: grant.note,
  }));
}

/** What the company pays for what one of its secondary users is quoted at its mark-up, for who may know it; null where it is the same. */
function companyAmounts(strapi: Core.Strapi, { lines, currency }: FrozenVersion, { roles }: Actor) {
  if (roles.includes('secondary_user') || !lines.some(({ price }) => isMarkedUp(price))) return null;
  const charged = lines.map(({ price, quantity }) => ({ quantity, unitPrice: toCompanyPrice(price).unitPrice }));
  const { subtotal, iva, total } = service(strapi, 'sales.orders').totals(charged, currency, IVA_RATES.general);
  return { subtotal, iva, total };
}

/** Why a price is what it is, and what others pay, is told to who may know it, as with orders. */
function versionAnswer(strapi: Core.Strapi, { lines, ...version }: FrozenVersion, actor: Actor) {
  const explains = !isBuyer(actor) && (isAllowed(actor, 'prices.explain') || actor.kind === 'staff');
  return {
    number: version.number,
    currency: version.currency,
    exchange_rate: version.exchangeRate,
    valid_to: version.validTo,
    subtotal: version.subtotal,
    iva_rate: version.ivaRate,
    iva: version.iva,
    total: version.total,
    company_amounts: companyAmounts(strapi, { lines, ...version }, actor),
    note: version.note,
    sent_at: version.sentAt,
    sent_by: version.sentBy,
    lines: lines.map(({ price, ...line }) => ({
      product_id: line.productId,
      sku: line.sku,
      model: line.model,
      name: line.name,
      quantity: line.quantity,
      unit_price: line.unitPrice,
      subtotal: line.subtotal,
      discount_percent: line.discountPercent,
      ...(explains ? { list_price: price.list, discount_reason: line.discountReason, price_steps: price.steps } : {}),
    })),
  };
}

const showing = (route: RouteDefinition): RouteDefinition =>
  defineRoute({
    ...route,
    output: quotationOutput,
    async handle(request) {
      const id = pathId(request.params);
      await noteViewing(request.strapi, request.actor, await getQuotation(request, id));
      return answerQuotation(request, id);
    },
  });

/** The same call with the versions in its answer. */
const withVersions = (route: RouteDefinition): RouteDefinition =>
  defineRoute({
    ...route,
    output: quotationOutput,
    async handle(request) {
      const { id } = (await route.handle(request)) as { id: number };
      return answerQuotation(request, id);
    },
  });

type Given = Readonly<Record<string, unknown>>;

/** Tells one wish of converting from another: what is left out and what is empty are the same, in whatever order it is given. */
const conversionHash = ({ status: _to, current_status: _from, ...wish }: Given): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        Object.entries(wish)
          .filter(([, value]) => value != null && value !== '')
          .toSorted(byKey),
      ),
    )
    .digest('hex');

const byKey = ([one]: [string, unknown], [other]: [string, unknown]): number => (one < other ? -1 : 1);

/** Converting what is converted already answers the order that it became: the call may be sent again, but not with another wish. */
const convertingOnce = (route: RouteDefinition): RouteDefinition =>
  defineRoute({
    ...route,
    async handle(request) {
      const { strapi, actor, ctx } = request;
      const { status } = request.input as { status?: string };
      if (status !== 'convertida') return route.handle(request);
      return inTransaction(strapi, async (tx) => {
        const row = (await findLockedShaped(quotations, tx, pathId(request.params), actor)) as QuotationRow | null;
        const hash = conversionHash(request.input as Given);
        if (row?.status === 'convertida' && answers(row, actor)) {
          if (row.conversion_hash !== null && row.conversion_hash !== hash) reject('converted_otherwise', 'status');
          return { id: row.id };
        }
        await moveShaped(quotations, tx, actor, {
          id: pathId(request.params),
          input: request.input as Given,
          expected: parseIfMatch(ctx),
        });
        await tx
          .trx(tables.quotation)
          .where({ id: pathId(request.params) })
          .update({ conversion_hash: hash });
        return { id: pathId(request.params) };
      });
    },
  });

/** The record with the routes that differ from every other record's. */
export const servedQuotations: DefinedRecord = {
  ...quotations,
  routes: quotations.routes.map((route) => {
    if (route.path.startsWith('/distributor-quotation-statuses')) return withVersions(convertingOnce(route));
    if (route.action === 'findOne') return showing(route);
    return ['create', 'update'].includes(route.action) ? withVersions(route) : route;
  }),
};
