import { z } from 'zod';
import {
  defineRecord,
  event,
  getKnex,
  type Actor,
  type FieldError,
  type MoveContext,
  amountOutput,
  say,
} from '@mayorista/kernel';
import type { Knex } from 'knex';
import { invoiceIssued } from '../../../events';
import { invoice } from '../../../shared/invoice.shape';
import { documentTypeWords } from '../../../shared/terms';
import { openCancellation } from '../cancellations/open-cancellation';
import { judgeCancellation } from '../cancellations/judge-cancellation';
import { judgeKeep, withdrawCancellation } from '../cancellations/keep-invoice';
import { judgeAgain, renumber } from '../payments/issue-again';
import { settleDocument } from '../payments/settle-document';
import { platform } from '../platform';
import { inReach } from './invoice.scope';
import { balances, type InvoiceColumns, type InvoiceRow } from './invoice.store';
import { judgeInvoice } from './judge-invoice';
import { companyReceiver, useOf } from './receiver';

/** Steps that follow from an answer of the provider or the tax authority, which nobody takes by hand. */
const byItself = { needs: 'invoices.write', may: (_row: InvoiceRow, { kind }: Actor) => kind === 'system' };

/** Serves invoices, credit notes and payment complements (spec storefront 7, Invoices). */
export const invoices = defineRecord(invoice, {
  omits: ['create', 'update', 'remove'],
  scope: inReach,
  companyOf: ({ company_id: id }) => id,
  computedOutput: {
    type_label: z.string().meta({ examples: ['Factura'] }),
    balance: amountOutput.nullable().meta({ description: 'Lo que falta por pagar de una factura a crédito' }),
  },
  computed: async (strapi, rows) => {
    const onCredit = rows.filter(({ type, payment_method: method }) => type === 'I' && method === 'PPD');
    const left = await balances(getKnex(strapi), onCredit);
    return ({ id, type }) => ({ type_label: say(documentTypeWords[type]), balance: left.get(id) ?? null });
  },
  waits: {
    failed: {
      label: ['factura rechazada por corregir', 'facturas rechazadas por corregir'],
      needs: 'invoices.write',
      lateAfterHours: 8,
    },
  },
  moves: {
    issue: {
      needs: 'invoices.write',
      guard: judgeIssue,
      effect: issue,
      announce: ({ id }) => event(invoiceIssued, { invoiceId: id }),
    },
    discard: { needs: 'invoices.write', effect: () => Promise.resolve({ live_key: null }) },
    request_cancellation: { needs: 'invoices.cancel', guard: judgeCancellation, effect: openCancellation },
    seal: byItself,
    stamp: byItself,
    fail: byItself,
    cancel: byItself,
    keep: { needs: 'invoices.cancel', guard: judgeKeep, effect: withdrawCancellation },
  },
});

/** Judges a document as it would be issued: an invoice to a company with the company's fiscal data of now. */
async function judgeIssue(row: InvoiceRow, knex: Knex): Promise<FieldError[]> {
  return [
    ...(await judgeInvoice(platform(), knex, { ...row, ...(await freshReceiver(row, knex)) } as InvoiceRow)),
    ...(row.state === 'failed' ? await judgeAgain(knex, row) : []),
  ];
}

/**
 * Fiscal data may have been completed since the document was drafted. What was sealed once keeps its receiver no longer than that; a use that
 * was chosen stays.
 */
async function freshReceiver(row: InvoiceRow, knex: Knex): Promise<InvoiceColumns> {
  if (row.company_id === null || row.receiver_rfc === 'XAXX010101000') return {};
  const found = await companyReceiver(platform(), knex, row.company_id, row.chosen_use);
  return { ...found, cfdi_use: useOf(row.type, found.cfdi_use ?? null) };
}

async function issue({ tx, record, actor }: MoveContext<typeof invoice, 'issue'>): Promise<InvoiceColumns> {
  if (record.state === 'failed') await renumber(tx, record);
  await settleDocument(tx, { id: record.id, counts: true, actorName: actor.name });
  return { ...(await freshReceiver(record, tx.trx)), failure: null };
}
