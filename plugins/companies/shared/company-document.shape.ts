import {
  choice,
  createOnly,
  day,
  defineShape,
  moment,
  privateFile,
  readOnly,
  reference,
  text,
} from '@mayorista/kernel/shape';
import { companies } from './referables';
import { companyDocumentLabels } from './terms';

/** A paper of a company that staff authorise, until a day (spec people 3 and 4, Company document upload). */
export const companyDocument = defineShape({
  name: 'company-document',
  domain: 'companies',
  label: ['un documento de empresa', 'documentos de empresas'],
  stateField: 'status',
  fields: {
    company: createOnly(reference(companies, { label: 'Empresa', required: true, onRemove: 'remove' })),
    type: createOnly(choice(companyDocumentLabels, { label: 'Tipo', required: true })),
    file: privateFile({
      label: 'Documento',
      kinds: ['pdf', 'png', 'jpg', 'jpeg', 'webp'],
      maxBytes: 10 * 1024 * 1024,
    }),
    uploaded_by: readOnly(text({ label: 'Subió', max: 160 })),
    uploaded_at: readOnly(moment({ label: 'Subido' })),
    expires_on: readOnly(day({ label: 'Vence' })),
    reason: readOnly(text({ label: 'Motivo', max: 1_000 })),
    reviewed_by: readOnly(text({ label: 'Revisó', max: 160 })),
    reviewed_at: readOnly(moment({ label: 'Revisado' })),
  },
  states: {
    pending: { label: { es: 'Por autorizar', en: 'To be authorised' }, editable: true, tone: 'warning' },
    authorized: { label: { es: 'Autorizado', en: 'Authorised' }, tone: 'success' },
    rejected: { label: { es: 'Rechazado', en: 'Rejected' }, tone: 'danger' },
  },
  moves: {
    authorize: {
      from: 'pending',
      to: 'authorized',
      label: 'Autorizar',
      input: { expires_on: day({ label: 'Vence' }) },
    },
    reject: {
      from: 'pending',
      to: 'rejected',
      label: 'Rechazar',
      input: { reason: text({ label: 'Motivo', max: 1_000, required: true }) },
    },
  },
  unique: [['company', 'type']],
  list: {
    columns: ['id', 'company', 'type', 'uploaded_at', 'expires_on', 'status'],
    filters: ['status', 'company', 'type', 'expires_on'],
    search: ['company.name'],
  },
});
