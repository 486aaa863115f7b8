import { z } from 'zod';
import { ZIP_LIMIT } from '@mayorista/config';
import {
  answerRecord,
  defineRoute,
  findShaped,
  inTransaction,
  largestId,
  moveShaped,
  NotFoundError,
  pathId,
  reject,
  removeShaped,
  service,
  spend,
  spenderOf,
  type DefinedRecord,
  type RouteDefinition,
  type RouteRequest,
} from '@mayorista/kernel';
import { cancellationReasons } from '../../../shared/terms';
import { sendDocument, sendDocuments, type FileType } from '../downloads/send-document';
import { creditKey, isOfOrder } from '../credit-notes/credit-key';
import { invoices } from './invoice.record';
import type { InvoiceRow } from './invoice.store';
import { invoiceOrFileOutput, invoiceOutput, invoiceDownloadOutput, invoiceCancelOutput } from './invoice.answer';

const id = z.number().int().positive().max(largestId);

async function getInReach(
  { strapi, actor }: Pick<RouteRequest, 'strapi' | 'actor'>,
  invoiceId: number,
): Promise<InvoiceRow> {
  const row = (await findShaped(invoices, { strapi }, invoiceId, actor)) as InvoiceRow | null;
  if (row === null) throw new NotFoundError();
  return row;
}

const fileQuery = z.object({
  fileType: z.enum(['pdf', 'xml', 'zip'], { error: 'not_an_option' }).optional(),
  /** `show` opens a PDF in the browser; it is saved otherwise. */
  action: z.enum(['download', 'show'], { error: 'not_an_option' }).default('download'),
});

/** GET /invoices/{id}: the document's data, or with fileType the document itself (spec storefront 7, Invoices). */
const withFiles = (route: RouteDefinition): RouteDefinition =>
  defineRoute({
    ...route,
    query: fileQuery,
    output: invoiceOrFileOutput,
    async handle(request) {
      const { fileType, action } = request.query as { fileType?: FileType; action: string };
      if (fileType === undefined) return route.handle(request);
      const row = await getInReach(request, pathId(request.params));
      if (fileType !== 'xml') await spend(request.strapi, 'pdf', spenderOf(request));
      return sendDocument(request, row, { type: fileType, isShown: action === 'show' });
    },
  });

/** The list under the name that the document gives it. */
const asSearch = (route: RouteDefinition): RouteDefinition => ({
  ...route,
  path: '/invoice-searches',
  noun: 'invoice-searches',
  action: 'find',
});

/** The record with the routes that differ from every other record's. */
export const servedInvoices: DefinedRecord = {
  ...invoices,
  routes: invoices.routes.flatMap((route) => {
    if (route.action === 'findOne') return [withFiles(route)];
    return route.action === 'find' ? [route, asSearch(route)] : [route];
  }),
};

const issueOrder = defineRoute({
  method: 'POST',
  path: '/invoices',
  noun: 'invoices',
  action: 'issue',
  needs: 'invoices.write',
  summary: 'Facturar un pedido',
  status: 201,
  input: z.strictObject({
    sale_order_id: id,
    receiver: z.enum(['company', 'public'], { error: 'not_an_option' }).default('company'),
    /** A stamped invoice of the same order whose place the new one takes. */
    substitutes: id.optional(),
    /** In place of the use that the order's buyer chose. */
    cfdi_use: z.string().trim().max(4).optional(),
  }),
  output: invoiceOutput,
  async handle(request) {
    const { strapi, actor, input } = request;
    const { sale_order_id: orderId, receiver, substitutes, cfdi_use: cfdiUse } = input;
    const issued = await inTransaction(strapi, (tx) =>
      service(strapi, 'billing.invoices').invoiceOrder(tx, orderId, {
        actor,
        receiver,
        ...(substitutes === undefined ? {} : { substitutes }),
        ...(cfdiUse === undefined ? {} : { cfdiUse }),
      }),
    );
    return answerRecord(invoices, request, issued.id);
  },
});

