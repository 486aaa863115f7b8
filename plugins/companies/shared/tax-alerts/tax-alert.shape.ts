import { choice, day, defineShape, moment, readOnly, reference, text } from '@mayorista/kernel/shape';
import { taxpayerSituations } from '@mayorista/reference/shared';
import { companies } from '../referables';

/** A company that came to stand on the list of article 69-B, until staff have looked at it. */
export const taxAlert = defineShape({
  name: 'tax-alert',
  domain: 'companies',
  label: ['una alerta 69-B', 'alertas 69-B'],
  fields: {
    company: readOnly(reference(companies, { label: 'Empresa', required: true, onRemove: 'remove' })),
    rfc: readOnly(text({ label: 'RFC', max: 13, required: true })),
    situation: readOnly(choice(taxpayerSituations, { label: 'Situación', required: true })),
    list_day: readOnly(day({ label: 'Lista actualizada al', required: true })),
    note: readOnly(text({ label: 'Qué se decidió', max: 1_000 })),
    decided_by: readOnly(text({ label: 'Decidió', max: 160 })),
    decided_at: readOnly(moment({ label: 'Decidido' })),
  },
  states: {
    open: { label: { es: 'Por revisar', en: 'To be reviewed' }, tone: 'warning' },
    reviewed: { label: { es: 'Revisada', en: 'Reviewed' }, tone: 'success' },
    ended: { label: { es: 'Ya no aparece en la lista', en: 'No longer on the list' } },
  },
  moves: {
    review: {
      from: 'open',
      to: 'reviewed',
      label: 'Revisar',
      input: { note: text({ label: 'Qué se decidió', max: 1_000, required: true }) },
    },
    end: { from: ['open', 'reviewed'], to: 'ended', label: 'Terminar' },
    reopen: { from: ['reviewed', 'ended'], to: 'open', label: 'Volver a revisar' },
  },
  // A company is told of once for each of its situations.
  unique: [['company', 'rfc', 'situation']],
  indexes: [['state']],
  found: { by: { rfc: 'code' }, shows: ['company', 'situation', 'state'], words: ['alerta', '69-b'] },
  list: {
    columns: ['id', 'company', 'rfc', 'situation', 'list_day', 'createdAt', 'state'],
    filters: ['state', 'situation', 'company'],
    search: ['company.name', 'rfc'],
  },
});
