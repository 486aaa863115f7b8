import { z } from 'zod';
import { DISCOUNT_TYPE_TEXTS, FLOW_TYPE_TEXTS } from '@mayorista/config';
import {
  defineExport,
  defineRoute,
  AppError,
  sendExport,
  service,
  type Core,
  type RouteRequest,
} from '@mayorista/kernel';
import '@mayorista/catalogue/contract';
import type { LimitView, ProductLimitsView } from './product-limit.view';
import { productLimits } from './product-limit.view';
import { exportProductLimitOutput } from './export-product-limits.answer';

type Row = Pick<
  ProductLimitsView,
  'sku' | 'model' | 'name' | 'stage' | 'product_flow_type' | 'discount_type' | 'forecast'
> &
  Partial<LimitView> & { readonly stock: number; readonly sales: number };

/** Few: between two batches the server answers others. */
const perBatch = 200;

/** Every product with its limits, a row a warehouse; one row without a warehouse when it has none. */
async function* rowsOf(strapi: Core.Strapi, signal: AbortSignal): AsyncIterable<Row> {
  for await (const ids of service(strapi, 'catalogue.cards').idBatches(perBatch)) {
    signal.throwIfAborted();
    for (const product of await productLimits(strapi, ids)) yield* rowsOfProduct(product);
  }
}

function* rowsOfProduct(product: ProductLimitsView): Iterable<Row> {
  const shared = { ...product, stock: product.real_stock, sales: product.average_sales };
  if (product.productLimits.length === 0) yield shared;
  for (const limit of product.productLimits)
    yield { ...shared, ...limit, stock: limit.real_stock, sales: limit.average_sales };
}

/** A stored choice as people read it. */
const textOf = (texts: Readonly<Record<string, string>>, stored: string | null): string =>
  texts[stored ?? ''] ?? stored ?? '';

/** All limits as a table (spec catalogue 3: product_limits.xlsx). */
export const productLimitsExport = defineExport<Row>()({
  name: 'product-limits',
  label: 'Límites de productos',
  needs: 'product-limits.read',
  query: z.object({}),
  columns: [
    { title: 'SKU', value: ({ sku }) => sku },
    { title: 'Modelo', value: ({ model }) => model },
    { title: 'Producto', value: ({ name }) => name },
    { title: 'Etapa', value: ({ stage }) => stage },
    { title: 'Tipo de flujo', value: ({ product_flow_type: type }) => textOf(FLOW_TYPE_TEXTS, type) },
    { title: 'Tipo de descuento', value: ({ discount_type: type }) => textOf(DISCOUNT_TYPE_TEXTS, type) },
    { title: 'Pronóstico', type: 'number', value: ({ forecast }) => forecast },
    { title: 'Almacén', value: ({ warehouse_name: name }) => name ?? '' },
    { title: 'Mínimo', type: 'number', value: ({ minimum }) => minimum ?? '' },
    { title: 'Máximo', type: 'number', value: ({ maximum }) => maximum ?? '' },
    { title: 'Existencia real', type: 'number', value: ({ stock }) => stock },
    { title: 'Venta promedio mensual', type: 'number', value: ({ sales }) => sales },
  ],
  rows: ({ strapi, signal }) => rowsOf(strapi, signal),
});

/** 500 in the document's words (spec catalogue 8); the log has the reason under the request's id. */
class LimitsNotExported extends AppError {
  readonly status = 500;
  readonly name = 'InternalServerError';

  constructor(requestId: string) {
    super('Error al exportar los límites', { requestId });
  }
}

async function sendLimits(request: RouteRequest) {
  const file = await sendExport(request, productLimitsExport, {
    format: 'xlsx',
    query: {},
    message: 'Descarga exitosa',
  }).catch((error: unknown) => {
    if (error instanceof AppError) throw error;
    const requestId = String(request.ctx.state.requestId);
    request.strapi.log.error(
      `[${requestId}] product_limits.xlsx: ${error instanceof Error ? error.stack : String(error)}`,
    );
    throw new LimitsNotExported(requestId);
  });
  request.ctx.attachment('product_limits.xlsx');
  return file;
}

/** GET /export-product-limits: the table at once, as product_limits.xlsx. */
export const exportProductLimits = defineRoute({
  method: 'GET',
  path: '/export-product-limits',
  noun: 'export-product-limits',
  action: 'find',
  needs: 'product-limits.read',
  summary: 'Descargar los límites de productos (product_limits.xlsx)',
  output: exportProductLimitOutput,
  handle: sendLimits,
});
