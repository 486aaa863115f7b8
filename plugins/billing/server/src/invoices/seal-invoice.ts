import { randomUUID } from 'node:crypto';
import { INVOICE_SERIES } from '@mayorista/config';
import {
  advisoryLock,
  DependencyAway,
  formatMessage,
  getKnex,
  inTransaction,
  instant,
  moveShaped,
  now,
  service,
  type Core,
  type Tx,
} from '@mayorista/kernel';
import '@mayorista/reference/contract';
import type { Knex } from 'knex';
import { sealCfdi, type SealedCfdi } from '../cfdi/seal-cfdi';
import { getIssuer } from '../issuer';
import { findPayment } from '../payments/payment.store';
import { judgeBySchemas } from '../schemas/judge-by-schemas';
import { invoices } from './invoice.record';
import {
  findHead,
  findRequest,
  keepRequest,
  nextFolio,
  writeInvoice,
  type InvoiceColumns,
  type InvoiceRow,
} from './invoice.store';
import { system } from './system';
import { officialRateOf } from './official-rate';
import { toDraft } from './to-draft';

/** Lists what the tax authority's schemas say against a document as it would be sealed now; nothing where they are not loaded. */
export async function judgeSealed(strapi: Core.Strapi, row: InvoiceRow): Promise<string[]> {
  const knex = getKnex(strapi);
  const series = row.series ?? INVOICE_SERIES[row.type];
  const rate = await officialRateOf(strapi, knex, row);
  if (rate === 'missing') return [formatMessage('official_rate_missing', {}, 'es')];
  const { xml } = await seal(strapi, knex, withRate(row, rate), { series, folio: row.folio ?? 1 });
  return judgeBySchemas(strapi, xml);
}

/** Gives a validated document its folio, seals it, and keeps the bytes that will be sent, in one transaction. */
export async function sealInvoice(strapi: Core.Strapi, row: InvoiceRow): Promise<void> {
  await inTransaction(strapi, async (tx) => {
    await advisoryLock(tx, 'billing:folios');
    const head = await findHead(tx.trx, row.id);
    if (head?.state !== 'validated') return;
    await moveShaped(invoices, tx, system, { id: row.id, input: { state: 'stamping' }, expected: null });
    await reseal(tx, row);
  });
}

/** Seals a document with the date of now; its folio and reference stay. For one whose bytes are too old to be stamped. */
export const resealInvoice = (strapi: Core.Strapi, row: InvoiceRow): Promise<void> =>
  inTransaction(strapi, (tx) => reseal(tx, row));

async function reseal(tx: Tx, row: InvoiceRow): Promise<void> {
  const series = row.series ?? INVOICE_SERIES[row.type];
  const folio = row.folio ?? (await nextFolio(tx, series));
  const rate = await officialRateOf(tx.strapi, tx.trx, row);
  // Judged a moment ago; a document that was sealed anew days later waits until somebody has loaded it.
  if (rate === 'missing') throw new DependencyAway(formatMessage('official_rate_missing', {}, 'es'));
  const { xml } = await seal(tx.strapi, tx.trx, withRate(row, rate), { series, folio });
  const known = await findRequest(tx.trx, row.id);
  await keepRequest(tx, row.id, { reference: known?.reference ?? randomUUID(), xml });
  await writeInvoice(tx, row.id, { series, folio, number: `${series}-${folio}`, issued_at: instant(now()), ...rate });
}

const withRate = (row: InvoiceRow, rate: InvoiceColumns): InvoiceRow => ({ ...row, ...rate });

async function seal(
  strapi: Core.Strapi,
  knex: Knex,
  row: InvoiceRow,
  place: { readonly series: string; readonly folio: number },
): Promise<SealedCfdi> {
  const { issuer, certificate } = getIssuer();
  const original = row.original_id === null ? undefined : await findHead(knex, row.original_id);
  const payment = row.type === 'P' ? await findPayment(knex, row.id) : null;
  const timeZone = await timeZoneAt(strapi, row.issue_zip_code ?? issuer.zipCode);
  const draft = toDraft(row, { issuer, at: now(), timeZone, originalUuid: original?.uuid ?? null, payment, ...place });
  return sealCfdi(draft, certificate);
}

/** Finds the local time of the place of issue: 'la hora local donde se expide' (Anexo 20, Fecha). */
async function timeZoneAt(strapi: Core.Strapi, zipCode: string): Promise<string> {
  const [place] = await service(strapi, 'reference.places').fiscal([{ countryId: null, zipCode }]);
  if (place === undefined) throw new Error(`${zipCode} lies nowhere`);
  return place.timeZone;
}
