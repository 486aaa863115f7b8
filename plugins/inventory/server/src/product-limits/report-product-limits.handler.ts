import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {
  dayOf,
  inTransaction,
  keepingFiles,
  storeGeneratedFile,
  getKnex,
  now,
  onConflictIgnore,
  service,
  writeXlsx,
  type Core,
  type ExportColumn,
  type JobContext,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import { tables } from '../uids';
import { outOfLimit, type OutOfLimit } from './limit-report.rules';
import { productLimits, type LimitView, type ProductLimitsView } from './product-limit.view';

type Row = Pick<ProductLimitsView, 'sku' | 'model' | 'name'> & LimitView & OutOfLimit;

/** Few: between two batches the server answers others. */
const perBatch = 200;
const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const columns: readonly ExportColumn<Row>[] = [
  { title: 'SKU', value: ({ sku }) => sku },
  { title: 'Modelo', value: ({ model }) => model },
  { title: 'Producto', value: ({ name }) => name },
  { title: 'Almacén', value: ({ warehouse_name: name }) => name },
  { title: 'Mínimo', type: 'number', value: ({ minimum }) => minimum },
  { title: 'Máximo', type: 'number', value: ({ maximum }) => maximum },
  { title: 'Existencia real', type: 'number', value: ({ real_stock: stock }) => stock },
  { title: 'Venta promedio mensual', type: 'number', value: ({ average_sales: sales }) => sales },
  { title: 'Situación', value: ({ situation }) => situation },
  { title: 'Diferencia', type: 'number', value: ({ difference }) => difference },
];

/** One report a job: a second run of the job finds the first one's and leaves it. */
export async function run({ strapi, jobId, signal }: JobContext<object>): Promise<{ report_id: number | null }> {
  const made = (await getKnex(strapi)(tables.limitReport).where({ job_id: jobId }).first('id')) as
    { id: number } | undefined;
  if (made !== undefined) return { report_id: made.id };
  const folder = await mkdtemp(path.join(os.tmpdir(), 'limites-'));
  try {
    const file = path.join(folder, 'tabla.xlsx');
    const counted = { rows: 0, products: new Set<string>() };
    await writeXlsx(file, columns, counting(rowsOf(strapi, signal), counted));
    return { report_id: await keep(strapi, jobId, file, { rows: counted.rows, products: counted.products.size }) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function* rowsOf(strapi: Core.Strapi, signal: AbortSignal): AsyncIterable<Row> {
  for await (const ids of service(strapi, 'catalogue.cards').idBatches(perBatch)) {
    signal.throwIfAborted();
    for (const { sku, model, name, productLimits: limits } of await productLimits(strapi, ids)) {
      for (const limit of limits) {
        const out = outOfLimit(limit);
        if (out !== null) yield { sku, model, name, ...limit, ...out };
      }
    }
  }
}

async function* counting(
  rows: AsyncIterable<Row>,
  counted: { rows: number; readonly products: Set<string> },
): AsyncIterable<Row> {
  for await (const row of rows) {
    counted.rows += 1;
    counted.products.add(row.sku);
    yield row;
  }
}

const keep = (
  strapi: Core.Strapi,
  jobId: number,
  file: string,
  counts: { readonly rows: number; readonly products: number },
): Promise<number | null> =>
  keepingFiles([{ path: file, name: `Límites de productos ${dayOf(now())}.xlsx`, mime }], ([kept]) =>
    inTransaction(strapi, async (tx) => {
      const terms = { model: { type: 'product-limit-report', id: jobId }, needs: 'product-limits.read' };
      const fileId = await storeGeneratedFile(tx, kept, terms);
      return onConflictIgnore(tx, tables.limitReport, 'job_id', { job_id: jobId, private_file_id: fileId, ...counts });
    }),
  );
