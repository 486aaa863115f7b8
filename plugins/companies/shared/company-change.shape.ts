import { defineShape, moment, readOnly, reference, text } from '@mayorista/kernel/shape';
import { cfdiUse, taxRegime } from '@mayorista/reference/shared';
import { companies } from './referables';

/** What a company wants to change of its fiscal identity, until staff say yes or no. */
export const companyChange = defineShape({
  name: 'company-change',
  domain: 'companies',
  label: ['un cambio por autorizar', 'cambios por autorizar'],
  fields: {
    company: readOnly(reference(companies, { label: 'Empresa', required: true, onRemove: 'remove' })),
    rfc: readOnly(text({ label: 'RFC', max: 13, required: true })),
    business_name: readOnly(text({ label: 'Razón social', max: 254, required: true })),
    tax_regime: readOnly(reference(taxRegime, { label: 'Régimen fiscal', required: true })),
    cfdi_use: readOnly(reference(cfdiUse, { label: 'Uso de CFDI', required: true })),
    zip_code: readOnly(text({ label: 'Código postal fiscal', max: 5, required: true })),
    fiscal_address: readOnly(text({ label: 'Domicilio fiscal', max: 500 })),
    asked_by: readOnly(text({ label: 'Pidió', max: 160 })),
    decided_by: readOnly(text({ label: 'Decidió', max: 160 })),
    decided_at: readOnly(moment({ label: 'Decidido' })),
    reason: readOnly(text({ label: 'Motivo', max: 1_000 })),
  },
  states: {
    pending: { label: { es: 'Por autorizar', en: 'To be authorised' }, tone: 'warning' },
    approved: { label: { es: 'Aprobado', en: 'Approved' }, tone: 'success' },
    rejected: { label: { es: 'Rechazado', en: 'Rejected' }, tone: 'danger' },
    replaced: { label: { es: 'Reemplazado', en: 'Replaced' } },
  },
  moves: {
    approve: { from: 'pending', to: 'approved', label: 'Aprobar' },
    reject: {
      from: 'pending',
      to: 'rejected',
      label: 'Rechazar',
      input: { reason: text({ label: 'Motivo', max: 1_000, required: true }) },
    },
    replace: { from: 'pending', to: 'replaced', label: 'Reemplazar' },
  },
  list: {
    columns: ['id', 'company', 'rfc', 'business_name', 'asked_by', 'createdAt', 'state'],
    filters: ['state', 'company'],
    search: ['company.name', 'rfc', 'business_name'],
  },
});
