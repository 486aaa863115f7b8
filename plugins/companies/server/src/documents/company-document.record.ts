import { z } from 'zod';
import { defineRecord, nowInstant, plainDate, sendMail, today, now, type Tx, say } from '@mayorista/kernel';
import type { RowOf } from '@mayorista/kernel/shape';
import { companyDocument, companyDocumentLabels, companyDocumentWords } from '../../../shared';
import { companyRefusals, companyRowsInReach } from '../companies/company-rows';
import { tables } from '../uids';

type Row = RowOf<typeof companyDocument>;
const needs = 'company-documents.authorize';

/** Serves the papers of companies: uploaded by their owners, authorised or rejected by staff (spec people 4). */
export const companyDocuments = defineRecord(companyDocument, {
  needs: { read: 'company-documents.read', write: 'company-documents.upload' },
  omits: ['create', 'update', 'remove'],
  scope: companyRowsInReach,
  companyOf: ({ company_id: id }) => id,
  checkIn: ({ tx, actor, record }) => companyRefusals(tx, actor, record),
  computedOutput: { type_label: z.string(), is_expired: z.boolean() },
  computed: () =>
    Promise.resolve(({ type, status, expires_on: expiresOn }) => ({
      type_label: say(companyDocumentWords[type]),
      is_expired: status === 'authorized' && expiresOn !== null && expiresOn < today(),
    })),
  waits: { pending: { label: ['documento de empresa por autorizar', 'documentos de empresas por autorizar'], needs } },
  moves: {
    authorize: {
      needs,
      guard: ({ file_id: id }) => (id === null ? [{ code: 'required', field: 'file' }] : []),
      effect: async ({ tx, actor, record, input: { expires_on: expiresOn } }) => {
        await tellDecision(tx, record, `quedó autorizado${expiresOn ? `, vigente hasta ${expiresOn}` : ''}`);
        return {
          expires_on: expiresOn == null ? null : plainDate(expiresOn),
          reason: null,
          reviewed_by: actor.name,
          reviewed_at: nowInstant(),
        };
      },
    },
    reject: {
      needs,
      effect: async ({ tx, actor, record, input: { reason } }) => {
        await tellDecision(tx, record, `no se autorizó: ${reason}. Puedes subirlo otra vez`);
        return { expires_on: null, reason, reviewed_by: actor.name, reviewed_at: nowInstant() };
      },
    },
  },
});

/** Tells a company by its first mail what became of a paper. */
async function tellDecision(tx: Tx, { id, company_id: companyId, type }: Row, text: string): Promise<void> {
  const email = (await tx.trx(tables.companyEmail).where({ company_id: companyId }).orderBy('id').first('email')) as
    { email: string } | undefined;
  if (email === undefined) return;
  await sendMail(tx, {
    isSafeToKeep: true,
    key: `company-document:${id}:${now().getTime()}`,
    to: email.email,
    subject: `Tu documento: ${companyDocumentLabels[type]}`,
    tag: 'company-document',
    text: `El documento «${companyDocumentLabels[type]}» ${text}.`,
  });
}
