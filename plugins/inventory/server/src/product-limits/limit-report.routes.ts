import { z } from 'zod';
import {
  dayOf,
  defineRoute,
  enqueue,
  inTransaction,
  getKnex,
  NotFoundError,
  fetchPage,
  type RouteRequest,
} from '@mayorista/kernel';
import { idOf, paging } from '../input';
import { tables } from '../uids';
import { reportProductLimits } from './report-product-limits.job';
import {
  productLimitReportCreateOutput,
  productLimitReportOutput,
  productLimitReportListOutput,
} from './limit-report.answer';

interface ReportRow {
  readonly id: number;
  readonly job_id: number;
  readonly private_file_id: number;
  readonly products: number;
  readonly rows: number;
  readonly created_at: Date | number | string;
}

const listQuery = z.object(paging);

const view = ({ id, products, rows, created_at: at }: ReportRow) => ({
  id,
  products,
  rows,
  created_at: new Date(at).toISOString(),
});

async function listReports({ strapi, query }: RouteRequest<unknown, z.output<typeof listQuery>>) {
  const { rows, total, meta } = await fetchPage<ReportRow>(() => getKnex(strapi)(tables.limitReport), query);
  return { data: rows.map(view), total, meta };
}

/** The report with its file: its name, and the address from which those who may read limits download it. */
async function showReport({ strapi, params }: RouteRequest) {
  const row = (await getKnex(strapi)(tables.limitReport)
    .where({ id: idOf(params) })
    .first()) as ReportRow | undefined;
  if (row === undefined) throw new NotFoundError();
  const day = dayOf(row.created_at);
  return {
    data: { ...view(row), file: `limites_de_productos_${day}.xlsx`, url: `/api/private-files/${row.private_file_id}` },
    meta: {},
  };
}

const common = { noun: 'product-limit-reports' } as const;

/** Reports of products out of their limits (spec catalogue 7, Limits; decisions: only /{id} answers file and url). */
export const limitReportRoutes = [
  defineRoute({
    ...common,
    method: 'GET',
    path: '/product-limit-reports',
    action: 'find',
    needs: 'product-limits.read',
    summary: 'Reportes de límites',
    query: listQuery,
    output: productLimitReportListOutput,
    handle: listReports,
  }),
  defineRoute({
    ...common,
    method: 'GET',
    path: '/product-limit-reports/:id',
    action: 'findOne',
    needs: 'product-limits.read',
    summary: 'Un reporte de límites con su archivo',
    output: productLimitReportOutput,
    handle: showReport,
  }),
  defineRoute({
    ...common,
    method: 'POST',
    path: '/product-limit-reports',
    action: 'create',
    needs: 'product-limits.write',
    summary: 'Pedir un reporte de límites',
    status: 202,
    input: z.strictObject({}),
    output: productLimitReportCreateOutput,
    async handle({ strapi, actor }) {
      const jobId = await inTransaction(strapi, (tx) => enqueue(tx, reportProductLimits, {}, { requestedBy: actor }));
      return { data: { job_id: jobId }, meta: {} };
    },
  }),
];
