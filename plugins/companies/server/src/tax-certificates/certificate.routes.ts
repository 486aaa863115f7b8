import { z } from 'zod';
import {
  defineRoute,
  getKnex,
  insertRow,
  inTransaction,
  NotFoundError,
  receivingFiles,
  recordAudit,
  reject,
  service,
  throwIfRefused,
  typedId,
  type Actor,
  type FilePlaces,
  type RouteDefinition,
  type RouteRequest,
  type Tx,
  type UploadedFile,
} from '@mayorista/kernel';
import '@mayorista/reference/contract';
import type { Knex } from 'knex';
import { companyFiscalData, taxCertificate } from '../../../shared';
import { companyRowsInReach } from '../companies/company-rows';
import { fileDocument } from '../documents/document.routes';
import { fiscalName } from '../../../shared/fiscal-names/fiscal-name';
import { tables } from '../uids';
import { compareCertificate, proposedFrom } from './compare-certificate';
import type { TaxCertificate } from './parse-tax-certificate';
import { readTaxCertificate } from './read-tax-certificate';
import { certificateValidationOutput } from './certificate.answer';

type Source = Pick<RouteRequest, 'strapi' | 'actor'>;
const { table } = taxCertificate;
const certificates: FilePlaces = { tax_certificate: { maxBytes: 10 * 1024 * 1024, extensions: ['pdf'] } };

interface CompanyRow {
  readonly company_id: number;
  readonly rfc: string | null;
}

async function getCompany(knex: Knex, { strapi, actor }: Source, id: number): Promise<CompanyRow> {
  const query = knex(knex(tables.company).where({ id }).select({ company_id: 'id' }, 'rfc').as('company'));
  companyRowsInReach(query, actor, strapi);
  const row = (await query.first('company_id', 'rfc')) as CompanyRow | undefined;
  if (row === undefined) throw new NotFoundError();
  return row;
}

/** What a company's certificate says, what would follow from it, and where it differs from what was typed. */
async function validation({ strapi }: Source, companyId: number) {
  const knex = getKnex(strapi);
  const read = (await knex(table).where({ company_id: companyId }).first('*')) as
    Record<string, string | null> | undefined;
  const typed = (await knex(companyFiscalData.table).where({ company_id: companyId }).first('*')) as
    Record<string, string | number | null> | undefined;
  const regimes = await service(strapi, 'reference.tax').regimes(knex);
  const certificate =
    read === undefined
      ? null
      : {
          rfc: read.rfc ?? null,
          business_name: read.business_name ?? null,
          zip_code: read.zip_code ?? null,
          regimes: (read.regimes ?? '').split('\n').filter(Boolean),
          id_cif: read.id_cif ?? null,
        };
  const proposal = certificate === null ? null : proposedFrom(certificate, regimes);
  const differences = proposal === null || typed === undefined ? [] : compareCertificate(proposal, typed);
  return {
    id: companyId,
    company_id: companyId,
    certificate,
    proposal,
    differences,
    is_valid: certificate !== null && typed !== undefined && differences.length === 0,
  };
}

interface Filed {
  readonly companyId: number;
  readonly file: UploadedFile;
  readonly read: TaxCertificate;
}

/** Writes what a certificate says, and files it as the company's paper. */
async function fileCertificate(tx: Tx, actor: Actor, { companyId, file, read }: Filed): Promise<void> {
  await fileDocument(tx, actor, { companyId, type: 'tax_certificate', file });
  const values = {
    rfc: read.rfc,
    business_name: read.businessName === null ? null : fiscalName(read.businessName, read.rfc),
    zip_code: read.zipCode,
    regimes: read.regimes.join('\n'),
    id_cif: read.idCif,
    uploaded_by: actor.name,
  };
  const changed = await tx.trx(table).where({ company_id: companyId }).update(values);
  if (changed === 0) await insertRow(tx, table, { ...values, company_id: companyId });
  await recordAudit(tx, actor, {
    modelType: 'company-distributors',
    modelId: companyId,
    action: 'certificate-read',
    after: values,
  });
}

/** The certificate of the tax authority: read from its PDF, proposed, compared (spec storefront 7, spec people 7). */
export const certificateRoutes: readonly RouteDefinition[] = [
  defineRoute({
    method: 'POST',
    path: '/company-tax-certificates',
    noun: 'company-tax-certificates',
    action: 'save',
    needs: 'company-fiscal-datas.write',
    summary: 'Subir la constancia de situación fiscal de una empresa (multipart: tax_certificate)',
    isRepeatable: true,
    input: z.looseObject({ company_id: typedId.optional() }),
    output: certificateValidationOutput,
    async handle(request) {
      const { strapi, actor, input, files } = request;
      const asked = input.company_id ?? actor.companyId ?? reject('required', 'company_id');
      const { company_id: companyId, rfc } = await getCompany(getKnex(strapi), request, asked);
      const file =
        files.find(({ field, sizeBytes }) => field === 'tax_certificate' && sizeBytes > 0) ??
        reject('required', 'tax_certificate');
      await receivingFiles([file], certificates, async ([received = file]) => {
        throwIfRefused(received);
        const read = (await readTaxCertificate(received.path)) ?? reject('certificate_unread', 'tax_certificate');
        if (read.rfc === null) return reject('certificate_unread', 'tax_certificate');
        if (rfc !== null && rfc !== read.rfc) reject('certificate_of_another', 'tax_certificate', { rfc: read.rfc });
        if (read.isQrOfSame === false) reject('certificate_forged', 'tax_certificate');
        await inTransaction(strapi, (tx) => fileCertificate(tx, actor, { companyId, file: received, read }));
      });
      return { data: await validation(request, companyId), id: companyId, meta: {} };
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/tax-certificate-validations',
    noun: 'tax-certificate-validations',
    action: 'find',
    needs: 'company-fiscal-datas.read',
    summary: 'La constancia de una empresa comparada con sus datos fiscales',
    query: z.object({ company_id: typedId.optional() }),
    output: certificateValidationOutput,
    async handle(request) {
      const asked = request.query.company_id ?? request.actor.companyId ?? reject('required', 'company_id');
      const { company_id: companyId } = await getCompany(getKnex(request.strapi), request, asked);
      return { data: await validation(request, companyId), id: companyId, meta: {} };
    },
  }),
];
