import {
  actorBehind,
  humanOf,
  insertRows,
  now,
  recordAudit,
  roundToCents,
  service,
  type Actor,
  type FieldError,
  type Tx,
} from '@mayorista/kernel';
import type { Knex } from 'knex';
import '@mayorista/catalogue/contract';
import '@mayorista/pricing/contract';
import { decimal } from '@mayorista/kernel/shared';
import type { DiscountService, GivenAway, GivingSource, StandingGrant } from '../../../contract';
import { tables } from '../uids';
import { amountOf, covers, isBelowCost, isSame, isWithin, piecesOf, refusalOf } from './given.rules';

type Place = Pick<GivingSource, 'type' | 'id'>;

interface Stored {
  readonly id: number;
  readonly status: StandingGrant['status'];
  readonly kind: StandingGrant['kind'];
  readonly product_id: number | null;
  readonly quantity: number | null;
  readonly percent: string | number | null;
  readonly amount: string | number;
  readonly currency: string;
  readonly is_below_cost: boolean | number;
  readonly limit_percent: string | number;
  readonly granted_by: string;
  readonly decided_by: string | null;
  readonly decision_note: string | null;
}

const standingStates = ['waiting', 'granted', 'authorised', 'rejected'];

/** Reads the grants of a source that nobody withdrew and no order used up, the newest first. */
async function storedGrants({ trx }: { readonly trx: Knex }, { type, id }: Place): Promise<Stored[]> {
  return (await trx(tables.discountGrant)
    .where({ source_type: type, source_id: id })
    .whereIn('status', standingStates)
    .whereNull('sale_order_id')
    .orderBy('id', 'desc')) as Stored[];
}

/** What decides whether something may be given: what goods cost in dollars, and what a dollar and a peso are in the source's currency. */
async function factsOf(tx: Tx, { currency }: GivingSource, given: readonly GivenAway[]) {
  const ids = [...new Set(given.flatMap(({ pieces }) => pieces.map(({ productId }) => productId)))];
  const costs = await service(tx.strapi, 'catalogue.costs').averageOf(tx.trx, ids);
  const pesos = given.length === 0 ? '1' : await service(tx.strapi, 'pricing.rates').current('commercial');
  return currency === 'MXN'
    ? { costs, dollar: pesos, peso: decimal(1) }
    : { costs, dollar: '1', peso: decimal(1).dividedBy(pesos) };
}

async function grant(tx: Tx, actor: Actor, source: GivingSource, given: readonly GivenAway[]): Promise<void> {
  const facts = await factsOf(tx, source, given);
  const known = (await storedGrants(tx, source)).filter(({ kind }) => source.kinds?.includes(kind) !== false);
  const kept = new Set<number>();
  const rest = given.filter((each) => {
    const isBelow = isBelowCost(each.pieces, facts);
    const same = known.find((held) => isSame(held, each) && covers(held, each, { currency: source.currency, isBelow }));
    if (same !== undefined) kept.add(same.id);
    return same === undefined;
  });
  const gone = known.flatMap(({ id }) => (kept.has(id) ? [] : [id]));
  if (gone.length > 0)
    await tx.trx(tables.discountGrant).whereIn('id', gone).update({ status: 'withdrawn', updated_at: now() });
  if (rest.length > 0) await write(tx, actor, source, { rest, facts });
}

interface New {
  readonly rest: readonly GivenAway[];
  readonly facts: Awaited<ReturnType<typeof factsOf>>;
}

async function write(tx: Tx, actor: Actor, source: GivingSource, { rest, facts }: New): Promise<void> {
  const real = await actorBehind(tx.strapi, actor);
  const [by, limit] = [await humanOf(tx.trx, real), await service(tx.strapi, 'pricing.giving').limitOf(tx.trx, real)];
  const limits = { percent: limit.percent, shipping: roundToCents(facts.peso.times(limit.shipping)) };
  const rows = rest.map((each) => ({
    source_type: source.type,
    source_id: source.id,
    company_id: source.companyId,
    kind: each.kind,
    product_id: each.productId,
    quantity: each.kind === 'line' ? piecesOf(each) : null,
    percent: each.percent,
    amount: amountOf(each),
    currency: source.currency,
    reason: each.reason,
    is_below_cost: isBelowCost(each.pieces, facts),
    status: isWithin(each, limits, facts) ? 'granted' : 'waiting',
    limit_percent: limit.percent,
    granted_by: real.name,
    granted_by_key: by.key,
    granted_by_email: by.email,
    granted_at: now(),
  }));
  await insertRows(tx, tables.discountGrant, rows);
  await recordAudit(tx, actor, {
    modelType: source.type === 'cart' ? 'carts' : 'distributor-quotations',
    modelId: source.id,
    action: 'gave-away',
    after: {
      given: rows.map(({ percent, product_id: id, amount, status }) => ({ product_id: id, percent, amount, status })),
    },
  });
}

async function judge(tx: Tx, source: GivingSource, given: readonly GivenAway[]): Promise<FieldError[]> {
  if (given.length === 0) return [];
  const facts = await factsOf(tx, source, given);
  const known = await storedGrants(tx, source);
  return given.flatMap((each) => {
    const isBelow = isBelowCost(each.pieces, facts);
    const held = known.filter((one) => covers(one, each, { currency: source.currency, isBelow }));
    return refusalOf(each, held) ?? [];
  });
}

async function use(tx: Tx, place: Place, orderId: number, given: readonly GivenAway[] | null): Promise<void> {
  const held = (await storedGrants(tx, place)).filter(({ status }) => status === 'granted' || status === 'authorised');
  for (const one of held) {
    const each = given?.find((every) => isSame(one, every));
    if (given !== null && each === undefined) continue;
    const sold =
      each === undefined
        ? {}
        : { amount: amountOf(each), ...(each.kind === 'line' ? { quantity: piecesOf(each) } : {}) };
    await tx
      .trx(tables.discountGrant)
      .where({ id: one.id })
      .update({ ...sold, sale_order_id: orderId, updated_at: now() });
  }
}

const toStanding = (row: Stored): StandingGrant => ({
  id: row.id,
  status: row.status,
  kind: row.kind,
  productId: row.product_id,
  percent: row.percent === null ? null : roundToCents(row.percent),
  amount: roundToCents(row.amount),
  currency: row.currency,
  isBelowCost: Boolean(row.is_below_cost),
  limitPercent: roundToCents(row.limit_percent),
  grantedBy: row.granted_by,
  decidedBy: row.decided_by,
  note: row.decision_note,
});

/** Keeps, judges and tells what people give away by hand (design 5: special discount by an authorised person). */
export const discountService: DiscountService = {
  grant,
  judge,
  standing: async (tx, place) => (await storedGrants(tx, place)).map(toStanding),
  use,
};
