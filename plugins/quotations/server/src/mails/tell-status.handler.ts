import { env } from '@mayorista/config';
import {
  findShaped,
  getKnex,
  inTransaction,
  sendMail,
  service,
  systemActor,
  type Core,
  type JobHandler,
} from '@mayorista/kernel';
import '@mayorista/companies/contract';
import { quotations } from '../quotations/quotation.record';
import type { QuotationRow } from '../quotations/quotation.types';
import { findVersion } from '../versions/version.store';
import { findAddress, findPersonAddress } from './find-address';
import { mailQuotation } from './mail-quotation';

/** What a salesman is told of. */
const answersTold: Readonly<Record<string, string>> = {
  contraoferta: 'tiene una contraoferta',
  aceptada: 'fue aceptada',
  rechazada: 'fue rechazada',
  vencida: 'venció',
};

export const run: JobHandler<{ quotationId: number; status: string; version: number }> = async ({
  strapi,
  payload,
}) => {
  const { quotationId, status, version } = payload;
  const actor = systemActor('Avisos de cotizaciones');
  const quotation = (await findShaped(quotations, { strapi }, quotationId, actor)) as QuotationRow | null;
  if (quotation === null) return { told: false };
  const key = `distributor-quotation:${quotationId}:${version}:${status}`;
  if (status === 'enviada') return { told: await sendVersion(strapi, quotation, version, key) };
  const what = answersTold[status];
  return { told: what !== undefined && (await tellSalesman(strapi, quotation, what, key)) };
};

/** Sends a version as it was sent, though another may be in work by now. */
async function sendVersion(
  strapi: Core.Strapi,
  quotation: QuotationRow,
  number: number,
  key: string,
): Promise<boolean> {
  const to = await findAddress(strapi, quotation);
  const version = await findVersion(getKnex(strapi), quotation.id, number);
  if (to === null || version === undefined) return false;
  const { folio } = quotation;
  await mailQuotation(strapi, quotation, {
    key,
    to,
    subject: `Cotización ${folio ?? ''}${number > 1 ? ` versión ${number}` : ''} de Mayorista`,
    text: [
      `Adjuntamos la cotización ${folio ?? ''} por $${version.total} ${version.currency}.`,
      `Precios y tipo de cambio se sostienen hasta el ${version.validTo}.`,
      '',
      `Acéptala, recházala o haz una contraoferta en ${env().publicStoreUrl}`,
    ].join('\n'),
    printing: { isExternal: false, version: number },
  });
  return true;
}

async function tellSalesman(strapi: Core.Strapi, quotation: QuotationRow, what: string, key: string): Promise<boolean> {
  const { company_id: companyId, folio, answer } = quotation;
  const company = companyId === null ? null : await service(strapi, 'companies.companies').find(companyId);
  const to = company?.salesmanId == null ? null : await findPersonAddress(strapi, company.salesmanId);
  if (to === null || company === null) return false;
  await inTransaction(strapi, (tx) =>
    sendMail(tx, {
      isSafeToKeep: true,
      key,
      to,
      subject: `La cotización ${folio ?? ''} ${what}`,
      text: [`La cotización ${folio ?? ''} de ${company.businessName} ${what}.`, answer].filter(Boolean).join('\n\n'),
      tag: 'distributor-quotation-answer',
    }),
  );
  return true;
}
