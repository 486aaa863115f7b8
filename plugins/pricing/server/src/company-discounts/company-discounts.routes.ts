import { z } from 'zod';
import {
  defineRoute,
  emit,
  inTransaction,
  insertRow,
  getKnex,
  NotFoundError,
  now,
  recordAudit,
  ValidationError,
  rejectUnknown,
  unpagedList,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import { publicId, day, percent } from '../fields.schema';
import { discountsChanged } from '../events';
import { idOf } from '../ids';
import { termRefusals } from '../offers/offer.rules';
import { tables } from '../uids';

interface ConfRow {
  readonly id: number;
  readonly company_id: number;
  readonly business_name: string | null;
  readonly brand_id: number | null;
  readonly brand_name: string | null;
  readonly discount: string | number;
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly set_by: string | null;
}

const confInput = z.strictObject({
  company_id: publicId,
  brand_id: publicId.nullish(),
  discount: percent,
  start_date: day.nullish(),
  end_date: day.nullish(),
});
type ConfInput = z.output<typeof confInput>;

const view = (row: ConfRow) => ({
  id: row.id,
  company_id: row.company_id,
  business_name: row.business_name ?? null,
  brand_id: row.brand_id,
  brand_name: row.brand_name,
  discount: String(row.discount),
  start_date: row.start_date,
  end_date: row.end_date,
  set_by: row.set_by,
});

const confs = (strapi: Core.Strapi) =>
  getKnex(strapi)(`${tables.companyDiscount} as d`)
    .leftJoin(`${tables.brand} as b`, 'b.id', 'd.brand_id')
    .leftJoin(`${tables.company} as c`, 'c.id', 'd.company_id')
    .select('d.*', 'b.name as brand_name', 'c.business_name');

async function showConf(strapi: Core.Strapi, id: number) {
  const row = (await confs(strapi).where('d.id', id).first()) as ConfRow | undefined;
  if (row === undefined) throw new NotFoundError();
  return { data: view(row), meta: {} };
}

const columnsOf = (input: ConfInput) => ({
  company_id: input.company_id,
  brand_id: input.brand_id ?? null,
  discount: input.discount,
  start_date: input.start_date ?? null,
  end_date: input.end_date ?? null,
});

async function refuseInvalid(tx: Tx, input: ConfInput, ownId: number | null): Promise<void> {
  const days = termRefusals({ start_date: input.start_date ?? null, end_date: input.end_date ?? null });
  if (days.length > 0) throw new ValidationError(days);
  await rejectUnknown(tx, [
    { field: 'company_id', table: tables.company, id: input.company_id },
    { field: 'brand_id', table: tables.brand, id: input.brand_id },
  ]);
  const same = (await tx
    .trx(tables.companyDiscount)
    .where({ company_id: input.company_id, brand_id: input.brand_id ?? null })
    .select('id')) as { id: number }[];
  if (same.some(({ id }) => id !== ownId))
    throw new ValidationError([{ code: 'discount_repeated', field: 'brand_id' }]);
}

/** Discounts configured for a company (spec people-and-crm 7, Discounts and company data). */
export const companyDiscountRoutes = [
  defineRoute({
    method: 'GET',
    path: '/company-discount-confs',
    noun: 'company-discount-confs',
    action: 'find',
    needs: 'company-discounts.read',
    summary: 'Descuentos por empresa',
    query: z.object({ company_id: publicId.optional() }),
    async handle({ strapi, query }) {
      const rows = (await confs(strapi)
        .where((where) => void (query.company_id !== undefined && where.where('d.company_id', query.company_id)))
        .orderBy('d.id')) as ConfRow[];
      return unpagedList(rows.map(view));
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/company-discount-confs',
    noun: 'company-discount-confs',
    action: 'create',
    needs: 'company-discounts.write',
    summary: 'Dar un descuento a una empresa',
    status: 201,
    input: confInput,
    async handle({ strapi, actor, input }) {
      const id = await inTransaction(strapi, async (tx) => {
        await refuseInvalid(tx, input, null);
        const made = await insertRow(tx, tables.companyDiscount, { ...columnsOf(input), set_by: actor.name });
        await recordAudit(tx, actor, {
          modelType: 'company-discount-confs',
          modelId: made,
          action: 'created',
          after: columnsOf(input),
        });
        await emit(tx, discountsChanged, { companyId: input.company_id });
        return made;
      });
      return showConf(strapi, id);
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/company-discount-confs/:id',
    noun: 'company-discount-confs',
    action: 'update',
    needs: 'company-discounts.write',
    summary: 'Cambiar el descuento de una empresa',
    input: confInput,
    async handle({ strapi, actor, params, input }) {
      const id = idOf(params);
      await inTransaction(strapi, async (tx) => {
        const before = (await tx.trx(tables.companyDiscount).where({ id }).first()) as ConfRow | undefined;
        if (before === undefined) throw new NotFoundError();
        await refuseInvalid(tx, input, id);
        await tx
          .trx(tables.companyDiscount)
          .where({ id })
          .update({ ...columnsOf(input), set_by: actor.name, updated_at: now() });
        await recordAudit(tx, actor, {
          modelType: 'company-discount-confs',
          modelId: id,
          action: 'changed',
          before: { discount: String(before.discount) },
          after: { discount: input.discount },
        });
        await emit(tx, discountsChanged, { companyId: input.company_id });
      });
      return showConf(strapi, id);
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/company-discount-confs/:id',
    noun: 'company-discount-confs',
    action: 'delete',
    needs: 'company-discounts.write',
    summary: 'Quitar el descuento de una empresa',
    async handle({ strapi, actor, params }) {
      const id = idOf(params);
      await inTransaction(strapi, async (tx) => {
        const before = (await tx.trx(tables.companyDiscount).where({ id }).first()) as ConfRow | undefined;
        if (before === undefined) throw new NotFoundError();
        await tx.trx(tables.companyDiscount).where({ id }).delete();
        await recordAudit(tx, actor, {
          modelType: 'company-discount-confs',
          modelId: id,
          action: 'removed',
          before: { ...view(before) },
        });
        await emit(tx, discountsChanged, { companyId: before.company_id });
      });
      return { data: null, meta: {} };
    },
  }),
];