const cancelInput = z.object({
  reason: z
    .enum(Object.keys(cancellationReasons) as (keyof typeof cancellationReasons)[], { error: 'not_an_option' })
    .default('02'),
  substitute_uuid: z.string().trim().max(36).optional(),
});

/** DELETE /invoices/{id}: removes a draft, discards a rejected document, asks to cancel a stamped one. */
const cancelInvoice = defineRoute({
  method: 'DELETE',
  path: '/invoices/:id',
  noun: 'invoices',
  action: 'cancel',
  needs: 'invoices.cancel',
  summary: 'Cancelar una factura, con su motivo',
  query: cancelInput,
  output: invoiceCancelOutput,
  async handle(request) {
    const { strapi, actor, query } = request;
    const row = await getInReach(request, pathId(request.params));
    await inTransaction(strapi, async (tx) => {
      if (row.state === 'draft') return removeShaped(invoices, tx, actor, { id: row.id, expected: null });
      if (row.state === 'failed')
        return moveShaped(invoices, tx, actor, { id: row.id, input: { state: 'cancelled' }, expected: null });
      const { reason, substitute_uuid: substituteUuid } = query;
      return service(strapi, 'billing.invoices').cancel(
        tx,
        row.id,
        { reason, ...(substituteUuid === undefined ? {} : { substituteUuid }) },
        actor,
      );
    });
    return row.state === 'draft' ? { data: null, meta: {} } : answerRecord(invoices, request, row.id);
  },
});

const idList = z
  .string()
  .regex(/^\d{1,10}(,\d{1,10})*$/, 'invalid')
  .transform((text) => [...new Set(text.split(',').map(Number))]);

const downloadInvoices = defineRoute({
  method: 'GET',
  path: '/invoice-downloads',
  noun: 'invoice-downloads',
  action: 'download',
  needs: 'invoices.read',
  summary: 'Descargar varias facturas (PDF y XML) en un zip',
  query: z.object({ ids: idList }),
  output: invoiceDownloadOutput,
  spends: 'pdf',
  async handle(request) {
    const { ids } = request.query;
    if (ids.length > ZIP_LIMIT) reject('too_many_documents', 'ids', { count: ids.length, limit: ZIP_LIMIT });
    const rows: InvoiceRow[] = [];
    for (const each of ids) rows.push(await getInReach(request, each));
    return sendDocuments(request, rows);
  },
});

const noteInput = z.strictObject({
  invoice_id: id,
  key: z.string().trim().min(1).max(60),
  reason: z.string().trim().min(1).max(500),
  /** Pieces that came back; or the amount taken off, with its taxes. */
  lines: z
    .array(z.strictObject({ line_id: id, quantity: z.number().int().positive().max(100_000) }))
    .max(2_000)
    .optional(),
  amount: z
    .string()
    .regex(/^\d{1,12}(\.\d{1,2})?$/, 'invalid')
    .optional(),
});

const issueCreditNote = defineRoute({
  method: 'POST',
  path: '/invoice-credit-notes',
  noun: 'invoice-credit-notes',
  action: 'create',
  needs: 'invoices.write',
  summary: 'Emitir una nota de crédito de una factura',
  status: 201,
  input: noteInput,
  output: invoiceOutput,
  async handle(request) {
    const { strapi, actor } = request;
    const { invoice_id: invoiceId, key, reason, lines, amount } = request.input;
    await getInReach(request, invoiceId);
    if (isOfOrder(creditKey(key))) reject('key_of_platform', 'key');
    if ((lines === undefined) === (amount === undefined)) reject('required', 'lines');
    const issued = await inTransaction(strapi, (tx) =>
      service(strapi, 'billing.invoices').creditNote(
        tx,
        invoiceId,
        amount === undefined
          ? {
              kind: 'return',
              key,
              reason,
              lines: (lines ?? []).map(({ line_id: lineId, quantity }) => ({ lineId, quantity })),
            }
          : { kind: 'amount', key, reason, amount },
        actor,
      ),
    );
    return answerRecord(invoices, request, issued.id);
  },
});

export const invoiceRoutes = [issueOrder, cancelInvoice, downloadInvoices, issueCreditNote];
