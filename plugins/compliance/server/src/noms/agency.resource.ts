import { z } from 'zod';
import { defineResource, reject, type BaseRow } from '@mayorista/kernel';
import { changeOf, optionalText, text } from '../input';
import { tables, uids } from '../uids';
import { nomDocumentCertificationAgency } from './agency.answer';

interface AgencyRow extends BaseRow {
  readonly name: string;
  readonly acronym: string | null;
  readonly accreditation: string | null;
  readonly email: string | null;
  readonly telephone: string | null;
  readonly web_page: string | null;
  readonly status: number;
}

const agencyInput = z.strictObject({
  name: text(200),
  acronym: optionalText(40),
  accreditation: optionalText(80),
  email: z.union([z.email('not_an_email').max(160), z.literal('').transform(() => null)]).nullish(),
  telephone: optionalText(30),
  web_page: z.union([z.url('invalid').max(300), z.literal('').transform(() => null)]).nullish(),
  status: z.union([z.literal(0), z.literal(1)]).default(1),
});

/** Bodies that certify and give dictums. status 1 = active. */
export const agencyResource = defineResource<AgencyRow>()({
  path: '/nom-document-certification-agencies',
  uid: uids.agency,
  label: 'organismo de certificación',
  search: ['name', 'acronym', 'accreditation'],
  filters: ['status'],
  order: { name: 'asc' },
  read: { needs: 'certification-agencies.read' },
  create: { needs: 'certification-agencies.write', schema: agencyInput },
  update: { needs: 'certification-agencies.write', schema: changeOf(agencyInput) },
  remove: {
    needs: 'certification-agencies.write',
    async before({ tx }, { id }) {
      for (const table of [tables.document, tables.cert])
        if ((await tx.trx(table).where({ certification_agency_id: id }).first('id')) !== undefined) reject('in_use');
    },
  },
  output: nomDocumentCertificationAgency,
  serialize: ({ id, name, acronym, accreditation, email, telephone, web_page, status }) => ({
    id,
    name,
    acronym,
    accreditation,
    email,
    telephone,
    web_page,
    status,
  }),
});
