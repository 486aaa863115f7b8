import { z } from 'zod';
import {
  defineRoute,
  escapeLike,
  parseIfMatch,
  instant,
  getKnex,
  NotFoundError,
  fetchPage,
  today,
  unpagedList,
  type Core,
} from '@mayorista/kernel';
import { publicId } from '../fields.schema';
import { idOf } from '../ids';
import { tables } from '../uids';
import { specialDiscountMachine } from './special-brand-discount.machine';
import { columns, companiesOf, findDiscount, withBrand, type DiscountRow } from './special-brand-discount.store';
import {
  changeDiscount,
  decideDiscount,
  decisionInput,
  discountInput,
  requestDiscount,
} from './write-special-brand-discount';

const noun = 'special-brand-discounts';
const listQuery = z.object({
  omniSearchQuery: z.string().trim().max(100).optional(),
  brand_id: publicId.optional(),
  company_id: publicId.optional(),
  status: z.enum(['pending', 'authorised', 'rejected']).optional(),
  page: z.coerce.number().int().min(1).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(10),
});

async function viewsOf(strapi: Core.Strapi, rows: readonly DiscountRow[]) {
  const companies = await companiesOf(
    getKnex(strapi),
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    id: row.id,
    brand_id: row.brand_id,
    brand_name: row.brand_name,
    discount: String(row.discount),
    start_date: row.start_date,
    end_date: row.end_date,
    reason: row.reason,
    status: row.status,
    status_label: specialDiscountMachine.labels[row.status],
    requested_by: row.requested_by,
    decided_by: row.decided_by,
    decided_at: row.decided_at === null ? null : instant(new Date(row.decided_at)),
    decision_note: row.decision_note,
    companies: companies.get(row.id) ?? [],
    updatedAt: instant(new Date(row.updated_at)),
  }));
}

async function show(strapi: Core.Strapi, id: number) {
  const row = await findDiscount(getKnex(strapi), id);
  if (row === undefined) throw new NotFoundError();
  const [data] = await viewsOf(strapi, [row]);
  return { data, meta: {} };
}

function filtered(strapi: Core.Strapi, asked: z.output<typeof listQuery>) {
  const query = withBrand(getKnex(strapi));
  if (asked.brand_id !== undefined) query.where('d.brand_id', asked.brand_id);
  if (asked.status !== undefined) query.where('d.status', asked.status);
  if (asked.company_id !== undefined)
    query.whereIn(
      'd.id',
      getKnex(strapi)(tables.specialDiscountCompany).where({ company_id: asked.company_id }).select('discount_id'),
    );
  if (asked.omniSearchQuery !== undefined)
    query.whereRaw(`lower(b.name) like ? escape '\\'`, [`%${escapeLike(asked.omniSearchQuery.toLowerCase())}%`]);
  return query;
}

/** Special discounts of a brand for some distributors (spec catalogue 7, Discounts). */
export const specialBrandDiscountRoutes = [
  defineRoute({
    method: 'GET',
    path: '/special-brand-discounts',
    noun,
    action: 'find',
    needs: `${noun}.read`,
    summary: 'Descuentos especiales de marca',
    query: listQuery,
    async handle({ strapi, query }) {
      const { rows, total, meta } = await fetchPage<DiscountRow>(() => filtered(strapi, query), query, {
        columns,
        id: 'd.id',
      });
      return { data: await viewsOf(strapi, rows), total, meta };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/special-brand-discounts/:id',
    noun,
    action: 'findOne',
    needs: `${noun}.read`,
    summary: 'Un descuento especial de marca',
    handle: ({ strapi, params }) => show(strapi, idOf(params)),
  }),
  defineRoute({
    method: 'POST',
    path: '/special-brand-discounts',
    noun,
    action: 'create',
    needs: `${noun}.write`,
    summary: 'Pedir un descuento especial de marca',
    status: 201,
    input: discountInput,
    handle: async ({ strapi, actor, input }) => show(strapi, await requestDiscount(strapi, actor, input)),
  }),
  defineRoute({
    method: 'PUT',
    path: '/special-brand-discounts/:id',
    noun,
    action: 'update',
    needs: `${noun}.write`,
    summary: 'Cambiar un descuento especial de marca',
    input: discountInput,
    async handle({ strapi, actor, params, input, ctx }) {
      await changeDiscount(strapi, actor, { id: idOf(params), expected: parseIfMatch(ctx) }, input);
      return show(strapi, idOf(params));
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/special-brand-discount-auths/:id',
    noun: 'special-brand-discount-auths',
    action: 'update',
    needs: `${noun}.authorise`,
    summary: 'Autorizar o rechazar un descuento especial de marca',
    input: decisionInput,
    async handle({ strapi, actor, params, input }) {
      await decideDiscount(strapi, actor, idOf(params), input);
      return show(strapi, idOf(params));
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/special-brand-discount-dist',
    noun: 'special-brand-discount-dist',
    action: 'find',
    needs: `${noun}.read`,
    summary: 'Descuentos especiales en vigor de un distribuidor',
    query: z.object({ company_id: publicId }),
    async handle({ strapi, query }) {
      const day = today();
      const rows = (await filtered(strapi, {
        company_id: query.company_id,
        status: 'authorised',
        page: 1,
        per_page: 100,
      })
        .select(columns)
        .orderBy('b.name')) as DiscountRow[];
      return unpagedList(
        await viewsOf(
          strapi,
          rows.filter(
            ({ start_date: start, end_date: end }) => (start === null || start <= day) && (end === null || end >= day),
          ),
        ),
      );
    },
  }),
];
